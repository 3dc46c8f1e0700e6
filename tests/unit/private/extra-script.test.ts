import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { servedBrowsers } from '../../../build/emit/code/served-browsers.ts';
import { inlineScript } from '../../../build/emit/inline-script.ts';
import { buildWorker } from '../../../build/emit/offline.ts';
import { ENGINE } from '../../../build/read/engine.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder';

/** The largest difference, in bytes compressed with brotli. */
const MOST_EXTRA = 4000;

afterEach(() => vi.unstubAllEnvs());

test('a private site adds at most 4 kB of script to a public one', async () => {
  // Otherwise Workbox is built with its messages for developers.
  vi.stubEnv('NODE_ENV', 'production');
  const outDir = temporaryFolder();
  const weighWorker = async (entry: string) => {
    const build = { outDir, target: servedBrowsers(ENGINE) };
    const filled = { 'self.__WB_MANIFEST': '[]', ROOT: '"/"', LIST: '{"path":"files.json","sealed":""}' };
    await buildWorker({ base: '/', build }, entry, filled);
    return weightOf(readFileSync(join(outDir, 'service-worker.js'), 'utf8'));
  };
  const publicWorker = await weighWorker('src/offline/service-worker.ts');
  const privateWorker = await weighWorker('src/private/worker.ts');
  const lock = weightOf(await inlineScript(join(ENGINE, 'src/private/lock.ts')));
  expect(privateWorker + lock - publicWorker).toBeLessThanOrEqual(MOST_EXTRA);
});

/** In bytes, compressed with brotli. */
function weightOf(text: string): number {
  return brotliCompressSync(text).length;
}
