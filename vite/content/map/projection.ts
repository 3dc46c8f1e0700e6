import type { Point } from '../../../src/content/model.ts';
import type { MapPlace } from '../../../src/content/schema-map.ts';

/** A piece of the map, at one size: what part of the world between two corners, how large. */
export type Crop = {
  northWest: MapPlace;
  southEast: MapPlace;
  /** Size in the picture's units. */
  width: number;
  height: number;
};

/** Kilometres in a degree of latitude. */
export const DEGREE_KM = 111.2;

/** A degree of longitude is this much of a degree of latitude, there. */
export const squeeze = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** Where a place lies in the picture. At this size the earth is flat. */
export function project([latitude, longitude]: MapPlace, { northWest, southEast, width, height }: Crop): Point {
  const [north, west] = northWest;
  const [south, east] = southEast;
  return { x: ((longitude - west) / (east - west)) * width, y: ((north - latitude) / (north - south)) * height };
}

/** The place that lies there. */
export function unproject({ x, y }: Point, { northWest, southEast, width, height }: Crop): MapPlace {
  const [north, west] = northWest;
  const [south, east] = southEast;
  return [north - (y / height) * (north - south), west + (x / width) * (east - west)];
}

/** The whole piece between two corners, so wide. */
export function cropBetween(northWest: MapPlace, southEast: MapPlace, width: number): Crop {
  const [north, west] = northWest;
  const [south, east] = southEast;
  const height = Math.round((width * (north - south)) / ((east - west) * squeeze((north + south) / 2)));
  return { northWest, southEast, width, height };
}

/** Points along a straight line, about so far apart. */
export function along(from: Point, to: Point, step = 5): Point[] {
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** No eye sees less than a hundredth of a unit. */
export const rounded = (value: number) => Math.round(value * 100) / 100;

export const roundPoint = ({ x, y }: Point): Point => ({ x: rounded(x), y: rounded(y) });
