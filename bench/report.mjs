// Turns the samples of run.mjs into Markdown tables of medians with (min-max).
import { readFile } from 'node:fs/promises';

const kB = (bytes) => bytes / 1000;
const MB = (bytes) => bytes / 1e6;
const move = (drag, ms) => ms / drag.moves;
const frame = (drag, ms) => ms / drag.frames;

// [label, kind of sample, value, { digits, more: higher is better }]
const ROWS = [
  ['JS gzip, kB', 'session', (s) => kB(s.js.gzip), { digits: 1 }],
  ['JS brotli, kB', 'session', (s) => kB(s.js.brotli), { digits: 1 }],
  ['Requests in 5 s', 'session', (s) => s.requests],
  ['Images before first card (slow 4G), kB', 'slow', (s) => kB(s.images)],
  ['Images in 5 s untouched, kB', 'session', (s) => kB(s.imagesIdle)],
  ['Images after 10 swipes, kB', 'session', (s) => kB(s.imagesAfter10)],
  ['First card, slow 4G and 4x CPU, s', 'slow', (s) => s.firstCard / 1000, { digits: 2 }],
  ['JS heap loaded, MB', 'session', (s) => MB(s.loaded.heap), { digits: 2 }],
  ['JS heap after 49 swipes, MB', 'session', (s) => MB(s.swiped.heap), { digits: 2 }],
  ['DOM elements loaded', 'session', (s) => s.loaded.elements],
  ['DOM elements after 49 swipes', 'session', (s) => s.swiped.elements],
  ['Decoded images held, MB', 'session', (s) => MB(s.loaded.decoded), { digits: 1 }],
  ['Renderer process PSS, MB', 'session', (s) => MB(s.loaded.rendererPss)],
  ['GPU process PSS, MB', 'session', (s) => MB(s.loaded.gpuPss)],
  ['Quick swipes missed, of 49', 'session', (s) => s.missed],
  ['Drag: main thread busy, ms/move', 'session', ({ drag }) => move(drag, drag.task), { digits: 2 }],
  ['Drag: script, ms/move', 'session', ({ drag }) => move(drag, drag.script), { digits: 3 }],
  ['Drag: style + layout, ms/move', 'session', ({ drag }) => move(drag, drag.style + drag.layout), { digits: 3 }],
  ['Drag: main thread CPU, ms/move', 'session', ({ drag }) => move(drag, drag.main), { digits: 2 }],
  ['**Drag: main thread CPU, ms/frame**', 'session', ({ drag }) => frame(drag, drag.main), { digits: 2 }],
  ['Drag: CPU of all processes, ms/frame', 'session', ({ drag }) => frame(drag, drag.cpu), { digits: 1 }],
  ['Drag: frames drawn in 2 s', 'session', ({ drag }) => drag.frames, { more: true }],
  ['Drag: long tasks', 'session', ({ drag }) => drag.longTasks],
  ['Drag: React commits', 'session', ({ drag }) => drag.commits],
  ['Traced drag: script CPU, ms/frame', 'session', ({ trace }) => frame(trace, trace.script), { digits: 3 }],
  [
    'Traced drag: style + layout CPU, ms/frame',
    'session',
    ({ trace }) => frame(trace, trace.style + trace.layout),
    { digits: 3 },
  ],
  ['Traced drag: paint + commit CPU, ms/frame', 'session', ({ trace }) => frame(trace, trace.paint), { digits: 3 }],
  ['Traced drag: moves handled, of 120', 'session', ({ trace }) => trace.movesHandled, { more: true }],
  ['Drag at 4x CPU: main thread busy, ms/move', 'session', ({ drag4x }) => move(drag4x, drag4x.task), { digits: 2 }],
  ['Drag at 4x CPU: script, ms/move', 'session', ({ drag4x }) => move(drag4x, drag4x.script), { digits: 2 }],
  [
    'Drag at 4x CPU: style + layout, ms/move',
    'session',
    ({ drag4x }) => move(drag4x, drag4x.style + drag4x.layout),
    { digits: 2 },
  ],
  [
    '**Drag at 4x CPU: main thread busy, ms/frame**',
    'session',
    ({ drag4x }) => frame(drag4x, drag4x.task),
    { digits: 2 },
  ],
  ['Drag at 4x CPU: frames drawn in 2 s', 'session', ({ drag4x }) => drag4x.frames, { more: true }],
  ['Drag at 4x CPU: long tasks', 'session', ({ drag4x }) => drag4x.longTasks],
  ['Idle 5 s: main thread busy, ms', 'session', ({ idle }) => idle.task, { digits: 1 }],
  ['Idle 5 s: script, ms', 'session', ({ idle }) => idle.script, { digits: 1 }],
  ['Idle 5 s: animation frames requested', 'session', ({ idle }) => idle.raf],
  ['Idle 5 s: CPU of all processes, ms', 'session', ({ idle }) => idle.cpu],
];

