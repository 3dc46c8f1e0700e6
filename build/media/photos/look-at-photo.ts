import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cached, keyOf } from '../cache.ts';
import { limit } from '../limit.ts';
import type { MediaFile } from '../media-file.ts';
import { FAIL_ON, readPhoto } from './read-photo.ts';

/** Increase this after a change to what is measured. */
const VERSION = 2;

/** The most pixels of a photo that the build reads; phones take photos of up to 200 million. */
export const MAX_PIXELS = 220e6;

/** The size, in pixels, to which a photo is scaled only to read it to its end. */
const READ_SIDE = 8;

/** Resolution of vector drawings, in pixels per inch: sharp's default, and the build's maximum. */
const DENSITY = 72;
const MAX_DENSITY = 2400;

/** The facts about a photo that determine how it is processed. */
export type PhotoLook = {
  /** Of the upright picture, in image pixels. */
  width: number;
  height: number;
  /** True for a vector drawing, which can have any size. */
  isDrawing: boolean;
  /** True if any of its pixels are transparent. */
  isSeeThrough: boolean;
};

/**
 * Looks at a whole photo; null if the file is broken or not a photo. Cached.
 * @throws an error of the system, such as a full disk
 */
export async function lookAtPhoto(cacheFolder: string, file: MediaFile): Promise<PhotoLook | null> {
  try {
    const key = keyOf(file.hash, { VERSION });
    return (await cached(join(cacheFolder, 'looks'), key, () => limit(() => look(cacheFolder, file)))).facts;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return null;
  }
}

async function look(cacheFolder: string, file: MediaFile): Promise<PhotoLook> {
  const bytes = await readPhoto(cacheFolder, file);
  const isDrawing = isSvg(bytes);
  const image = sharp(bytes, { limitInputPixels: false, failOn: FAIL_ON });
  const { autoOrient, hasAlpha } = await image.metadata();
  const { width, height } = autoOrient;
  // Not read further: `photo-faults.ts` reports a photo with too many pixels.
  if (width * height > MAX_PIXELS) return { width, height, isDrawing, isSeeThrough: false };
  // Either way the photo is read to its end, since the beginning of a truncated one is fine.
  if (hasAlpha) return { width, height, isDrawing, isSeeThrough: await hasTransparency(image, file) };
  await image.resize(READ_SIDE).raw().toBuffer();
  return { width, height, isDrawing, isSeeThrough: false };
}

/** Whether any pixel is transparent. Takes several times as long as only reading the photo. */
async function hasTransparency(image: Sharp, { name }: MediaFile): Promise<boolean> {
  const { channels, isOpaque } = await image.stats();
  // If sharp reads two truncated photos at the same time, it may report only one, and return no channels for the other.
  if (channels.length === 0) throw new Error(`${name} is truncated`);
  return !isOpaque;
}

/** Whether the bytes are a vector drawing. */
export function isSvg(bytes: Buffer): boolean {
  return /<svg[\s>]/.test(bytes.subarray(0, 1000).toString('utf8'));
}

/**
 * The resolution, in pixels per inch, at which a drawing at least fills a box, up to `MAX_DENSITY`; `DENSITY` for a
 * photo.
 */
export async function densityFor(bytes: Buffer, width: number, height = Infinity): Promise<number> {
  if (!isSvg(bytes)) return DENSITY;
  const own = await sharp(bytes, { density: DENSITY }).metadata();
  const scale = Math.min(width / own.width, height / own.height);
  return Math.min(Math.max(Math.ceil(DENSITY * scale), DENSITY), MAX_DENSITY);
}
