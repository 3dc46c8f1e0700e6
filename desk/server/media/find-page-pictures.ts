import type { Path, Place } from '../../protocol.ts';
import { fileOf, isAsset } from '../../../build/media/asset.ts';
import { isMediaKey } from '../../../build/read/media-names.ts';
import { fileOfPage, type Pages } from '../../../build/make/make-page.ts';
import { walkStrings } from '../../../build/read/walk.ts';

/**
 * Where the pictures and films of a page come from: the last two parts of each file's path, and the line that names it.
 * @param page as `makePage` makes it.
 */
export function findPictures(name: keyof Pages, page: unknown): [address: string, place: Place][] {
  const found: [string, Place][] = [];
  walkStrings(page, (text, path) => {
    const written = isAsset(text) ? writtenAt(name, path as Path) : null;
    if (written) found.push([lastTwoOf(fileOf(text)), { file: `${fileOfPage(name)}.yaml`, path: written }]);
  });
  return found;
}

/** The line from which a picture is made; null where a file is no one picture's. */
function writtenAt(name: keyof Pages, path: Path): Path | null {
  if (name === 'cover') return ['cover', 'photo'];
  const end = path.findIndex((key) => typeof key === 'string' && isMediaKey(key));
  // A card's picture or film is its media, and in the text a line of the card.
  return end < 0 ? null : path.slice(0, end + 1).filter((key) => key !== 'media');
}

function lastTwoOf(file: string): string {
  return file.split('/').slice(-2).join('/');
}
