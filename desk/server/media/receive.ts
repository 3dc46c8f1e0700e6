import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Far larger than any useful film. */
export const MOST_UPLOAD_BYTES = 500e6;

/**
 * Writes an upload to a file, up to the limit. Reads the rest, also after a failure to write, because a browser shows no
 * answer to an aborted upload.
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
      await file.writeFile(piece).catch((error: Error) => (failure = error));
    }
  } finally {
    await file.close();
  }
  if (failure) throw failure;
  return { size, hash: hash.digest('hex') };
}
