import type { Path } from '../tree.ts';

/** What a picture is for: a drawing may be smaller than a photo, and a cover must be larger. */
export type PictureUse = 'photo' | 'drawing' | 'cover';

/** The lines that name a drawing. */
const DRAWINGS = new Set<unknown>(['logo', 'pet']);

/** The use of a picture. @param path the path of the line that names the picture in its content file */
export function pictureUseOf(path: Path): PictureUse {
  if (path[0] === 'cover') return 'cover';
  return DRAWINGS.has(path.at(-1)) ? 'drawing' : 'photo';
}
