import type { Point } from '../../../src/content/model.ts';

/** 0 for straight lines, 1 for full curves. */
const ROUNDNESS = 0.8;

/**
 * An SVG path through all points, rounded as a hand would (Catmull-Rom as Bézier curves). Each curve's first handle mirrors
 * the last one's second, so that it need not be written.
 */
export function curveThrough(points: readonly Point[], { closed = false } = {}): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const handle = (index: number): Point => ({
    x: ((at(index + 1).x - at(index - 1).x) * ROUNDNESS) / 6,
    y: ((at(index + 1).y - at(index - 1).y) * ROUNDNESS) / 6,
  });
  const pen = penAt(at(0));
  let path = `M${pen.start}`;
  for (let index = 1; index < (closed ? count + 1 : count); index += 1) {
    const [from, to] = [at(index - 1), at(index)];
    const [out, into] = [handle(index - 1), handle(index)];
    const first = index === 1 ? [{ x: from.x + out.x, y: from.y + out.y }] : [];
    path += (index === 1 ? 'c' : 's') + pen.draw([...first, { x: to.x - into.x, y: to.y - into.y }, to]);
  }
  return closed ? `${path}z` : path;
}

/** Writes points as steps from the last one, in tenths of a unit; what is rounded off is made up for by the next. */
function penAt(start: Point) {
  let [x, y] = [inTenths(start.x), inTenths(start.y)];
  return {
    start: join([x, y]),
    draw: (points: readonly Point[]) => {
      const text = join(points.flatMap((point) => [inTenths(point.x) - x, inTenths(point.y) - y]));
      const end = points.at(-1);
      if (end) [x, y] = [inTenths(end.x), inTenths(end.y)];
      return text;
    },
  };
}

const inTenths = (value: number) => Math.round(value * 10);

/** Numbers in tenths as SVG reads them: a minus needs no space before it, a point no zero. */
function join(numbers: readonly number[]): string {
  return numbers
    .map((number) => String(number / 10).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => text + (number.startsWith('-') ? '' : ' ') + number, '')
    .trim();
}
