import type { ComponentType } from 'react';
import { Ending, type EndingProps } from './ending';
import { fetchPictures } from './pictures';
import { loadPrints } from './use-flight';

/** Loads the ending's pictures and, if the deck has a scene, the WebGL code that draws them. @returns the component. */
export async function loadEnding(): Promise<ComponentType<EndingProps>> {
  const hasScene = document.querySelector('[data-deck="scene"]') !== null;
  // If that code fails to load, the page shows the prints itself.
  await Promise.all([fetchPictures(), hasScene && loadPrints().catch(() => {})]);
  return Ending;
}
