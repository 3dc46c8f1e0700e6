import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { onceWritten } from '../once-written.ts';
import { fitPolicy } from './headers-file.ts';

/** Fits the finished `_headers` to Cloudflare's line limit: other languages and a private site lengthen the policy. */
export function fitHeaders(): Plugin {
  return {
    name: 'fit-headers',
    apply: 'build',
    enforce: 'post',
    ...onceWritten(async ({ build }) => {
      const file = join(build.outDir, '_headers');
      await writeFile(file, fitPolicy(await readFile(file, 'utf8')));
    }),
  };
}
