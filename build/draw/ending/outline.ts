import type { Point } from '../../../src/model/content.ts';

/** Straight lines per curve; more would make no visible difference. */
const PIECES = 16;

const NUMBER = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?';
const POINT = `\\s*${NUMBER}[\\s,]+${NUMBER}\\s*`;
const OUTLINE = new RegExp(`^\\s*M${POINT}(?:L${POINT}|Q${POINT}[\\s,]${POINT})*[Zz]?\\s*$`);

/** Whether `outlineOf` can read a path: `M`, any number of `L` and `Q`, perhaps `Z`, and separators between numbers. */
export function isOutline(path: string): boolean {
  return OUTLINE.test(path);
}

/** The points of a closed SVG path; each curve becomes `PIECES` straight lines. @param path see `isOutline` */
export function outlineOf(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command, numbers = ''] of path.matchAll(/([MLQ])([^MLQZz]*)/g)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const last = points.at(-1) ?? { x: 0, y: 0 };
    if (command !== 'Q') points.push({ x: x1, y: y1 });
    else points.push(...curve(last, { x: x1, y: y1 }, { x: x2, y: y2 }));
  }
  return points;
}

/** Points on a quadratic Bézier curve, without `from`. */
function curve(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: PIECES }, (_, piece) => {
    const t = (piece + 1) / PIECES;
    const along = (axis: 'x' | 'y') => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t * t * to[axis];
    return { x: along('x'), y: along('y') };
  });
}

/** The area of a closed outline, by the shoelace formula. */
export function areaOf(outline: readonly Point[]): number {
  const doubled = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** A part of a horizontal line. */
export type Span = [from: number, to: number];

/** The parts of the horizontal line at `y` that are inside the outline, from left to right. */
export function spansAt(outline: readonly Point[], y: number): Span[] {
  const crossings: number[] = [];
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] ?? from;
    // An end on the line counts as above it, so that a corner is not counted twice.
    if (from.y <= y !== to.y <= y) crossings.push(from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y));
  }
  crossings.sort((a, b) => a - b);
  // From the left, each odd crossing enters the outline, and the next one leaves it.
  return Array.from({ length: crossings.length / 2 }, (_, pair) => [
    crossings[2 * pair] ?? 0,
    crossings[2 * pair + 1] ?? 0,
  ]);
}

/** The intersection of two lists of spans. */
export function overlap(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap(([from, to]) =>
    others.flatMap(([otherFrom, otherTo]): Span[] => {
      const span: Span = [Math.max(from, otherFrom), Math.min(to, otherTo)];
      return span[0] < span[1] ? [span] : [];
    }),
  );
}
