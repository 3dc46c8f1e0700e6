import { join } from 'node:path';
import sharp from 'sharp';
import { cached, keyOf } from './cache.ts';
import { limit } from './limit.ts';
import type { MediaFile } from './media-file.ts';
import { readPhoto } from './read-photo.ts';

/** Bumped by hand whenever the look changes. */
const VERSION = 2;

/** Pixels beyond which a file was surely not meant for a website; the largest of phones have 200 million. */
export const MOST_PIXELS = 220e6;

/** Some phones write JPEGs that are a little out of the rules (`Invalid SOS parameters`), and all the same whole. */
export const FAIL_ON = 'error';

/** What is known of a photo before anything is made of it. */
export type PhotoLook = {
  /** Upright, in image pixels. */
  width: number;
  height: number;
  /** A vector drawing, which has no size of its own. */
  isDrawing: boolean;
  /** Paper is to show through it somewhere. */
  isSeeThrough: boolean;
};

/** Looks at a photo from beginning to end, once for the same bytes; null where it is broken or none. */
export async function lookAtPhoto(cacheFolder: string, file: MediaFile): Promise<PhotoLook | null> {
  try {
    const key = keyOf(file.hash, { VERSION });
    return (await cached(join(cacheFolder, 'looks'), key, () => limit(() => look(cacheFolder, file)))).facts;
  } catch {
    return null;
  }
}

async function look(cacheFolder: string, file: MediaFile): Promise<PhotoLook> {
  const bytes = await readPhoto(cacheFolder, file);
  const isDrawing = isSvg(bytes);
  const image = sharp(bytes, { limitInputPixels: false, failOn: FAIL_ON });
  const { width, height } = (await image.metadata()).autoOrient;
  if (width * height > MOST_PIXELS) return { width, height, isDrawing, isSeeThrough: false };
  // Reads it to the end: a photo that breaks off has a sound beginning.
  const { isOpaque, channels } = await image.stats();
  // Where two break off at the same moment sharp tells of one, and of the other that it has no colours.
  if (channels.length === 0) throw new Error(`${file.name} breaks off`);
  return { width, height, isDrawing, isSeeThrough: !isOpaque };
}

/** Whether the bytes are a vector drawing. */
export function isSvg(bytes: Buffer): boolean {
  return /<svg[\s>]/.test(bytes.subarray(0, 1000).toString('utf8'));
}
