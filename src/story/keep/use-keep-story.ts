import type { ComponentType, ReactNode } from 'react';
import type { StoryContent } from '../../model/content';
import { firstCard } from '../../first-card';
import { useLazyPart } from '../../use-lazy-part';
import { idle } from '../../when-idle';
import type { DeckLayout } from '../deck/layout';
import { loadScene } from '../view/load-scene';
import type { KeepStoryProps } from './keep-story';

/** What offers to keep the story, once its first card lies and nothing else is to be done; null where nothing can be kept. */
export function useKeepStory(story: StoryContent, layout: DeckLayout | null): ReactNode {
  return useLazyPart(bringKeepStory, layout && { story, loadScene, box: layout.photo });
}

async function bringKeepStory(): Promise<ComponentType<KeepStoryProps>> {
  if (import.meta.env.MODE === 'archive' || !('serviceWorker' in navigator) || !('caches' in window))
    throw new Error('Nothing can be kept here');
  await firstCard;
  await idle();
  return (await import('./keep-story')).KeepStory;
}
