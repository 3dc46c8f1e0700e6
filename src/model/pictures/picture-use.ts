import type { Path } from '../tree.ts';

/** What a picture is for: a logo or pet may be smaller than a photo, and a cover must be larger. */
export type PictureUse = 'photo' | 'logo' | 'pet' | 'cover';

/** The use of a picture. @param path the path of the line that names the picture in its content file */
export function pictureUseOf(path: Path): PictureUse {
  if (path[0] === 'cover') return 'cover';
  const key = path.at(-1);
  return key === 'logo' || key === 'pet' ? key : 'photo';
}
