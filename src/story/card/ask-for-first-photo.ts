import type { Photo } from '../../model/content';
import { photoDpr, sourceFor } from './card-photo';
import { guessPhotoBox } from './guess-photo-box';

/** The still of the first card: the build puts it in. */
declare const FIRST_PHOTO: Photo;

// A script of its own, which the shell of a link to the story runs: its photo comes beside the code that will show it.
const box = guessPhotoBox();
const source = sourceFor(FIRST_PHOTO, 'avif', box, photoDpr(box));
if (source) {
  const link = document.createElement('link');
  // Where AVIF is not read the type keeps it from being asked for.
  Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif', href: source.url, fetchPriority: 'high' });
  document.head.append(link);
}
