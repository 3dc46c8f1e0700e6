import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file in the media folder, identified by its content. */
export type MediaFile = {
  /** As the content names it. */
  name: string;
  path: string;
  /** In bytes. */
  size: number;
  hash: string;
};

/** Hashes by path, with the size and dates they were read at. */
const known = new Map<string, { stamp: string; hash: Promise<string> }>();

/** Hashes a file, and again only if its size or a date has changed: fifty photos take a second. */
export async function openMediaFile(folder: string, name: string): Promise<MediaFile> {
  const path = join(folder, name);
  const { size, stamp } = await stampOf(path);
  const last = known.get(path);
  const hash = last?.stamp === stamp ? last.hash : hashOf(path);
  known.set(path, { stamp, hash });
  // The next caller tries again: another program may lock the file only for a moment.
  hash.catch(() => known.delete(path));
  return { name, path, size, hash: await hash };
}

/** A file's size, and a text that changes when the file does. */
export async function stampOf(path: string): Promise<{ size: number; stamp: string }> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(path);
  return { size, stamp: [size, mtimeMs, ctimeMs, ino].join() };
}

/** Reads in chunks: a film may be larger than memory. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer);
  return hash.digest('hex');
}
