/**
 * Measures parts of the couple's site as the tests build it, compressed with brotli, and fails if one exceeds its
 * budget in `budgets.json` (in kB of 1000 bytes). The couple's own words count only in the shell and in text pages.
 * - cover: the HTML, scripts and fonts of a first visit, without a couple's own photo on the cover; coverScript: only
 *   its scripts
 * - storyScript: the scripts that the story adds: its page, the flat deck, the scene and three
 * - shell: the home page's HTML, which contains a drawn cover's picture, and the styles
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

/** The couple's words in the two chunks that contain code as well: the site's words, and the story's cards. */
const SITE_WORDS = /\{couple:\{names:.*?words:\{.*?\}\}/s;
const STORY_WORDS = /cards:\[\{id:0,.*allowed:\[[\w`,]*\]\}\]/s;
const isSite = (name) => /^site-.*\.js$/.test(name);
const isStoryPage = (name) => /^story-page-.*\.js$/.test(name);

function withoutWords(name, text) {
  if (!isSite(name) && !isStoryPage(name)) return text;
  const words = isSite(name) ? SITE_WORDS : STORY_WORDS;
  if (!words.test(text))
    throw new Error(`${name} has no words that match the patterns in tools/budgets.mjs: update them`);
  return text.replace(words, '');
}

/** The bytes that a host sends for a file. Fonts and pictures are compressed already, except SVG. */
function weightOf(path) {
  if (/\.(woff2|avif|webp)$/.test(path)) return statSync(path).size;
  return brotliCompressSync(withoutWords(basename(path), readFileSync(path, 'utf8'))).length;
}
const sumOfWeights = (names) => names.reduce((total, name) => total + weightOf(join(DIST, 'assets', name)), 0);
const namesIn = (text, ending) => [
  ...new Set([...text.matchAll(new RegExp(`assets/([\\w.-]+\\.${ending})`, 'g'))].map(([, name]) => name)),
];

// Only tags count: the shell's data also names other pages' chunks.
const tags = [...shell.matchAll(/<(?:script|link)[^>]*>/g)].join();
const coverScripts = namesIn(tags, 'js');
const coverFonts = namesIn(tags, 'woff2');
const entry = coverScripts.find((name) => name.startsWith('index-'));

const codeOf = (name) => readFileSync(join(DIST, 'assets', name), 'utf8');

/** A chunk and all chunks that it imports, except those already `loaded`; empty if there is no such chunk. */
function withImports(name, loaded = coverScripts, found = new Set()) {
  if (!name || found.has(name) || loaded.includes(name)) return found;
  found.add(name);
  for (const [, next] of codeOf(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(next, loaded, found);
  return found;
}
const chunkOf = (prefix) => files.find((name) => name.startsWith(`${prefix}-`) && name.endsWith('.js'));
/** A chunk's styles have its name, but a hash of their own. */
function stylesOf(chunk) {
  const prefix = chunk.replace(/[\w-]{8}\.js$/, '');
  return files.filter((name) => name.startsWith(prefix) && name.endsWith('.css'));
}

const storyChunks = ['story-page', 'scene-deck'].map(chunkOf);
const story = new Set(storyChunks.flatMap((name) => Array.from(withImports(name))));
const pages = files.filter((name) => /-page-.*\.js$/.test(name) && !name.startsWith('story'));
const withStyles = (page) => Array.from(withImports(page)).flatMap((name) => stylesOf(name).concat(name));
const heaviest = Math.max(...pages.map((page) => sumOfWeights(withStyles(page))));
const shellWeight = weightOf(join(DIST, 'index.html'));

const endingWeights = ['avif', 'webp'].map((format) =>
  sumOfWeights(
    files.filter((name) => name.startsWith('ending-') && [`.${format}`, '.svg'].some((end) => name.endsWith(end))),
  ),
);

const weights = {
  cover: shellWeight + sumOfWeights(coverScripts) + sumOfWeights(coverFonts),
  coverScript: sumOfWeights(coverScripts),
  storyScript: sumOfWeights([...story]),
  ending: Math.max(...endingWeights),
  shell: shellWeight,
  page: heaviest,
};

let isWithinBudgets = true;
for (const [name, bytes] of Object.entries(weights)) {
  const kB = bytes / 1000;
  const over = kB - budgets[name];
  if (over > 0) isWithinBudgets = false;
  console.log(
    `${name}: ${kB.toFixed(1)} of ${budgets[name]} kB${over > 0 ? `  OVER BUDGET BY ${over.toFixed(1)} kB` : ''}`,
  );
}
// A site may have no story. A story has at least three chunks: its page, its scene and what both import.
if (!entry || (storyChunks.some(Boolean) && story.size < 3))
  throw new Error('The build has other chunks than tools/budgets.mjs expects: update their names there');
// If the scene imported content, every change of content would rename the scene's chunk: see
// build/emit/code/shared-chunks.ts.
const withContent = [...withImports(chunkOf('scene-deck'), [])].filter((name) => isStoryPage(name) || name === entry);
if (withContent.length > 0) throw new Error(`The scene imports ${withContent.join()}, which contains content`);
// If a chunk that pages import named pages' chunks, every change of one page would rename the chunks of all.
const naming = coverScripts.filter((name) => name !== entry && pages.some((page) => codeOf(name).includes(page)));
if (naming.length > 0) throw new Error(`${naming.join()} names chunks of pages, which only the entry may do`);
process.exitCode = isWithinBudgets ? 0 : 1;
