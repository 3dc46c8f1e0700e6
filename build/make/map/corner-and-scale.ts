import type { MapDrawing } from '../../../src/model/content.ts';
import type { Crop } from './projection.ts';
import type { Grid } from './grid.ts';

/** Significant digits. More would move points by less than anyone can see. */
const DIGITS = 8;

/** The position and scale of a crop in the grid. */
export function cornerAndScale(
  { northWest, southEast, width, height }: Crop,
  { perDegree }: Grid,
): Pick<MapDrawing, 'corner' | 'scale'> {
  const exact = (value: number) => Number(value.toPrecision(DIGITS));
  return {
    corner: { x: exact(northWest[1] * perDegree), y: exact(-northWest[0] * perDegree) },
    scale: {
      x: exact(width / (southEast[1] - northWest[1]) / perDegree),
      y: exact(height / (northWest[0] - southEast[0]) / perDegree),
    },
  };
}
