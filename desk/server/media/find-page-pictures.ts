import type { Path, Place } from '../../protocol.ts';
import { fileOf, looksLikeAsset } from '../../../build/media/asset.ts';
import { isMediaKey } from '../../../build/read/media-names.ts';
import { fileOfPage, type Pages } from '../../../build/make/make-page.ts';
import { listTexts } from '../../../src/model/tree.ts';

/**
 * Lists the pictures and films of a page. Each has the last two parts of its file's path, by which the desk recognises it
 * in the frame, and the place of the line that names it.
 * @param page the result of `makePage`
 */
export function findPagePictures(name: keyof Pages, page: unknown): [address: string, place: Place][] {
  return listTexts(page).flatMap(({ text, path }): [string, Place][] => {
    const written = looksLikeAsset(text) ? writtenAt(name, path) : null;
    return written ? [[lastTwoOf(fileOf(text)), { file: `${fileOfPage(name)}.yaml`, path: written }]] : [];
  });
}

/** The path of the line that names a picture; null if no single line does. @param path where it is in the page's data */
function writtenAt(name: keyof Pages, path: Path): Path | null {
  if (name === 'cover') return ['cover', 'photo'];
  const end = path.findIndex((key) => typeof key === 'string' && isMediaKey(key));
  // In the page's data, a card's photo or film is below the key `media`, which the content does not have.
  return end < 0 ? null : path.slice(0, end + 1).filter((key) => key !== 'media');
}

function lastTwoOf(file: string): string {
  return file.split('/').slice(-2).join('/');
}
