/**
 * `node tools/note-sample.mjs` records the sample couple's content in `build/check/sample/sample.json`. Run it after
 * changing that content. `npm run check` uses it to find what a couple has not replaced yet.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const { module } = await runnerImport(resolve(root, 'build/check/sample/sample-json.ts'), { root, logLevel: 'error' });
const file = resolve(root, 'build/check/sample/sample.json');
await writeFile(file, await module.sampleJson(resolve(root, 'content')));
