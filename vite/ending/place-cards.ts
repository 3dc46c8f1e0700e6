import type { EndingCell } from '../../src/content/model.ts';
import { PRINT_RATIO } from '../../src/story/ending/find-cell.ts';
import { areaOf, outlineOf, overlap, spansAt, type Point, type Span } from './outline.ts';

/** From one print to the next, in prints: they lie like shingles, and hardly anything shows between them. */
const PITCH = 0.99;
/** In a row that has room to spare they stand this far apart at most. */
const WIDEST_PITCH = 1.34;
/** A print is drawn a little larger than its room: its paper lies over its neighbours'. */
const DRAWN = 1.02;
/** The most a print is turned, degrees. */
const MOST_TILT = 2.4;
/** Prints that stand out over an edge can have a little more room than there is. */
const MARGIN = 1.1;
/** Sizes are tried from the largest down, each this part of the last. */
const STEP = 0.985;
/** In each shape the rows are tried at so many heights. */
const PHASES = 12;
/** Where a row is measured, in parts of its height. */
const LOOKS = [0, 0.25, 0.5, 0.75, 1];

/** A row of prints: where it may be, and how many fit. */
type Row = { top: number; span: Span; count: number };

/** A place for each of `count` cards inside of the shapes, as large as all of them can be; the first card's first. */
export function placeCards(count: number, shapes: readonly string[]): EndingCell[] {
  const outlines = shapes.map(outlineOf);
  const area = outlines.reduce((total, outline) => total + areaOf(outline), 0);
  // As if nothing were left over.
  let width = Math.sqrt(area / (count * PRINT_RATIO * PITCH ** 2)) * MARGIN;
  let rows: Row[][] = [];
  do {
    width *= STEP;
    rows = outlines.map((outline) => fullestRows(outline, width));
  } while (sum(rows.flat()) < count);
  thinOut(rows, sum(rows.flat()) - count);
  return rows
    .flat()
    .flatMap((row) => placeRow(row, width))
    .map(({ x, y }, card) => [round(x), round(y), round(width * DRAWN), round(tiltOf(card))]);
}

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
    if (sum(rows) > sum(best)) best = rows;
  }
  return best;
}

/** Where a print of this height fits between the outline's sides. */
function spansOf(outline: readonly Point[], top: number, height: number): Span[] {
  return LOOKS.map((look) => spansAt(outline, top + look * height)).reduce(overlap);
}

/** Takes as many prints away as are too many, each from the fullest row. */
function thinOut(rows: readonly Row[][], surplus: number): void {
  for (let taken = 0; taken < surplus; taken++) {
    const fullest = rows.flat().reduce((most, row) => (row.count > most.count ? row : most));
    fullest.count -= 1;
  }
}

/** The middles of a row's prints, spread over it. */
function placeRow({ top, span: [from, to], count }: Row, width: number): Point[] {
  const pitch = count > 1 ? Math.min((to - from - width) / (count - 1), width * WIDEST_PITCH) : 0;
  const first = (from + to - pitch * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => ({ x: first + at * pitch, y: top + (width * PRINT_RATIO) / 2 }));
}

/** The same for the same card in every build. */
function tiltOf(card: number): number {
  const share = (Math.sin(card * 12.9898 + 4.1) * 43_758.5453) % 1;
  return share * MOST_TILT;
}

const sum = (rows: readonly Row[]) => rows.reduce((total, { count }) => total + count, 0);
const round = (value: number) => Math.round(value * 10) / 10;
