import type { PhotoSource } from '../../../src/model/content.ts';
import { focusOf } from '../../../src/model/pictures/focus.ts';
import type { MediaFile } from '../media-file.ts';
import { cutOf, widthsFor } from './cut-photo.ts';
import { lookAtPhoto } from './look-at-photo.ts';
import { makePhoto, WIDTHS, type PhotoOptions } from './make-photo.ts';

/** A print looks sharper than the card's largest file if it is at least this many times as wide. */
const VISIBLY_WIDER = 1.2;

/** Makes a card's photo for the show's large screen; null if it is broken or would look no sharper there. Cached. */
export async function makePrint(
  cacheFolder: string,
  file: MediaFile,
  options: PhotoOptions,
): Promise<PhotoSource | null> {
  const look = await lookAtPhoto(cacheFolder, file);
  if (!look) return null;
  const size = cutOf(look, 'print', focusOf(options.focus)) ?? look;
  const largest = Math.max(...widthsFor('story', WIDTHS.story, size));
  if (!look.isDrawing && size.width < largest * VISIBLY_WIDER) return null;
  return (await makePhoto(cacheFolder, file, 'print', options)).avif[0] ?? null;
}
