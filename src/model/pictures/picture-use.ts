import type { Path } from '../tree.ts';

/** What a picture is for: a drawing may be smaller than a photo, and a cover must be larger. */
export type PictureUse = 'photo' | 'drawing' | 'cover';

/** The lines that name a drawing. */
const DRAWINGS = new Set<unknown>(['logo', 'pet']);

/** The use of a picture. @param path the path, in its file, of the line that names it */
export function pictureUseOf(path: Path): PictureUse {
  if (path[0] === 'cover') return 'cover';
  return DRAWINGS.has(path.at(-1)) ? 'drawing' : 'photo';
}
