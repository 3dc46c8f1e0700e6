import type { Point } from '../../../src/model/content.ts';
import type { MapPlace } from '../../../src/model/schema/schema-map.ts';

/** The area between two corners, and the size of its drawing in units. */
export type Crop = {
  northWest: MapPlace;
  southEast: MapPlace;
  width: number;
  height: number;
};

/** Kilometres in a degree of latitude. */
export const DEGREE_KM = 111.2;

/** The length of a degree of longitude at a latitude, in degrees of latitude. */
export const longitudeScale = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** The position of a place in the drawing, as if the earth were flat. */
export function project([latitude, longitude]: MapPlace, { northWest, southEast, width, height }: Crop): Point {
  const [north, west] = northWest;
  const [south, east] = southEast;
  return { x: ((longitude - west) / (east - west)) * width, y: ((north - latitude) / (north - south)) * height };
}

/** The place at a position in the drawing. */
export function unproject({ x, y }: Point, { northWest, southEast, width, height }: Crop): MapPlace {
  const [north, west] = northWest;
  const [south, east] = southEast;
  return [north - (y / height) * (north - south), west + (x / width) * (east - west)];
}

/** The area between two corners; its drawing's height follows from the width. */
export function cropBetween(northWest: MapPlace, southEast: MapPlace, width: number): Crop {
  const [north, west] = northWest;
  const [south, east] = southEast;
  const height = Math.round((width * (north - south)) / ((east - west) * longitudeScale((north + south) / 2)));
  return { northWest, southEast, width, height };
}

/** The distance between the points of `pointsAlong`, in the drawing's units. */
const STEP = 5;

/**
 * Points along a straight line, about `STEP` apart, without its ends; of a short line, only the middle.
 * @param enter with `leave`, the part of the line that needs points, in shares of its length; none if `leave` is less
 */
export function pointsAlong(from: Point, to: Point, [enter, leave] = [0, 1]): Point[] {
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  const first = Math.floor(enter * count);
  return Array.from({ length: Math.max(0, Math.ceil(leave * count) - first) }, (_, index) => {
    const part = (first + index + 0.5) / count;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** Rounds to a hundredth of a unit. Nobody sees the difference. */
export const rounded = (value: number) => Math.round(value * 100) / 100;

export const roundPoint = ({ x, y }: Point): Point => ({ x: rounded(x), y: rounded(y) });
