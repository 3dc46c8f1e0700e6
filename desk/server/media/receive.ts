import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Far larger than any useful film. */
export const MOST_UPLOAD_BYTES = 500e6;

/**
 * Writes an upload to a new file. Past the limit or after a failure to write, only reads the rest, because a browser shows
 * no answer to an aborted upload.
 * @returns the upload's full size, and the hash of what was written
 */
export async function receive(body: AsyncIterable<Uint8Array>, path: string): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let size = 0;
  let failure: Error | undefined;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > MOST_UPLOAD_BYTES || failure) continue;
      hash.update(piece);
      await file.appendFile(piece).catch((error: Error) => (failure = error));
    }
  } finally {
    await file.close();
  }
  if (failure) throw failure;
  return { size, hash: hash.digest('hex') };
}
