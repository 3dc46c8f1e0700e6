import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { TEXT } from '../../src/private/sealed.ts';
import { onceWritten } from './once-written.ts';

/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1000;

/** Writes a brotli and a gzip copy next to each larger text file, for hosts that can send them. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    // Once all files are written, since even the service worker is written after the bundle.
    ...onceWritten(async ({ build }) => {
      const names = await readdir(build.outDir, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(build.outDir, name))));
    }),
  };
}

async function compress(path: string): Promise<void> {
  const original = await readFile(path);
  if (original.length < MIN_BYTES) return;
  // Both at the highest level, which is Brotli's default.
  await Promise.all([
    promisify(brotliCompress)(original).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(original, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}
