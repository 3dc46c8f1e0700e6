/**
 * Weighs what the built site sends, as brotli makes it, and fails where a budget of `budgets.json` (kB, 1000 bytes) is
 * passed, without the couple's own words:
 * - cover: everything that a first visit transfers until the cover is complete; coverScript: the scripts among it. The
 *   module that measures the page comes after that and is in neither
 * - storyScript: all code that the story needs beyond that, three, its scene and the flat deck included; its words not
 * - shell: the HTML of every address, which holds the cover's picture
 * - ending: the pictures of which the story's last one is put together, in the larger of their two formats
 * - page: a quiet page's own script and styles, the heaviest of them
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const budgets = JSON.parse(readFileSync(join(ROOT, 'budgets.json'), 'utf8'));
const shell = readFileSync(join(DIST, 'index.html'), 'utf8');
const files = readdirSync(join(DIST, 'assets'));

/** The couple's words, which come in one chunk with code, and whose length is their own: those of every page, the cards. */
const WORDS = { site: /\{couple:\{names:.*?words:\{.*?\}\}/s, story: /cards:\[\{id:0,.*allowed:\[[\w`,]*\]\}\]/s };
const isStory = (name) => /^story-page-.*\.js$/.test(name);
const wordsIn = (name) => (isStory(name) ? WORDS.story : /^site-.*\.js$/.test(name) ? WORDS.site : null);

const weightOf = (path) => {
  if (/\.(woff2|avif|webp)$/.test(path)) return statSync(path).size;
  const text = readFileSync(path, 'utf8');
  const words = wordsIn(basename(path));
  if (words && !words.test(text)) throw new Error(`${path} has other parts than this weighs: mend tools/budgets.mjs`);
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
const start = coverScripts.find((name) => name.startsWith('index-')) ?? '';

/** A chunk and all that it imports at once, but what is there already: what the cover has brought. */
function withImports(name, there = coverScripts, found = new Set()) {
  if (!name || found.has(name) || there.includes(name)) return found;
  found.add(name);
  const code = readFileSync(join(DIST, 'assets', name), 'utf8');
  for (const [, next] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) withImports(next, there, found);
  return found;
}
const chunk = (prefix) => files.find((name) => name.startsWith(`${prefix}-`) && name.endsWith('.js'));
const stylesOf = (prefix) => files.filter((name) => name.startsWith(`${prefix}-`) && name.endsWith('.css'));

const storyChunks = ['story-page', 'scene-deck'].map(chunk);
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

let passed = 0;
for (const [name, bytes] of Object.entries(weights)) {
  const kB = bytes / 1000;
  const over = kB - budgets[name];
  if (over <= 0) passed++;
  console.log(
    `${name}: ${kB.toFixed(1)} of ${budgets[name]} kB${over > 0 ? `  PASSED ITS BUDGET BY ${over.toFixed(1)} kB` : ''}`,
  );
}
// A couple may do without a story.
if (!start || (storyChunks.some(Boolean) && story.size < 3))
  throw new Error('The build has other parts than this weighs: mend tools/budgets.mjs');
// Or the scene would be fetched anew whenever a word of the content changes: see vite/shared-chunks.ts.
const unsteady = [...withImports(chunk('scene-deck'), [])].filter((name) => isStory(name) || name === start);
if (unsteady.length > 0) throw new Error(`The scene imports ${unsteady.join()}, in which there is content`);
process.exitCode = passed === Object.keys(weights).length ? 0 : 1;
