// Measures how fast each screen of the site loads and reacts on slow 4G with the CPU slowed down four times, and the
// story's first card and first throw against the rivals'. Runs Lighthouse.
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
import { scores } from './loading/lighthouse-scores.mjs';
import { load } from './loading/cold-load.mjs';
import { firstReaction } from './loading/first-reaction.mjs';
import { TEXT_PAGES, taps } from './loading/menu-taps.mjs';
import { slowLoad, slowThrow } from './measure.mjs';
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
 * The screens that are loaded cold, with the guest's stored state.
 * @type {[name: string, path: string, stored: object | null][]}
 */
const SCREENS = [
  ['cover', '', null],
  ['menu', '', OPENED],
  ...['story', 'story?flat', ...TEXT_PAGES, 'thanks'].map((path) => [path, path, OPENED]),
];

/**
 * What a guest taps on each screen. The story's reaction is its first throw.
 * @type {Record<string, [selector: string, isDone?: string]>}
 */
const TARGETS = {
  cover: ['main button', `document.querySelector('[data-phase]').dataset.phase !== 'cover'`],
  menu: ['#page nav a, #root nav a'],
  ...Object.fromEntries(TEXT_PAGES.map((path) => [path, ['main > :first-child a']])),
  thanks: ['dialog[open] button', `!document.querySelector('dialog[open]')`],
};

const [screen] = screens(['phone'], []);
const decks = [...new Set(['ours', ...decksNamed(options.rivals)])];
const samples = { loads: {}, reactions: {}, cards: {}, throws: {}, taps: {}, scores: {} };

const add = (kind, name, sample) => (samples[kind][name] ??= []).push(sample);

/** Adds the sample that `measure` returns, unless it adds its own. A measurement that fails is reported and left out. */
async function take(kind, name, measure) {
  try {
    const sample = await measure();
    if (sample !== undefined) add(kind, name, sample);
  } catch (error) {
    process.exitCode = 1;
    console.error(`failed: ${kind} ${name}: ${error.message.split('\n')[0]}`);
  }
}

/** The samples of a kind as numbers. */
const valuesOf = (kind, name, pick = (sample) => sample) => (samples[kind][name] ?? []).map(pick);
const inSeconds = (ms) => ms / 1000;

/** The ratio of two medians; empty if either has no values. */
function ratio(values, others) {
  return values.length && others.length ? (median(values) / median(others)).toFixed(2) : '';
}

function report() {
  const of = (kind, name, pick, digits) => cell(valuesOf(kind, name, pick), digits);
  const lcp = (name) => valuesOf('loads', name, (s) => s.lcp);
  const loads = SCREENS.map(([name]) => [
    `/${name}`.replace('/cover', 'cover').replace('/menu', 'menu'),
    of('loads', name, (s) => s.fcp / 1000, 2),
    of('loads', name, (s) => s.lcp / 1000, 2),
    ratio(lcp(name), lcp('cover')),
    of('reactions', name, inSeconds, 2),
    ratio(valuesOf('reactions', name), valuesOf('reactions', 'cover')),
    of('loads', name, (s) => s.cls, 3),
    of('loads', name, (s) => s.tbt),
    of('loads', name, (s) => s.all / 1000),
    of('loads', name, (s) => s.script / 1000, 1),
    of('scores', name, (s) => s.performance),
    of('scores', name, (s) => s.accessibility),
    of('scores', name, (s) => s['best-practices']),
  ]);
  const against = ['cards', 'throws'].flatMap((kind) => [
    [`first ${kind.slice(0, -1)}, s`, ...decks.map((name) => of(kind, name, inSeconds, 2))],
    ['ours ÷ it', ...decks.map((name) => ratio(valuesOf(kind, 'ours'), valuesOf(kind, name)))],
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
    table([['', ...decks], ...against]),
    `## From the tap on home's menu to its paint, 4x CPU, ms`,
    table([['', 'ms'], ...Object.keys(samples.taps).map((name) => [`/${name}`, of('taps', name, (ms) => ms)])]),
  ].join('\n\n');
}

async function write() {
  await writeFile(`${options.out}.json`, JSON.stringify(samples));
  await writeFile(`${options.out}.md`, `${report()}\n`);
}

const server = await serve(`${import.meta.dirname}/dist`);
const targets = decks.map((name) => {
  const { path, swipe = { x: 180, y: 0 }, deck, ready, swiped } = DECKS[name];
  return { name, deck, ready, swiped, swipe, url: server.origin + path };
});
const looks = new Map();
for (const target of targets) looks.set(target, await referenceLook(screen, target));
for (let round = 0; round < Number(options.rounds); round++) {
  const start = performance.now();
  for (const [name, path, stored] of SCREENS) {
    await take('loads', name, () => load(server.origin, path, stored));
    if (TARGETS[name])
      await take('reactions', name, () => firstReaction(server.origin, path, stored, ...TARGETS[name]));
  }
  for (const target of targets) {
    await take('cards', target.name, async () => (await slowLoad(screen, target, looks.get(target))).firstCard);
    await take('throws', target.name, () => slowThrow(screen, target, looks.get(target)));
  }
  await take('taps', 'all', async () => {
    for (const [name, time] of Object.entries(await taps(server.origin))) add('taps', name, time);
  });
  console.log(`loading, round ${round + 1}: ${((performance.now() - start) / 1000).toFixed()} s`);
  await write();
}
for (let round = 0; round < Number(options.lighthouse); round++) {
  for (const [name, path, stored] of SCREENS)
    await take('scores', name, async () => {
      const sample = await scores(server.origin, path, stored);
      if (sample.failed.length) console.log(`${name}: ${sample.failed.join(', ')}`);
      return sample;
    });
}
server.close();
await write();
