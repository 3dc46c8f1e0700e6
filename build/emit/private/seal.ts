import { readdir, rmdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { normalizePath } from 'vite';
import { CHUNK, deriveBytes, keyOfFile, READABLE, SALT, sealOf, TEXT } from '../../../src/private/sealed.ts';

/** The paths of a folder's files, except those that stay readable. */
export async function filesToSeal(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => normalizePath(relative(folder, join(parentPath, name))))
    .filter((path) => !READABLE.test(path));
}

/**
 * Seals a file: see `src/private/sealed.ts`. The file's salt, and so the file's key, depends on the site's key, the
 * file's path and every byte. So two files never share a key, and an unchanged file need not be uploaded or downloaded
 * again.
 */
export async function seal(key: CryptoKey, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const plain = TEXT.test(path) ? new Uint8Array(await promisify(gzip)(bytes, { level: 9 })) : bytes;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', plain));
  const salt = await deriveBytes(key, `salt ${path}`, SALT, digest);
  const fileKey = await keyOfFile(key, salt, 'encrypt');
  // Even an empty file has a chunk.
  const count = Math.max(1, Math.ceil(plain.length / CHUNK));
  const chunks = Array.from({ length: count }, async (_, index) => {
    const chunk = plain.subarray(index * CHUNK, (index + 1) * CHUNK);
    return new Uint8Array(await crypto.subtle.encrypt(sealOf(path, index, index === count - 1), fileKey, chunk));
  });
  return Buffer.concat([salt, ...(await Promise.all(chunks))]);
}

/** Removes the folders that sealing has emptied, since a folder's name may be a person's. */
export async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    await removeEmptyFolders(path);
    if ((await readdir(path)).length === 0) await rmdir(path);
  }
}
