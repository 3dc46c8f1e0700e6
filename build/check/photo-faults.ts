import { lookAtPhoto, MAX_PIXELS } from '../media/photos/look-at-photo.ts';
import type { Turn } from '../../src/model/pictures/crop.ts';
import type { PictureUse } from '../../src/model/pictures/picture-use.ts';
import type { MediaFile } from '../media/media-file.ts';

/** A larger file was surely not meant for a website. */
const MAX_BYTES = 80e6;

/**
 * Minimum length of each side, in pixels: a smaller picture looks blurred. Of a logo, only the longer side counts. A cover
 * fills the screen; the desk's `ask-for-photo.tsx` repeats its minimum.
 */
const MIN_SIDE: Record<PictureUse, number> = { photo: 320, logo: 128, pet: 128, cover: 1000 };

/** Describes what is wrong with a photo and how to fix it; null if nothing is. */
export async function inspectPhoto(cacheFolder: string, file: MediaFile, kind: PictureUse): Promise<string | null> {
  const { name, size } = file;
  if (size > MAX_BYTES)
    return `"${name}" is ${(size / 1e6).toFixed(1)} MB. Export it smaller: a long side of 3,000 pixels is plenty.`;
  const look = await lookAtPhoto(cacheFolder, file);
  if (!look)
    return `"${name}" is broken or not a photo. If you can open it, export it again as JPEG; otherwise copy the original again.`;
  const { width, height, isDrawing } = look;
  if (isDrawing && kind === 'cover')
    return `"${name}" is a drawing, and the cover shows a photo. Name a photo, at least ${MIN_SIDE.cover} pixels each way.`;
  if (width * height > MAX_PIXELS)
    return `"${name}" is ${width} × ${height} pixels. Export it with a long side of 3,000 pixels.`;
  // A logo may be one line of letters.
  const [side, extent] = kind === 'logo' ? [Math.max(width, height), 'wide'] : [Math.min(width, height), 'each way'];
  if (!isDrawing && side < MIN_SIDE[kind])
    return `"${name}" is only ${width} × ${height} pixels and would look blurred. Use the original: at least ${MIN_SIDE[kind]} ${extent}.`;
  return null;
}

/** Describes a zoom that leaves too few pixels, and how to fix it; null if it leaves enough. */
export async function inspectZoom(
  cacheFolder: string,
  file: MediaFile,
  kind: PictureUse,
  { zoom = 1 }: Turn,
): Promise<string | null> {
  const look = zoom > 1 ? await lookAtPhoto(cacheFolder, file) : null;
  // `inspectPhoto` reports a broken photo, and a drawing stays sharp at any size.
  if (!look || look.isDrawing) return null;
  // Rounded down to a tenth.
  const maxZoom = Math.floor((10 * Math.min(look.width, look.height)) / MIN_SIDE[kind]) / 10;
  if (zoom <= maxZoom) return null;
  const remedy = maxZoom > 1 ? `${maxZoom} is the most for this picture` : 'Delete the line';
  return `"${file.name}" has too few pixels for this zoom and would look blurred. ${remedy}.`;
}
