import type { Point } from '../../../src/model/content.ts';
import { rounded, type Crop } from './projection.ts';

/** A chart's grid lines divide the drawing's height into at least this many steps. */
const MIN_STEPS = 4;
/** Absorbs rounding errors in the size of a step. */
const EPSILON = 1e-9;

/**
 * The points outside the map that close the land behind a shore: clockwise around the picture from the shore's end to
 * its start, since land is on the right of a shore.
 */
export function landBehind(shore: readonly Point[], { width, height }: Crop): Point[] {
  const [start, end] = [shore.at(0), shore.at(-1)];
  if (!start || !end) return [];
  const angle = ({ x, y }: Point) => Math.atan2(y - height / 2, x - width / 2);
  const turn = (point: Point) => {
    const turned = angle(point) - angle(end);
    return turned < 0 ? turned + 2 * Math.PI : turned;
  };
  const corners = [
    { x: -width, y: -height },
    { x: 2 * width, y: -height },
    { x: 2 * width, y: 2 * height },
    { x: -width, y: 2 * height },
  ];
  return corners.filter((corner) => turn(corner) < turn(start)).toSorted((a, b) => turn(a) - turn(b));
}

/** Whether a point is inside an outline. */
export function isWithin({ x, y }: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) within = !within;
  });
  return within;
}

/** The grid lines of a chart, as a path: at round degrees, such as every tenth of a degree. */
export function netOf({ northWest, southEast, width, height }: Crop): string {
  const [north, west] = northWest;
  const [south, east] = southEast;
  const step = roundStep((north - south) / MIN_STEPS);
  const along = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
  };
  const meridians = along(west, east).map(
    (degree) => `M${rounded(((degree - west) / (east - west)) * width)} 0v${height}`,
  );
  const parallels = along(south, north).map(
    (degree) => `M0 ${rounded(((north - degree) / (north - south)) * height)}h${width}`,
  );
  return [...meridians, ...parallels].join('');
}

/** The largest of 1, 2, 5, 10, 20 and so on (0.5, 0.2 …) that is at most a number. */
function roundStep(number: number): number {
  const most = number * (1 + EPSILON);
  const power = 10 ** Math.floor(Math.log10(most));
  return Math.max(power, ...[2 * power, 5 * power].filter((step) => step <= most));
}
