/**
 * Builds the sites that the browser tests open, then serves `SITE` and `BELOW`; `OWN` is served by its tests. With
 * `--build` it only builds, and with `BUILT=1` it only serves.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const FIXTURE = 'tests/fixtures/mountains/content';

/** The fixture couple's site. The mode `test` is production without compressed copies of files, which no test needs. */
export const SITE = {
  content: FIXTURE,
  outDir: 'node_modules/.cache/fixture-site',
  port: 4391,
  base: '/',
  mode: 'test',
};
/** The fixture's site below a base path. In the benchmark's mode, an address can ask for a story of any length. */
export const BELOW = {
  content: FIXTURE,
  outDir: 'node_modules/.cache/fixture-below',
  port: 4392,
  base: '/our/day/',
  mode: 'bench',
};
/** The couple's own site, at first the sample's. As a draft, its photos are made several times as fast. */
export const OWN = {
  content: 'content',
  outDir: 'node_modules/.cache/own-site',
  base: '/',
  mode: 'test',
  isDraft: true,
};

async function build({ content, outDir, base, mode, isDraft = false }) {
  const options = ['--outDir', outDir, '--emptyOutDir', '--base', base, '--mode', mode, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, ['commands/run.mjs', 'build', ...options], {
    env: { ...process.env, CONTENT: content, DRAFT: isDraft ? '1' : '' },
  });
}

if (process.argv[1] === import.meta.filename) {
  // Read by `vite.config.ts`, which the preview loads.
  process.env.CONTENT = FIXTURE;
  // `BELOW` is built after `SITE`, whose photos it finds in the cache.
  if (!process.env.BUILT) await Promise.all([build(OWN), build(SITE).then(() => build(BELOW))]);
  // Imported here, since Playwright's workers import this file but need no Vite.
  const { preview } = await import('vite');
  // `SITE` last: once it responds, Playwright starts.
  for (const { outDir, port, base, mode } of process.argv.includes('--build') ? [] : [BELOW, SITE])
    await preview({ base, mode, build: { outDir }, preview: { port, strictPort: true }, logLevel: 'error' });
}