/** @type {[label: string, value: (sample: any) => number, how?: object][]} */
const GROWTH = [
  ['first card, s', (s) => s.firstCard / 1000, { digits: 2 }],
  ['JS heap, MB', (s) => MB(s.heap), { digits: 1 }],
  ['DOM elements', (s) => s.elements],
  ['renderer PSS, MB', (s) => MB(s.rendererPss)],
  ['drag, main thread busy, ms/move', ({ drag }) => move(drag, drag.task), { digits: 2 }],
  ['drag, main thread CPU, ms/frame', ({ drag }) => frame(drag, drag.main), { digits: 2 }],
  ['drag, frames drawn in 2 s', ({ drag }) => drag.frames, { more: true }],
  ['drag, long tasks', ({ drag }) => drag.longTasks],
];

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

export function cell(values, digits = 0) {
  if (!values.length) return 'failed';
  const [low, mid, high] = [Math.min(...values), median(values), Math.max(...values)].map((v) => v.toFixed(digits));
  return low === high ? mid : `${mid} (${low}–${high})`;
}

/** One row: a cell for every deck, and the best median among the libraries as the bar to beat. */
function row(label, decks, targets, pick, { digits, more } = {}) {
  const values = Object.entries(decks).map(([name, samples]) => ({ name, values: pick(samples) }));
  const rivals = values.filter((v) => v.values.length && !targets[v.name].floor && !targets[v.name].ours);
  const text = (v) => median(v.values).toFixed(digits ?? 0);
  const best = rivals.map(text).toSorted((a, b) => (more ? b - a : a - b))[0];
  const holders = rivals.filter((v) => text(v) === best).map((v) => v.name);
  const bar = holders.length === rivals.length ? 'all equal' : holders.join(', ');
  return [label, ...values.map((v) => cell(v.values, digits)), rivals.length > 1 ? `${best}: ${bar}` : ''];
}

export const table = (rows) =>
  [rows[0], rows[0].map((_, i) => (i ? '---:' : '---')), ...rows.slice(1)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

export function report({ date, chromium, packages, targets, samples, errors }) {
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  const parts = [`Measured ${date.slice(0, 10)} with Chromium ${chromium}; ${versions.join(', ')}.`];
  for (const [view, found] of Object.entries(samples)) {
    const decks = Object.fromEntries(
      Object.keys(targets)
        .filter((name) => found[name])
        .map((name) => [name, found[name]]),
    );
    const rounds = Math.max(...Object.values(decks).map((kinds) => kinds.session?.length ?? 0));
    const head = [...Object.keys(decks), 'bar (best library)'];
    const of = (kind, value) => (kinds) => (kinds[kind] ?? []).map(value);
    const main = ROWS.map(([label, kind, value, how]) => row(label, decks, targets, of(kind, value), how));
    parts.push(`## ${view}: 50 cards, ${rounds} rounds, median (min–max)`, table([['', ...head], ...main]));
    const kinds = new Set(
      Object.values(decks)
        .flatMap((deck) => Object.keys(deck))
        .filter((kind) => kind.startsWith('cards')),
    );
    const growth = GROWTH.flatMap(([label, value, how]) =>
      [...kinds].map((kind) => row(`${kind.slice(6)} cards: ${label}`, decks, targets, of(kind, value), how)),
    );
    if (growth.length)
      parts.push(
        `## ${view}: how cost grows with the deck (full network and CPU speed)`,
        table([['', ...head], ...growth]),
      );
  }
  const failures = errors.map(({ view, name, kind, message }) => `- ${view} ${name} ${kind}: ${message}`);
  if (failures.length) parts.push('## Failed measurements', failures.join('\n'));
  return parts.join('\n\n') + '\n';
}

// node report.mjs results.json prints the tables again
if (process.argv[1] === import.meta.filename) console.log(report(JSON.parse(await readFile(process.argv[2], 'utf8'))));
