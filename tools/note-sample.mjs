/**
 * `node tools/note-sample.mjs` writes `build/check/sample/sample.json`: hashes of the sample couple's content, by which
 * `npm run check` finds what a couple has not replaced yet. Run it after a change of the sample.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const { module } = await runnerImport(resolve(root, 'build/check/sample/sample-json.ts'), { root, logLevel: 'error' });
const file = resolve(root, 'build/check/sample/sample.json');
await writeFile(file, await module.sampleJson(resolve(root, 'content')));
