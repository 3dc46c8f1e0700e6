import type { TravelStop } from '../../content/model';
import type { Place } from './coast';
import type { Crop } from './projection';

/** Where a stop lies and on which side of it its words stand, moved by hand until nothing collides. */
export type StopLayout = { at: Place; anchor: 'start' | 'end' | 'middle'; dx: number; dy: number };

/** One drawing of the map: the same coast, its own crop and its own places for the words. */
export type MapLayout = {
  crop: Crop;
  /** Sizes of names and of small words, in the picture's units. */
  nameSize: number;
  noteSize: number;
  stops: Record<TravelStop, StopLayout>;
  /** Middles of the pills that hold the minutes. */
  legs: Record<'train' | 'driveFromBoston' | 'driveFromSalem', Place>;
  schooner: Place;
};

export const STOPS: Record<TravelStop, Place> = {
  southStation: [-71.055, 42.352],
  northStation: [-71.062, 42.3665],
  logan: [-71.018, 42.366],
  beverly: [-70.8853, 42.5473],
  salem: [-70.8955, 42.5195],
  gloucester: [-70.668, 42.616],
};

/** For tablets and desks. */
export const WIDE: MapLayout = {
  crop: { corner: [-71.4, 42.73], width: 1000, height: 640, scale: 1500 },
  nameSize: 24,
  noteSize: 16,
  stops: {
    southStation: { at: STOPS.southStation, anchor: 'end', dx: -20, dy: 30 },
    northStation: { at: STOPS.northStation, anchor: 'end', dx: -20, dy: -14 },
    logan: { at: STOPS.logan, anchor: 'start', dx: 46, dy: 40 },
    beverly: { at: STOPS.beverly, anchor: 'end', dx: -60, dy: 0 },
    salem: { at: STOPS.salem, anchor: 'start', dx: 80, dy: 20 },
    gloucester: { at: STOPS.gloucester, anchor: 'start', dx: 40, dy: 80 },
  },
  legs: {
    train: [-70.985, 42.44],
    driveFromBoston: [-71.06, 42.44],
    driveFromSalem: [-70.8, 42.6],
  },
  schooner: [-70.62, 42.48],
};

/** For phones: taller, closer, with words as large as the text around it. */
export const TALL: MapLayout = {
  crop: { corner: [-71.19, 42.75], width: 360, height: 560, scale: 1180 },
  nameSize: 19,
  noteSize: 14,
  stops: {
    southStation: { at: STOPS.southStation, anchor: 'start', dx: -40, dy: 44 },
    northStation: { at: STOPS.northStation, anchor: 'end', dx: -16, dy: -14 },
    logan: { at: STOPS.logan, anchor: 'start', dx: 46, dy: 10 },
    beverly: { at: STOPS.beverly, anchor: 'end', dx: -40, dy: -10 },
    salem: { at: STOPS.salem, anchor: 'start', dx: 50, dy: 20 },
    gloucester: { at: STOPS.gloucester, anchor: 'middle', dx: 0, dy: 80 },
  },
  legs: {
    train: [-70.985, 42.44],
    driveFromBoston: [-71.06, 42.44],
    driveFromSalem: [-70.8, 42.6],
  },
  schooner: [-70.7, 42.42],
};
