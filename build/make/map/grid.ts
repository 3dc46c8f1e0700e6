import type { MapLine, Point } from '../../../src/model/content.ts';
import type { MapPlace } from '../../../src/model/schema/schema-map.ts';
import type { Crop } from './projection.ts';

/** A grid of whole numbers for places: degrees times a power of ten. x points east, y points south. */
export type Grid = {
  point: (place: MapPlace) => Point;
  line: (places: readonly MapPlace[]) => MapLine;
  /** The power of ten: the number of the grid's steps in a degree. */
  perDegree: number;
};

/** A grid so fine that rounding is invisible in all of these drawings. */
export function gridFor(crops: readonly Crop[]): Grid {
  const unitsPerDegree = Math.max(
    ...crops.map(({ northWest: [north], southEast: [south], height }) => height / (north - south)),
  );
  // A step is about a tenth of a drawing's unit.
  const perDegree = 10 ** Math.round(Math.log10(unitsPerDegree * 10));
  const point = ([latitude, longitude]: MapPlace) => ({
    x: Math.round(longitude * perDegree),
    y: -Math.round(latitude * perDegree),
  });
  return {
    perDegree,
    point,
    line: (places) => {
      const points = places.map(point);
      return points.flatMap(({ x, y }, index) => {
        const before = points[index - 1] ?? { x: 0, y: 0 };
        return [x - before.x, y - before.y];
      });
    },
  };
}
