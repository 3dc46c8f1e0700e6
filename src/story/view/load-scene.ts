import type { ComponentType } from 'react';
import type { SceneViewProps } from './deck-view';

let hasScene = false;

/** Brings the scene: three and all that is WebGL. */
export async function loadScene(): Promise<ComponentType<SceneViewProps>> {
  if (import.meta.env.MODE === 'archive') throw new Error('An archive has the flat deck alone');
  const { SceneDeck } = await import('../scene/scene-deck');
  hasScene = true;
  return SceneDeck;
}

/** Whether the scene has been brought before. */
export const isSceneLoaded = () => hasScene;
