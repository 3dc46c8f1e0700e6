/**
 * Measures the files of the couple's site as the tests build it, compressed with brotli, and fails if one exceeds its
 * budget in `budgets.json` (in kB of 1000 bytes). The couple's own words count only in the shell and in text pages.
 * - cover: everything that a first visit transfers until the cover is complete; coverScript: only the scripts
 * - storyScript: all further code of the story, with three, its scene and the flat deck
 * - shell: the HTML of every address, which contains the cover's picture
 * - ending: the pictures of the story's ending, in the larger of their two formats
 * - page: the script and styles of the heaviest text page
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { OWN } from '../tests/serve.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, OWN.outDir);
const budgets = JSON.parse(readFileSync(join(ROOT, 'budgets.json'), 'utf8'));
const shell = readFileSync(join(DIST, 'index.html'), 'utf8');
const files = readdirSync(join(DIST, 'assets'));

/** Patterns of the couple's words in chunks that also have code: the words of every page, and the story's cards. */
const WORDS = { site: /\{couple:\{names:.*?words:\{.*?\}\}/s, story: /cards:\[\{id:0,.*allowed:\[[\w`,]*\]\}\]/s };
const isStoryPage = (name) => /^story-page-.*\.js$/.test(name);
const wordsPattern = (name) => (isStoryPage(name) ? WORDS.story : /^site-.*\.js$/.test(name) ? WORDS.site : null);

const weightOf = (path) => {
  if (/\.(woff2|avif|webp)$/.test(path)) return statSync(path).size;
  const text = readFileSync(path, 'utf8');
  const words = wordsPattern(basename(path));
  if (words && !words.test(text)) throw new Error(`${path} has no words where tools/budgets.mjs expects them: fix it`);
  return brotliCompressSync(words ? text.replace(words, '') : text).length;
};
const sum = (names) => names.reduce((total, name) => total + weightOf(join(DIST, 'assets', name)), 0);
const namesIn = (text, ending) => [
  ...new Set([...text.matchAll(new RegExp(`assets/([\\w.-]+\\.${ending})`, 'g'))].map(([, name]) => name)),
];

const tags = [...shell.matchAll(/<(?:script|link)[^>]*>/g)]
  .map(([tag]) => tag)
  .filter((tag) => !tag.includes('disabled'));
const coverScripts = namesIn(tags.join(), 'js');
const coverFonts = namesIn(tags.join(), 'woff2');
const entry = coverScripts.find((name) => name.startsWith('index-')) ?? '';

const codeOf = (name) => readFileSync(join(DIST, 'assets', name), 'utf8');

/** A chunk with everything it imports, except what the cover has already loaded. */
function withImports(name, loaded = coverScripts, found = new Set()) {
  if (!name || found.has(name) || loaded.includes(name)) return found;
  found.add(name);
  for (const [, next] of codeOf(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(next, loaded, found);
  return found;
}
const chunkOf = (prefix) => files.find((name) => name.startsWith(`${prefix}-`) && name.endsWith('.js'));
const stylesOf = (prefix) => files.filter((name) => name.startsWith(`${prefix}-`) && name.endsWith('.css'));

const storyChunks = ['story-page', 'scene-deck'].map(chunkOf);
const story = new Set(storyChunks.flatMap((name) => Array.from(withImports(name))));
const pages = files.filter((name) => /-page-.*\.js$/.test(name) && !name.startsWith('story'));
const heaviest = Math.max(
  ...pages.map((name) => sum(Array.from(withImports(name)).concat(stylesOf(name.replace(/-[\w-]{8}\.js$/, ''))))),
);
const shellWeight = weightOf(join(DIST, 'index.html'));

const endingWeights = ['avif', 'webp'].map((format) =>
  sum(files.filter((name) => name.startsWith('ending-') && [`.${format}`, '.svg'].some((end) => name.endsWith(end)))),
);

const weights = {
  cover: shellWeight + sum(coverScripts) + sum(coverFonts),
  coverScript: sum(coverScripts),
  storyScript: sum([...story]),
  ending: Math.max(...endingWeights),
  shell: shellWeight,
  page: heaviest,
};

let isWithin = true;
for (const [name, bytes] of Object.entries(weights)) {
  const kB = bytes / 1000;
  const over = kB - budgets[name];
  if (over > 0) isWithin = false;
  console.log(
    `${name}: ${kB.toFixed(1)} of ${budgets[name]} kB${over > 0 ? `  OVER BUDGET BY ${over.toFixed(1)} kB` : ''}`,
  );
}
// A site may have no story. Otherwise its page, its scene and what they import are at least three chunks.
if (!entry || (storyChunks.some(Boolean) && story.size < 3))
  throw new Error('The build has other chunks than tools/budgets.mjs expects: fix it');
// If the scene imported content, every change of it would rename the scene's chunk: see
// build/emit/code/shared-chunks.ts.
const withContent = [...withImports(chunkOf('scene-deck'), [])].filter((name) => isStoryPage(name) || name === entry);
if (withContent.length > 0) throw new Error(`The scene imports ${withContent.join()}, which contains content`);
// The same for pages, which import the shared chunks: only the entry may name them.
const naming = coverScripts.filter((name) => name !== entry && pages.some((page) => codeOf(name).includes(page)));
if (naming.length > 0) throw new Error(`${naming.join()} names chunks of pages: they would be renamed with every page`);
process.exitCode = isWithin ? 0 : 1;
