import type { ComponentType, ReactNode } from 'react';
import type { StoryContent } from '../../model/content';
import { firstCard } from '../../first-card';
import { useLazyPart } from '../../use-lazy-part';
import { idle } from '../../when-idle';
import type { DeckLayout } from '../deck/layout';
import { loadScene } from '../view/load-scene';
import type { KeepStoryProps } from './keep-story';

/** The offer to save the story; null until the first card shows and the browser is idle, or if nothing can be saved. */
export function useKeepStory(story: StoryContent, layout: DeckLayout | null): ReactNode {
  return useLazyPart(loadKeepStory, layout && { story, loadScene, box: layout.photo });
}

async function loadKeepStory(): Promise<ComponentType<KeepStoryProps>> {
  if (import.meta.env.MODE === 'archive' || !('serviceWorker' in navigator) || !('caches' in window))
    throw new Error('Nothing can be saved here');
  await firstCard;
  await idle();
  return (await import('./keep-story')).makeKeepStory();
}
