import type { MapDrawing } from '../../../src/model/content.ts';
import type { Crop } from './projection.ts';
import type { Grid } from './grid.ts';

/** Significant digits to keep. More would move points by less than anyone can see. */
const DIGITS = 8;

/** Where a crop's upper left corner is in the grid, and how many of the drawing's units one step of the grid is. */
export function cornerAndScale(
  { northWest, southEast, width, height }: Crop,
  { perDegree }: Grid,
): Pick<MapDrawing, 'corner' | 'scale'> {
  const [north, west] = northWest;
  const [south, east] = southEast;
  const shortened = (value: number) => Number(value.toPrecision(DIGITS));
  return {
    corner: { x: shortened(west * perDegree), y: shortened(-north * perDegree) },
    scale: {
      x: shortened(width / (east - west) / perDegree),
      y: shortened(height / (north - south) / perDegree),
    },
  };
}
