// Measures how fast each screen of the site loads and reacts on slow 4G with the CPU slowed down four times, and the
// story's first card and first throw next to the rivals'. Also runs Lighthouse.
//
//   npm run bench -- loading [--rounds 3] [--lighthouse 1] [--rivals motion] [--out results-loading]
//
// Writes <out>.json and <out>.md. Lighthouse runs with its mobile defaults and simulates its own throttling. A run
// takes ten minutes; `--rounds 1 --lighthouse 0` is a quick look.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { DECKS, decksNamed } from './decks.mjs';
import { OPENED } from './harness/browser.mjs';
import { referenceLook } from './harness/first-card.mjs';
import { screens } from './harness/screens.mjs';
import { lighthouseScores } from './loading/lighthouse-scores.mjs';
import { measureLoad } from './loading/cold-load.mjs';
import { timeToReaction } from './loading/first-reaction.mjs';
import { TEXT_PAGES, measureTaps } from './loading/menu-taps.mjs';
import { measureSlowLoad, measureSlowThrow } from './measure.mjs';
import { cell, median, table } from './report.mjs';
import { serve } from './server.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    lighthouse: { type: 'string', default: '1' },
    rivals: { type: 'string', default: 'motion' },
    out: { type: 'string', default: 'results-loading' },
  },
});

/**
 * The screens to load cold. `stored` is the guest's stored state, null on a first visit.
 * @type {[name: string, path: string, stored: object | null][]}
 */
const SCREENS = [
  ['cover', '', null],
  ['menu', '', OPENED],
  ...['story', 'story?flat', ...TEXT_PAGES, 'thanks'].map((path) => [path, path, OPENED]),
];

const BACK_ARROW = 'main > :first-child a';

/**
 * What a guest taps on each screen, as parameters of `timeToReaction`. The story is not among them: its first throw is
 * measured instead.
 * @type {Record<string, [selector: string, isDone?: string]>}
 */
const TAP_TARGETS = {
  cover: ['main button', `document.querySelector('[data-phase]').dataset.phase !== 'cover'`],
  menu: ['#page nav a, #root nav a'],
  ...Object.fromEntries(TEXT_PAGES.map((path) => [path, [BACK_ARROW]])),
  thanks: ['dialog[open] button', `!document.querySelector('dialog[open]')`],
};

const [screen] = screens(['phone'], []);
const decks = [...new Set(['ours', ...decksNamed(options.rivals)])];
const samples = { loads: {}, reactions: {}, cards: {}, throws: {}, taps: {}, scores: {} };

const add = (kind, name, sample) => (samples[kind][name] ??= []).push(sample);

/** Adds the sample that `measure` returns, if any. A measurement that fails is reported and left out. */
async function take(kind, name, measure) {
  try {
    const sample = await measure();
    if (sample !== undefined) add(kind, name, sample);
  } catch (error) {
    process.exitCode = 1;
    console.error(`failed: ${kind} ${name}: ${error.message.split('\n')[0]}`);
  }
}

/** One number of each sample. */
const valuesOf = (kind, name, pick = (sample) => sample) => (samples[kind][name] ?? []).map(pick);
const inSeconds = (ms) => ms / 1000;

/** The ratio of two medians; empty if either has no values. */
function ratio(values, others) {
  return values.length && others.length ? (median(values) / median(others)).toFixed(2) : '';
}

function report() {
  const cellOf = (kind, name, pick, digits) => cell(valuesOf(kind, name, pick), digits);
  const lcps = (name) => valuesOf('loads', name, (s) => s.lcp);
  const loads = SCREENS.map(([name, path]) => [
    path ? `/${path}` : name,
    cellOf('loads', name, (s) => s.fcp / 1000, 2),
    cellOf('loads', name, (s) => s.lcp / 1000, 2),
    ratio(lcps(name), lcps('cover')),
    cellOf('reactions', name, inSeconds, 2),
    ratio(valuesOf('reactions', name), valuesOf('reactions', 'cover')),
    cellOf('loads', name, (s) => s.cls, 3),
    cellOf('loads', name, (s) => s.tbt),
    cellOf('loads', name, (s) => s.all / 1000),
    cellOf('loads', name, (s) => s.script / 1000, 1),
    cellOf('scores', name, (s) => s.performance),
    cellOf('scores', name, (s) => s.accessibility),
    cellOf('scores', name, (s) => s['best-practices']),
  ]);
  const comparison = [
    ['cards', 'first card, s'],
    ['throws', 'first throw, s'],
  ].flatMap(([kind, label]) => [
    [label, ...decks.map((name) => cellOf(kind, name, inSeconds, 2))],
    ['ours ÷ this deck’s', ...decks.map((name) => ratio(valuesOf(kind, 'ours'), valuesOf(kind, name)))],
  ]);
  return [
    `## Loading on slow 4G with 4x CPU, median (min–max), and Lighthouse mobile`,
    table([
      [
        '',
        'FCP, s',
        'LCP, s',
        'LCP ÷ cover’s',
        'reacts to a tap, s',
        '÷ cover’s',
        'CLS',
        'blocking, ms',
        'transferred, kB',
        'script, kB',
        'performance',
        'accessibility',
        'best practices',
      ],
      ...loads,
    ]),
    `## The story on slow 4G with 4x CPU, all decks with software GL`,
    table([['', ...decks], ...comparison]),
    `## From the tap on home's menu to its paint, 4x CPU, ms`,
    table([['', 'ms'], ...Object.keys(samples.taps).map((name) => [`/${name}`, cellOf('taps', name, (ms) => ms)])]),
  ].join('\n\n');
}

async function writeResults() {
  await writeFile(`${options.out}.json`, JSON.stringify(samples));
  await writeFile(`${options.out}.md`, `${report()}\n`);
}

const server = await serve(`${import.meta.dirname}/dist`);
const targets = decks.map((name) => {
  const { path, deck, ready, swiped, swipe } = DECKS[name];
  return { name, deck, ready, swiped, swipe, url: server.origin + path };
});
const looks = new Map();
for (const target of targets) looks.set(target, await referenceLook(screen, target));
for (let round = 0; round < Number(options.rounds); round++) {
  const start = performance.now();
  for (const [name, path, stored] of SCREENS) {
    await take('loads', name, () => measureLoad(server.origin, path, stored));
    if (TAP_TARGETS[name])
      await take('reactions', name, () => timeToReaction(server.origin, path, stored, ...TAP_TARGETS[name]));
  }
  for (const target of targets) {
    await take('cards', target.name, async () => (await measureSlowLoad(screen, target, looks.get(target))).firstCard);
    await take('throws', target.name, () => measureSlowThrow(screen, target, looks.get(target)));
  }
  // One visit gives a sample for each page.
  await take('taps', 'all', async () => {
    for (const [name, time] of Object.entries(await measureTaps(server.origin))) add('taps', name, time);
  });
  console.log(`loading, round ${round + 1}: ${((performance.now() - start) / 1000).toFixed()} s`);
  await writeResults();
}
for (let round = 0; round < Number(options.lighthouse); round++) {
  for (const [name, path, stored] of SCREENS)
    await take('scores', name, async () => {
      const sample = await lighthouseScores(server.origin, path, stored);
      if (sample.failed.length) console.log(`${name}: ${sample.failed.join(', ')}`);
      return sample;
    });
}
server.close();
await writeResults();
