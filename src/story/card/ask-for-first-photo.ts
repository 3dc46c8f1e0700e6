import type { Photo } from '../../model/content';
import { photoDpr, sourceFor } from './card-photo';
import { guessPhotoBox } from './guess-photo-box';

/** The first card's still, inserted by the build. */
declare const FIRST_PHOTO: Photo;

// The shell of a link to the story runs this as a separate script, so that the photo loads in parallel with the code.
const box = guessPhotoBox();
const source = sourceFor(FIRST_PHOTO, 'avif', box, photoDpr(box));
if (source) {
  const link = document.createElement('link');
  // Because of the type, browsers without AVIF do not fetch it.
  Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif', href: source.url, fetchPriority: 'high' });
  document.head.append(link);
}
