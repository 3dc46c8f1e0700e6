import type { ComponentType } from 'react';
import type { SceneViewProps } from './deck-view';

let isLoaded = false;

/** Loads the scene: three.js and the deck's WebGL code. The ending's code loads later, with `loadPrints`. */
export async function loadScene(): Promise<ComponentType<SceneViewProps>> {
  // Keeps the import below, and so the scene's code, out of an archive.
  if (import.meta.env.MODE === 'archive') throw new Error('An archive has only the flat deck');
  const { SceneDeck } = await import('../scene/scene-deck');
  isLoaded = true;
  return SceneDeck;
}

/** Whether the scene's code has loaded. */
export const isSceneLoaded = () => isLoaded;
