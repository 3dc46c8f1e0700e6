import type { MapDrawing, MapLine, Point } from '../../model/content';

/** 0 for straight lines, 1 for full curves. */
const ROUNDNESS = 0.8;
/** Points and handles are rounded to multiples of these, in a drawing's units. Finer steps would only add bytes. */
const POINT_STEP = 0.5;
const HANDLE_STEP = 1;

/** Converts a point of the map's grid to a drawing's coordinates. */
export function toDrawing({ x, y }: Point, { corner, scale }: MapDrawing): Point {
  return { x: (x - corner.x) * scale.x, y: (y - corner.y) * scale.y };
}

/** Converts a line, in which each point is relative to the one before, to a drawing's coordinates. */
export function pointsOf(line: MapLine, drawing: MapDrawing): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < line.length; index += 2) {
    x += line[index] ?? 0;
    y += line[index + 1] ?? 0;
    points.push(toDrawing({ x, y }, drawing));
  }
  return points;
}

/**
 * An SVG path that curves through all points: a Catmull-Rom spline as Bézier curves. A point's full handle is a sixth
 * of the vector from the point before it to the point after it.
 */
export function curveThrough(points: readonly Point[], { closed = false } = {}): string {
  const count = points.length;
  const pointAt = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const share = ROUNDNESS / 6;
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)];
    const firstHandle = pair(from.x + (to.x - before.x) * share, from.y + (to.y - before.y) * share, HANDLE_STEP);
    const secondHandle = pair(to.x - (after.x - from.x) * share, to.y - (after.y - from.y) * share, HANDLE_STEP);
    const rest = `${secondHandle} ${pair(to.x, to.y)}`;
    // From the second curve on, the first handle mirrors the handle before it, so S can leave it out.
    return index === 0 ? `C${firstHandle} ${rest}` : `S${rest}`;
  });
  return `M${pair(pointAt(0).x, pointAt(0).y)}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** The end of a path: straight lines through the points, then back to the path's start. */
export function closeThrough(points: readonly Point[]): string {
  return `${points.map(({ x, y }) => `L${pair(x, y)}`).join('')}Z`;
}

function pair(x: number, y: number, step = POINT_STEP): string {
  return `${round(x, step)} ${round(y, step)}`;
}

function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}
