// Measures how fast each screen of the site loads on slow 4G with the CPU slowed down four times, and runs Lighthouse.
//
//   npm run bench -- loading [--rounds 5] [--lighthouse 1] [--out results-loading]
//
// Writes <out>.json and <out>.md. Lighthouse runs with its mobile defaults and simulates its own throttling.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { scores } from './loading/lighthouse-scores.mjs';
import { load } from './loading/cold-load.mjs';
import { OPENED, TEXT_PAGES, taps } from './loading/menu-taps.mjs';
import { cell, table } from './report.mjs';
import { serve } from './server.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    lighthouse: { type: 'string', default: '1' },
    out: { type: 'string', default: 'results-loading' },
  },
});

/**
 * The screens that are loaded cold, with the guest's stored state.
 * @type {[name: string, path: string, memory: object | null][]}
 */
const SCREENS = [
  ['cover', '', null],
  ['menu', '', OPENED],
  ...['story', 'story?flat', ...TEXT_PAGES, 'thanks'].map((path) => [path, path, OPENED]),
];

const samples = { loads: {}, taps: {}, scores: {} };
const add = (kind, name, sample) => (samples[kind][name] ??= []).push(sample);

function report() {
  const of = (kind, name, pick, digits) => cell((samples[kind][name] ?? []).map(pick), digits);
  const loads = SCREENS.map(([name]) => [
    `/${name}`.replace('/cover', 'cover').replace('/menu', 'menu'),
    of('loads', name, (s) => s.fcp / 1000, 2),
    of('loads', name, (s) => s.lcp / 1000, 2),
    of('loads', name, (s) => s.cls, 3),
    of('loads', name, (s) => s.tbt),
    of('loads', name, (s) => s.all / 1000),
    of('loads', name, (s) => s.script / 1000, 1),
    of('scores', name, (s) => s.performance),
    of('scores', name, (s) => s.accessibility),
    of('scores', name, (s) => s['best-practices']),
  ]);
  const tapped = Object.keys(samples.taps).map((name) => [`/${name}`, of('taps', name, (ms) => ms)]);
  return [
    `## Loading on slow 4G with 4x CPU, median (min–max), and Lighthouse mobile`,
    table([
      [
        '',
        'FCP, s',
        'LCP, s',
        'CLS',
        'TBT, ms',
        'transferred, kB',
        'script, kB',
        'performance',
        'accessibility',
        'best practices',
      ],
      ...loads,
    ]),
    `## From the tap on home's menu to its paint, 4x CPU, ms`,
    table([['', 'ms'], ...tapped]),
  ].join('\n\n');
}

const server = await serve(`${import.meta.dirname}/dist`);
for (let round = 0; round < Number(options.rounds); round++) {
  for (const [name, path, memory] of SCREENS) add('loads', name, await load(server.origin, path, memory));
  for (const [name, time] of Object.entries(await taps(server.origin))) add('taps', name, time);
  console.log(`loading, round ${round + 1}`);
}
for (let round = 0; round < Number(options.lighthouse); round++) {
  for (const [name, path, memory] of SCREENS) {
    const sample = await scores(server.origin, path, memory);
    add('scores', name, sample);
    if (sample.failed.length) console.log(`${name}: ${sample.failed.join(', ')}`);
  }
}
server.close();
await writeFile(`${options.out}.json`, JSON.stringify(samples));
await writeFile(`${options.out}.md`, `${report()}\n`);
