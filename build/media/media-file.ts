import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readOnce } from './read-once.ts';

/** A photo or film, identified by its content. */
export type MediaFile = {
  /** As the content names it. */
  name: string;
  path: string;
  /** In bytes. */
  size: number;
  hash: string;
};

/** Opens a file in the media folder or the cache. Hashes it only if it has changed: fifty photos take a second. */
export async function openMediaFile(folder: string, name: string): Promise<MediaFile> {
  const path = join(folder, name);
  const hash = await hashOf(path);
  return { name, path, size: (await stat(path)).size, hash };
}

/** Reads in chunks: a film may be larger than memory. */
const hashOf = readOnce(async (path) => {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer);
  return hash.digest('hex');
});
