import type { StoryCard } from '../../model/content';
import { sourceFor, stillOf, type PhotoBox } from './card-photo';

/** Fetches a card's photo, or its video's poster, into the browser's cache. */
export function preloadPhoto(card: StoryCard, box: PhotoBox): void {
  const still = stillOf(card);
  if (!still) return;
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  const image = document.createElement('img');
  source.type = 'image/avif';
  source.srcset = sourceFor(still, 'avif', box)?.url ?? '';
  image.fetchPriority = 'low';
  picture.append(source, image);
  // Last, since the browser chooses a format as soon as the image has an address.
  image.src = sourceFor(still, 'webp', box)?.url ?? '';
}
