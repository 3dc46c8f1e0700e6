import type { Point, WayStyle } from '../../../src/model/content.ts';
import { curveThrough } from '../../../src/pages/travel/curve.ts';
import type { MapPlace, WrittenMap } from '../../../src/model/schema/schema-map.ts';
import { holds, partWithin } from './box.ts';
import { pointsAlong, project, rounded, type Crop } from './projection.ts';

/** A way in a drawing. */
export type DrawnWay = {
  id: string;
  style: WayStyle;
  label: string | undefined;
  /** Null for a way that stays on the map: the travel page draws it. */
  arrow: { path: string; head: string } | null;
  /** Points along the way's part on the map: its label is placed on one of them, and other words avoid them. */
  trail: Point[];
};

/** The distance of an arrow's tip from the drawing's edge, in multiples of the notes' font size. */
const ARROW_INSET = 0.8;
/** The length of each line of an arrow's head, in the same unit. */
const ARROW_LENGTH = 0.7;
/** The angle between an arrow's shaft and each line of its head, in radians. */
const ARROW_ANGLE = 0.6;

/** All ways in the couple's order, with an arrow for each that leaves the map. */
export function drawWays(map: WrittenMap, crop: Crop, noteSize: number): DrawnWay[] {
  const drawing = { left: 0, top: 0, right: crop.width, bottom: crop.height };
  return Object.entries(map.ways).map(([id, { kind, label, line, offTheMap }]) => {
    const whole = placesOf(line, map).map((place) => project(place, crop));
    // A line from an airport to the wedding also leads out of the map.
    const [isFirstIn, isLastIn] = [whole.at(0), whole.at(-1)].map((end) => end !== undefined && holds(drawing, end));
    if (offTheMap && !isFirstIn && isLastIn) whole.reverse();
    const points = offTheMap ? cutAtEdge(whole, crop, noteSize * ARROW_INSET) : whole;
    return {
      id,
      style: styleOf(kind, map),
      label,
      arrow: offTheMap ? { path: curveThrough(points), head: arrowHead(points, noteSize * ARROW_LENGTH) } : null,
      trail: points.slice(1).flatMap((to, index) => {
        const from = points[index] ?? to;
        return pointsAlong(from, to, partWithin(drawing, from, to));
      }),
    };
  });
}

/** The line style of a kind of way. The check refuses an unknown kind. */
export function styleOf(kind: string, { kinds }: WrittenMap): WayStyle {
  return kinds[kind]?.style ?? 'road';
}

/** The places of a line, where a stop is named by its id. The check refuses an unknown stop. */
export function placesOf(line: WrittenMap['ways'][string]['line'], { stops }: WrittenMap): MapPlace[] {
  return line.map((place) => (typeof place === 'string' ? stops[place]?.at : place)).filter((at) => at !== undefined);
}

/**
 * A line up to where it comes within `inset` of the drawing's edge. The whole line if its first point is that close
 * already, or if no point is.
 */
function cutAtEdge(points: readonly Point[], { width, height }: Crop, inset: number): Point[] {
  const frame = { left: inset, top: inset, right: width - inset, bottom: height - inset };
  const out = points.findIndex((point) => !holds(frame, point));
  const [from, to] = [points[out - 1], points[out]];
  if (!from || !to) return [...points];
  const [, share] = partWithin(frame, from, to);
  return [...points.slice(0, out), { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
}

/** The path of an arrow's head: two lines that meet at the tip. */
function arrowHead(points: readonly Point[], length: number): string {
  const [from, tip] = points.slice(-2);
  if (!from || !tip) return '';
  const angle = Math.atan2(from.y - tip.y, from.x - tip.x);
  const lineEnd = (turn: number) =>
    `${rounded(tip.x + Math.cos(angle + turn) * length)} ${rounded(tip.y + Math.sin(angle + turn) * length)}`;
  return `M${lineEnd(-ARROW_ANGLE)}L${rounded(tip.x)} ${rounded(tip.y)}L${lineEnd(ARROW_ANGLE)}`;
}
