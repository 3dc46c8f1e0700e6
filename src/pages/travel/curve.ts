import type { MapDrawing, MapLine, Point } from '../../model/content';

/** 0 for straight lines, 1 for full curves. */
const ROUNDNESS = 0.8;
/** Points and handles are rounded to multiples of these, in a drawing's units: finer steps only add bytes. */
const POINT_STEP = 0.5;
const HANDLE_STEP = 1;

/** Converts a point of the map's grid to a drawing's coordinates. */
export function toDrawing({ x, y }: Point, { corner, scale }: MapDrawing): Point {
  return { x: (x - corner.x) * scale.x, y: (y - corner.y) * scale.y };
}

/** Converts a line, whose points are relative to one another, to a drawing's coordinates. */
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
 * A rounded SVG path through all points: Catmull-Rom as Bézier curves, whose handles are a sixth of the distance
 * between the neighbours.
 */
export function curveThrough(points: readonly Point[], { closed = false } = {}): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const handle = ROUNDNESS / 6;
  const ends = Array.from({ length: closed ? count : count - 1 }, (_, index) => index + 1);
  const curves = ends.map((end) => {
    const [before, from, to, after] = [at(end - 2), at(end - 1), at(end), at(end + 1)];
    const start = pair(from.x + (to.x - before.x) * handle, from.y + (to.y - before.y) * handle, HANDLE_STEP);
    const stop = pair(to.x - (after.x - from.x) * handle, to.y - (after.y - from.y) * handle, HANDLE_STEP);
    const rest = `${stop} ${pair(to.x, to.y)}`;
    // From the second curve on, the first handle mirrors the handle before it, so S can leave it out.
    return end === 1 ? `C${start} ${rest}` : `S${rest}`;
  });
  return `M${pair(at(0).x, at(0).y)}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** Appends straight lines through the points and closes the path. */
export function closeThrough(points: readonly Point[]): string {
  return `${points.map(({ x, y }) => `L${pair(x, y)}`).join('')}Z`;
}

function pair(x: number, y: number, step = POINT_STEP): string {
  return `${round(x, step)} ${round(y, step)}`;
}

function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}
