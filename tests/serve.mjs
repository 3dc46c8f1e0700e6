/**
 * Builds the site of the tests' own couple twice, one beside the other, and serves both: as it is, and as `npm run bench` has
 * it (a deck of any size) for a path below another site's. `--build` only builds them, `BUILT=1` only serves them.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const CONTENT = 'tests/fixtures/mountains/content';

/** Both sites: where they are built to and served at. */
export const SITE = { outDir: 'node_modules/.cache/fixture-site', port: 4391, base: '/', mode: 'production' };
export const BELOW = { outDir: 'node_modules/.cache/fixture-below', port: 4392, base: '/our/day/', mode: 'bench' };

async function build({ outDir, base, mode }) {
  const options = ['--outDir', outDir, '--emptyOutDir', '--base', base, '--mode', mode, '--logLevel', 'error'];
  await promisify(execFile)('npx', ['vite', 'build', ...options], { env: { ...process.env, CONTENT } });
}

if (process.argv[1] === import.meta.filename) {
  process.env.CONTENT = CONTENT;
  if (!process.env.BUILT) await Promise.all([BELOW, SITE].map(build));
  // Playwright's workers read this file, too, and have no use for all of Vite.
  const { preview } = await import('vite');
  for (const { outDir, port, base, mode } of process.argv.includes('--build') ? [] : [BELOW, SITE])
    await preview({ base, mode, build: { outDir }, preview: { port, strictPort: true }, logLevel: 'error' });
}
