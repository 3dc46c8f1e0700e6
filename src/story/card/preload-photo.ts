import type { StoryCard } from '../../model/content';
import { photoDpr, sourceFor, stillOf } from './card-photo';

/** Fetches a card's photo ahead. @param box the photo's box in CSS px. */
export function preloadPhoto(card: StoryCard, box: { width: number; height: number }): void {
  const still = stillOf(card);
  if (!still) return;
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  const image = document.createElement('img');
  source.type = 'image/avif';
  source.srcset = sourceFor(still, 'avif', box, photoDpr(box))?.url ?? '';
  image.fetchPriority = 'low';
  picture.append(source, image);
  // Last, when the AVIF is known: the browser chooses as soon as there is an address.
  image.src = sourceFor(still, 'webp', box, photoDpr(box))?.url ?? '';
}
