// Formats the samples of run.mjs as Markdown tables: median (min–max).
import { readFile } from 'node:fs/promises';
import { MOVES } from './harness/pointer.mjs';

const kB = (bytes) => bytes / 1000;
const MB = (bytes) => bytes / 1e6;
const perMove = (drag, ms) => ms / drag.moves;
const perFrame = (drag, ms) => ms / drag.frames;
const megapixels = (drag) => drag.pixels / 1e6;

/**
 * `how`: the number of decimal digits, and `more: true` if higher is better.
 * @type {[label: string, kind: string, value: (sample: any) => number, how?: { digits?: number, more?: boolean }][]}
 */
const ROWS = [
  ['**Drag: CPU of all processes, ms a frame**', 'drag', (d) => perFrame(d, d.cpu), { digits: 1 }],
  ['Drag: CPU of all processes, ms a move', 'drag', (d) => perMove(d, d.cpu), { digits: 1 }],
  ['Drag: device pixels a frame, Mpx', 'drag', megapixels, { digits: 2 }],
  ['Drag: CPU for each device pixel drawn, ns', 'drag', (d) => perFrame(d, d.cpu) / megapixels(d), { digits: 1 }],
  ['**Drag: frames drawn in 2 s**', 'drag', (d) => d.framesIn2s, { more: true }],
  ['A card held still: frames drawn a second', 'drag', (d) => d.held.frames, { digits: 1 }],
  ['A card held still: frames requested a second', 'drag', (d) => d.held.raf, { digits: 1 }],
  ['Left alone: frames drawn a second', 'drag', (d) => d.idle.frames, { digits: 1 }],
  ['Drag: main thread busy, ms a move', 'drag', (d) => perMove(d, d.task), { digits: 2 }],
  ['Drag: script, ms a move', 'drag', (d) => perMove(d, d.script), { digits: 3 }],
  ['Drag: style + layout, ms a move', 'drag', (d) => perMove(d, d.style + d.layout), { digits: 3 }],
  ['Drag: main thread CPU, ms a move', 'drag', (d) => perMove(d, d.main), { digits: 2 }],
  ['**Drag: main thread CPU, ms a frame**', 'drag', (d) => perFrame(d, d.main), { digits: 2 }],
  ['Drag: long tasks', 'drag', (d) => d.longTasks],
  ['Drag: React commits', 'drag', (d) => d.commits],
  ['**Traced drag: script CPU, ms a frame**', 'traced', (t) => perFrame(t, t.script), { digits: 3 }],
  ['Traced drag: style + layout CPU, ms a frame', 'traced', (t) => perFrame(t, t.style + t.layout), { digits: 3 }],
  ['Traced drag: paint + commit CPU, ms a frame', 'traced', (t) => perFrame(t, t.paint), { digits: 3 }],
  [`Traced drag: moves handled, of ${MOVES}`, 'traced', (t) => t.movesHandled, { more: true }],
  ['Drag at 4x CPU: main thread busy, ms a move', 'drag4x', (d) => perMove(d, d.task), { digits: 2 }],
  ['Drag at 4x CPU: script, ms a move', 'drag4x', (d) => perMove(d, d.script), { digits: 2 }],
  ['Drag at 4x CPU: style + layout, ms a move', 'drag4x', (d) => perMove(d, d.style + d.layout), { digits: 2 }],
  ['**Drag at 4x CPU: main thread busy, ms a frame**', 'drag4x', (d) => perFrame(d, d.task), { digits: 2 }],
  ['Drag at 4x CPU: frames drawn in 2 s', 'drag4x', (d) => d.framesIn2s, { more: true }],
  ['Drag at 4x CPU: long tasks', 'drag4x', (d) => d.longTasks],
  ['Idle 5 s: main thread busy, ms', 'loaded', ({ idle }) => idle.task, { digits: 1 }],
  ['Idle 5 s: script, ms', 'loaded', ({ idle }) => idle.script, { digits: 1 }],
  ['Idle 5 s: animation frames requested', 'loaded', ({ idle }) => idle.raf],
  ['Idle 5 s: CPU of all processes, ms', 'loaded', ({ idle }) => idle.cpu],
  ['**First card, slow 4G and 4x CPU, s**', 'slow', (s) => s.firstCard / 1000, { digits: 2 }],
  ['Images before first card (slow 4G), kB', 'slow', (s) => kB(s.images)],
  ['Images of an untouched deck, kB', 'loaded', (s) => kB(s.images)],
  ['Images after 10 swipes, kB', 'swipes', (s) => kB(s.imagesAfter10)],
  ['Requests of an untouched deck', 'loaded', (s) => s.requests],
  ['JS gzip, kB', 'loaded', (s) => kB(s.js.gzip), { digits: 1 }],
  ['JS brotli, kB', 'loaded', (s) => kB(s.js.brotli), { digits: 1 }],
  ['JS heap loaded, MB', 'loaded', (s) => MB(s.heap), { digits: 2 }],
  ['**JS heap after 49 swipes, MB**', 'swipes', (s) => MB(s.heap), { digits: 2 }],
  ['DOM elements loaded', 'loaded', (s) => s.elements],
  ['DOM elements after 49 swipes', 'swipes', (s) => s.elements],
  ['Decoded images held, MB', 'loaded', (s) => MB(s.decoded), { digits: 1 }],
  ['Renderer process PSS, MB', 'loaded', (s) => MB(s.rendererPss)],
  ['**GPU process PSS, MB**', 'loaded', (s) => MB(s.gpuPss)],
  ['Quick swipes missed, of 49', 'swipes', (s) => s.missed],
];

