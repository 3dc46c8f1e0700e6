import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the media folder, known by what is in it. */
export type MediaFile = {
  /** As the content names it. */
  name: string;
  path: string;
  /** In bytes. */
  size: number;
  hash: string;
};

/** What was read of a file, and how it was dated then. */
const known = new Map<string, { stamp: string; hash: Promise<string> }>();

/** Says what a file holds. It is only read anew where its size or one of its dates has changed: fifty photos take a second. */
export async function openMediaFile(folder: string, name: string): Promise<MediaFile> {
  const path = join(folder, name);
  const { size, mtimeMs, ctimeMs, ino } = await stat(path);
  const stamp = [size, mtimeMs, ctimeMs, ino].join();
  const last = known.get(path);
  const hash = last?.stamp === stamp ? last.hash : hashOf(path);
  known.set(path, { stamp, hash });
  return { name, path, size, hash: await hash };
}

/** Piece by piece: a film may be larger than memory. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer);
  return hash.digest('hex');
}
