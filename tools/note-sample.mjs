/**
 * `node tools/note-sample.mjs` notes in `vite/content/sample.json` what is the sample couple's, after their content was
 * changed: `npm run check` tells by it what a couple have not made theirs yet.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const { module } = await runnerImport(resolve(root, 'vite/content/note-sample.ts'), { root, logLevel: 'error' });
const file = resolve(root, 'vite/content/sample.json');
await writeFile(file, await module.noteSample(resolve(root, 'src/content')));
