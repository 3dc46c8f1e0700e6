import type { EndingCell, Point } from '../../../src/model/content.ts';
import { PRINT_RATIO } from '../../../src/story/ending/find-cell.ts';
import { areaOf, outlineOf, overlap, spansAt, type Span } from './outline.ts';

/** Distance from one print to the next, relative to the print's size: prints overlap slightly, like shingles. */
const PITCH = 0.99;
/** The maximum distance in a row with room to spare, relative to the print's width. */
const WIDEST_PITCH = 1.34;
/** How much larger than its place a print is drawn, so that its paper overlaps its neighbours. */
const PRINT_SCALE = 1.02;
/** The maximum rotation of a print, in degrees. */
const MAX_TILT = 2.4;
/** The search starts just below this size, relative to the one at which the prints would fill the area exactly. */
const START = 1.1;
/** Each size to try is this share of the previous one. */
const STEP = 0.985;
/** The number of heights at which each shape's first row is tried. */
const PHASES = 12;
/** Where a row's width is measured, as shares of its height. */
const SAMPLES = [0, 0.25, 0.5, 0.75, 1];

/** A row of prints, and how many fit into it. */
type Row = { top: number; span: Span; count: number };

/** Finds places for `count` cards, even 0, inside the shapes: as large as possible, in the order of the cards. */
export function placeCards(count: number, shapes: readonly string[]): EndingCell[] {
  const outlines = shapes.map(outlineOf);
  const area = outlines.reduce((total, outline) => total + areaOf(outline), 0);
  let width = Math.sqrt(area / (count * PRINT_RATIO * PITCH ** 2)) * START;
  let rows: Row[] = [];
  do {
    width *= STEP;
    rows = outlines.flatMap((outline) => fullestRows(outline, width));
  } while (countPrints(rows) < count);
  thinOut(rows, countPrints(rows) - count);
  return rows
    .flatMap((row) => placeRow(row, width))
    .map(({ x, y }, card) => [round(x), round(y), round(width * PRINT_SCALE), round(tiltOf(card))]);
}

/** The rows that hold the most prints of this width. */
function fullestRows(outline: readonly Point[], width: number): Row[] {
  const height = width * PRINT_RATIO;
  const [top, bottom] = [Math.min(...outline.map(({ y }) => y)), Math.max(...outline.map(({ y }) => y))];
  let best: Row[] = [];
  for (let phase = 0; phase < PHASES; phase++) {
    const rows: Row[] = [];
    for (let y = top + (phase / PHASES) * height * PITCH; y + height <= bottom; y += height * PITCH)
      for (const span of spansOf(outline, y, height)) {
        const length = span[1] - span[0];
        const count = length < width ? 0 : Math.floor((length - width) / (width * PITCH)) + 1;
        if (count > 0) rows.push({ top: y, span, count });
      }
    if (countPrints(rows) > countPrints(best)) best = rows;
  }
  return best;
}

/** The spans in which a print of this height fits between the outline's sides. */
function spansOf(outline: readonly Point[], top: number, height: number): Span[] {
  return SAMPLES.map((share) => spansAt(outline, top + share * height)).reduce(overlap);
}

/** Removes surplus prints, each from the fullest row. */
function thinOut(rows: readonly Row[], surplus: number): void {
  for (let taken = 0; taken < surplus; taken++) {
    const fullest = rows.reduce((most, row) => (row.count > most.count ? row : most));
    fullest.count -= 1;
  }
}

/** The centres of a row's prints, evenly spaced around its middle. */
function placeRow({ top, span: [from, to], count }: Row, width: number): Point[] {
  const pitch = count > 1 ? Math.min((to - from - width) / (count - 1), width * WIDEST_PITCH) : 0;
  const first = (from + to - pitch * (count - 1)) / 2;
  const y = top + (width * PRINT_RATIO) / 2;
  return Array.from({ length: count }, (_, index) => ({ x: first + index * pitch, y }));
}

/** A card's rotation, in degrees: it looks random, and is the same in every build. */
function tiltOf(card: number): number {
  // The constants are those of a hash that is common in shaders.
  const share = (Math.sin(card * 12.9898 + 4.1) * 43_758.5453) % 1;
  return share * MAX_TILT;
}

const countPrints = (rows: readonly Row[]) => rows.reduce((total, { count }) => total + count, 0);
const round = (value: number) => Math.round(value * 10) / 10;
