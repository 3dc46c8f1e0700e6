import type { Place } from './coast';

/** A piece of the map, at one size: what part of the world, how large. */
export type Crop = {
  /** The north-west corner. */
  corner: Place;
  /** Size in the picture's units. */
  width: number;
  height: number;
  /** Units for one degree of latitude. */
  scale: number;
};

/** A degree of longitude is this much of a degree of latitude, at Cape Ann. */
const LONGITUDE = Math.cos((42.5 * Math.PI) / 180);

export type Point = { x: number; y: number };

/** Where a place lies in the picture. At this size the earth is flat. */
export function project([longitude, latitude]: Place, crop: Crop): Point {
  return {
    x: (longitude - crop.corner[0]) * LONGITUDE * crop.scale,
    y: (crop.corner[1] - latitude) * crop.scale,
  };
}

/**
 * An SVG path through all places, rounded as a hand would (Catmull-Rom as Bézier curves).
 * @param roundness 0 for straight lines, 1 for full curves.
 */
export function pathThrough(places: Place[], crop: Crop, roundness = 0.8): string {
  const points = places.map((place) => project(place, crop));
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const third = roundness / 6;
  const curves = points.slice(1).map((to, index) => {
    const from = at(index);
    const before = at(index - 1);
    const after = at(index + 2);
    return `C${pair(from.x + (to.x - before.x) * third, from.y + (to.y - before.y) * third)} ${pair(
      to.x - (after.x - from.x) * third,
      to.y - (after.y - from.y) * third,
    )} ${pair(to.x, to.y)}`;
  });
  return `M${pair(at(0).x, at(0).y)}${curves.join('')}`;
}

function pair(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