/**
 * Rows for each size of deck.
 * @type {[label: string, value: (sample: any) => number, how?: { digits?: number, more?: boolean }][]}
 */
const GROWTH = [
  ['first card, s', (s) => s.firstCard / 1000, { digits: 2 }],
  ['JS heap, MB', (s) => MB(s.heap), { digits: 1 }],
  ['DOM elements', (s) => s.elements],
  ['renderer PSS, MB', (s) => MB(s.rendererPss)],
  ['drag, main thread busy, ms a move', ({ drag }) => perMove(drag, drag.task), { digits: 2 }],
  ['drag, main thread CPU, ms a frame', ({ drag }) => perFrame(drag, drag.main), { digits: 2 }],
  ['drag, frames drawn in 2 s', ({ drag }) => drag.framesIn2s, { more: true }],
  ['drag, long tasks', ({ drag }) => drag.longTasks],
];

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** Median (min–max), or one number if all are the same. */
export function cell(values, digits = 0) {
  if (!values.length) return 'none';
  const [low, mid, high] = [Math.min(...values), median(values), Math.max(...values)].map((v) => v.toFixed(digits));
  return low === high ? mid : `${mid} (${low}–${high})`;
}

/** A row with a cell for every deck and, last, the bar to beat: the libraries' best median, and who has it. */
function row(label, decks, targets, pick, { digits, more } = {}) {
  const values = Object.entries(decks).map(([name, samples]) => ({ name, values: pick(samples) }));
  // A `floor` is a lower limit to compare with, not a library.
  const rivals = values.filter((v) => v.values.length && !targets[v.name].floor && !targets[v.name].ours);
  // Medians are compared as they are printed, so that libraries can be equal.
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

/** A sentence on the speed of the machine during the measurements. */
function describeMachine({ cores, speed }) {
  const cellOf = (name, digits) =>
    cell(
      speed.map((round) => round[name]),
      digits,
    );
  return [
    `The machine, median (min–max) of the rounds: ${cores} cores`,
    `a fixed amount of script in ${cellOf('scriptMs')} ms on one of them`,
    `software GL fills ${cellOf('fillMpx')} Mpx a second`,
    `load before a round ${cellOf('load', 1)}.`,
  ].join(', ');
}

export function report(results) {
  const { date, chromium, packages, targets, samples, errors } = results;
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  const parts = [
    `Measured ${date.slice(0, 10)} with Chromium ${chromium}; ${versions.join(', ')}.`,
    describeMachine(results),
  ];
  for (const [screen, samplesOfDecks] of Object.entries(samples)) {
    const decks = Object.fromEntries(
      Object.keys(targets)
        .filter((name) => samplesOfDecks[name])
        .map((name) => [name, samplesOfDecks[name]]),
    );
    const rounds = Math.max(
      ...Object.values(decks)
        .flatMap(Object.values)
        .map((taken) => taken.length),
    );
    const head = [...Object.keys(decks), 'bar (best library)'];
    const valuesOf = (kind, value) => (deck) => (deck[kind] ?? []).map(value);
    const kinds = new Set(Object.values(decks).flatMap((deck) => Object.keys(deck)));
    const rows = ROWS.filter(([, kind]) => kinds.has(kind)).map(([label, kind, value, how]) =>
      row(label, decks, targets, valuesOf(kind, value), how),
    );
    const [view, dpr] = screen.split('@');
    const title = `${view}, ${dpr} device px per CSS px`;
    if (rows.length)
      parts.push(`## ${title}: 50 cards, ${rounds} rounds, median (min–max)`, table([['', ...head], ...rows]));
    const sizes = [...kinds].filter((kind) => kind.endsWith(' cards'));
    const growth = GROWTH.flatMap(([label, value, how]) =>
      sizes.map((kind) => row(`${kind}: ${label}`, decks, targets, valuesOf(kind, value), how)),
    );
    if (growth.length)
      parts.push(
        `## ${title}: how cost grows with the deck (full network and CPU speed)`,
        table([['', ...head], ...growth]),
      );
  }
  const failures = errors.map(({ screen, name, kind, message }) => `- ${screen} ${name} ${kind}: ${message}`);
  if (failures.length) parts.push('## Failed measurements', failures.join('\n'));
  return parts.join('\n\n') + '\n';
}

// Run as `node report.mjs results.json`, this prints the tables again.
if (process.argv[1] === import.meta.filename) console.log(report(JSON.parse(await readFile(process.argv[2], 'utf8'))));
