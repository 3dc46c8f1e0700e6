import { preload } from 'react-dom';
import type { StoryCard } from '../content/model';
import { photoDpr, sourceFor, stillOf } from './card-photo';

/** Asks for a card's photo before it is to be shown. @param box its room in CSS px. */
export function preloadPhoto(card: StoryCard, box: { width: number; height: number }): void {
  const still = stillOf(card);
  const photo = still && sourceFor(still, 'avif', box, photoDpr(box));
  if (photo) preload(photo.url, { as: 'image', type: 'image/avif' });
}
