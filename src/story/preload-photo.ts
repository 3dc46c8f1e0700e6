import { preload } from 'react-dom';
import type { StoryCard } from '../content/model';
import { sourceFor, stillOf } from './card-photo';

/** More device pixels than this cost battery and show nothing. */
export const MAX_DPR = 2;

/** Asks for a card's photo while the code that will show it is still on its way. @param box its room in CSS px. */
export function preloadPhoto(card: StoryCard, box: { width: number; height: number }): void {
  const still = stillOf(card);
  const photo = still && sourceFor(still, 'avif', box, Math.min(window.devicePixelRatio, MAX_DPR));
  if (photo) preload(photo.url, { as: 'fetch', crossOrigin: 'anonymous' });
}
