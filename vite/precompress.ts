import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|txt|ics|json|webmanifest)$/;

/** A file of fewer bytes is one packet anyhow. */
const LEAST = 1000;

/** Lays beside each text of the build a copy in brotli and one in gzip, for hosts that send such copies as they are. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      folder = dir ?? '';
    },
    // When all is written, also by others: a service worker's file comes this late. Not where the build has failed.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(failure) {
        if (failure || folder === '') return;
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST) return;
  await Promise.all([
    promisify(brotliCompress)(text).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(text, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}
