import type { FlagLetter } from '../../../../model/pages';

export type FlagColor = 'red' | 'yellow' | 'blue' | 'white';

type FlagShape = {
  color: FlagColor;
  /** Corners as in an SVG `polygon`, on a square of `FLAG_SIZE`. */
  points: string;
};

/** A flag with the halyard on its left: its background colour, and the shapes on it in painting order. */
export type FlagLayout = { field: FlagColor; shapes: [FlagShape, ...FlagShape[]] };

/** Side of the square that flags are drawn on. Their shapes have corners at its halves, thirds, fifths and sixths. */
export const FLAG_SIZE = 30;

/** The layouts of the International Code of Signals, 2005 edition. */
export const FLAGS: Record<FlagLetter, FlagLayout> = {
  O: { field: 'yellow', shapes: [{ color: 'red', points: '0,0 30,0 30,30' }] },
  S: { field: 'white', shapes: [{ color: 'blue', points: '10,10 20,10 20,20 10,20' }] },
  P: { field: 'blue', shapes: [{ color: 'white', points: '10,10 20,10 20,20 10,20' }] },
  W: {
    field: 'blue',
    shapes: [
      { color: 'white', points: '6,6 24,6 24,24 6,24' },
      { color: 'red', points: '12,12 18,12 18,18 12,18' },
    ],
  },
  T: {
    field: 'white',
    shapes: [
      { color: 'red', points: '0,0 10,0 10,30 0,30' },
      { color: 'blue', points: '20,0 30,0 30,30 20,30' },
    ],
  },
  F: { field: 'white', shapes: [{ color: 'red', points: '15,0 30,15 15,30 0,15' }] },
  C: {
    field: 'blue',
    shapes: [
      { color: 'white', points: '0,6 30,6 30,24 0,24' },
      { color: 'red', points: '0,12 30,12 30,18 0,18' },
    ],
  },
  R: {
    field: 'red',
    shapes: [
      { color: 'yellow', points: '12,0 18,0 18,30 12,30' },
      { color: 'yellow', points: '0,12 30,12 30,18 0,18' },
    ],
  },
  M: {
    field: 'blue',
    shapes: [
      { color: 'white', points: '0,0 5,0 30,25 30,30 25,30 0,5' },
      { color: 'white', points: '30,0 30,5 5,30 0,30 0,25 25,0' },
    ],
  },
  Y: {
    field: 'yellow',
    shapes: [
      { color: 'red', points: '6,0 12,0 0,12 0,6' },
      { color: 'red', points: '18,0 24,0 0,24 0,18' },
      { color: 'red', points: '30,0 30,6 6,30 0,30' },
      { color: 'red', points: '30,12 30,18 18,30 12,30' },
      { color: 'red', points: '30,24 30,30 24,30' },
    ],
  },
};
