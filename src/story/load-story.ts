import type { ComponentType } from 'react';
import type { SceneViewProps } from './deck-view';

/** The scene, once its code is here. */
let scene: ComponentType<SceneViewProps> | null = null;

/** Brings the story's page with the flat deck: what a guest needs to see and drag the first card. */
export const loadStory = () => import('./story-page').then((module) => module.StoryPage);

/** Brings the scene: three and all that is WebGL. */
export const loadScene = () => import('./scene/scene-deck').then((module) => (scene = module.SceneDeck));

/** The scene if it has been brought before. */
export const loadedScene = () => scene;
