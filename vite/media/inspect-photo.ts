import { lookAtPhoto, MOST_PIXELS } from './look-at-photo.ts';
import type { MediaFile } from './media-file.ts';

/** Bytes beyond which a file was surely not meant for a website. */
const MOST_BYTES = 80e6;

/** Shorter than this a photo looks blurred, on a card or as a portrait; a cover fills the screen. */
const LEAST = { photo: 320, drawing: 128, cover: 1000 };

/** What is wrong with a photo and how to mend it; null where all is well. */
export async function inspectPhoto(
  cacheFolder: string,
  file: MediaFile,
  kind: keyof typeof LEAST,
): Promise<string | null> {
  const { name, size } = file;
  if (size > MOST_BYTES)
    return `"${name}" has ${(size / 1e6).toFixed(1)} MB. Export it smaller: a long side of 3,000 pixels is plenty.`;
  const look = await lookAtPhoto(cacheFolder, file);
  if (!look)
    return `"${name}" is broken or no photo. Open it; if you can see it, export it again as JPEG, else copy it again from where it came.`;
  const { width, height, isDrawing } = look;
  if (width * height > MOST_PIXELS)
    return `"${name}" is ${width} × ${height} pixels. Export it with a long side of 3,000 pixels.`;
  const least = LEAST[kind];
  if (!isDrawing && Math.min(width, height) < least)
    return `"${name}" is only ${width} × ${height} pixels and would look blurred. Use the original: at least ${least} each way.`;
  return null;
}
