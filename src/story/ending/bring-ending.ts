import type { ComponentType } from 'react';
import { Ending, type EndingProps } from './ending';
import { fetchPictures } from './pictures';
import { bringPrints } from './use-flight';

/** The ending, once its pictures are here, and what draws them in the scene where there is one: else the page does. */
export async function bringEnding(): Promise<ComponentType<EndingProps>> {
  const hasScene = document.querySelector('[data-deck="scene"]') !== null;
  await Promise.all([fetchPictures(), hasScene && bringPrints().catch(() => {})]);
  return Ending;
}
