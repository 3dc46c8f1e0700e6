// Builds the site and the rivals into dist/<name>/, precompresses their text files and makes the rivals' images. As in
// run.mjs, `--decks ogl,motion` selects the rivals; as in loading.mjs, `--rivals vanilla` adds some.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { makeImages } from './images.mjs';
import { RIVALS, USUAL, decksNamed } from './decks.mjs';

const here = import.meta.dirname;
const { values: options } = parseArgs({
  // run.sh also passes the options of run.mjs and loading.mjs.
  strict: false,
  options: { decks: { type: 'string', default: USUAL.join() }, rivals: { type: 'string', default: '' } },
});
const wanted = new Set([...decksNamed(options.decks), ...decksNamed(options.rivals)]);

async function precompress(folder) {
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|css|html)$/.test(file.name)) continue;
    const path = `${file.parentPath}/${file.name}`;
    const text = await readFile(path);
    await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
    await writeFile(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

// The site in its bench mode, with a deck of any size at /ours/story?cards=N.
execFileSync(
  'npx',
  ['vite', 'build', '--mode', 'bench', '--base', '/ours/', '--outDir', `${here}/dist/ours`, '--emptyOutDir'],
  { cwd: dirname(here), stdio: ['ignore', 'ignore', 'inherit'] },
);
await precompress(`${here}/dist/ours`);

for (const [name, { source, windowed = false }] of Object.entries(RIVALS)) {
  if (!wanted.has(name)) continue;
  await build({
    root: here,
    base: `/${name}/`,
    configFile: false,
    logLevel: 'error',
    define: { __WINDOWED__: String(windowed) },
    build: { outDir: `dist/${name}`, emptyOutDir: true, modulePreload: { polyfill: false } },
    plugins: [
      { name: 'deck', transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('%DECK%', source) } },
    ],
  });
  await precompress(`${here}/dist/${name}`);
}

// The images never change, so they are made only once. 49.jpg is the last.
if (!existsSync(`${here}/dist/images/49.jpg`)) await makeImages(`${here}/dist/images`);
