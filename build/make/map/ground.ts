import type { Point } from '../../../src/model/content.ts';
import { rounded, type Crop } from './projection.ts';

/** A chart's parallels divide the drawing's height into at least this many steps. */
const MIN_STEPS = 4;
/** Absorbs rounding errors in the size of a step. */
const EPSILON = 1e-9;

/**
 * The points outside the map that close the land behind a shore. Land is on the right of a shore, so these points go
 * clockwise around the drawing, from the shore's end to its start. An empty shore has none.
 */
export function landBehind(shore: readonly Point[], { width, height }: Crop): Point[] {
  const [start, end] = [shore.at(0), shore.at(-1)];
  if (!start || !end) return [];
  // Clockwise, since y points down.
  const angle = ({ x, y }: Point) => Math.atan2(y - height / 2, x - width / 2);
  /** The angle between the shore's end and a point, clockwise, from 0 to a full turn. */
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

/** Whether a point is inside an outline: a ray from the point to the right then crosses it an odd number of times. */
export function isWithin({ x, y }: Point, outline: readonly Point[]): boolean {
  let isInside = false;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const spansHeight = from.y > y !== to.y > y;
    if (spansHeight && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isInside = !isInside;
  });
  return isInside;
}

/** The meridians and parallels of a chart, as a path: at round degrees, such as every tenth of a degree. */
export function graticuleOf({ northWest, southEast, width, height }: Crop): string {
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

/** The largest round number, such as 0.2, 0.5, 1, 2, 5, 10 or 20, that is not larger than this one. */
function roundStep(number: number): number {
  const limit = number * (1 + EPSILON);
  const power = 10 ** Math.floor(Math.log10(limit));
  return Math.max(power, ...[2 * power, 5 * power].filter((step) => step <= limit));
}
