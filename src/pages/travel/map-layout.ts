import type { TravelStop } from '../../content/model';
import type { Place } from './coast';
import type { Crop, Point } from './projection';

/** Where a stop's words stand: an anchor in the picture's units, moved by hand until nothing collides. */
export type StopLayout = {
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
  /** Where a thin line from the stop ends, as charts do for words that stand away from their place. */
  leader: Point | null;
};

/** One drawing of the map: the same coast, its own crop and its own places for the words. */
export type MapLayout = {
  crop: Crop;
  /** Sizes of names and of small words, in the picture's units. */
  nameSize: number;
  noteSize: number;
  stops: Record<TravelStop, StopLayout>;
  /** Middles of the pills that hold the minutes. */
  legs: Record<'train' | 'driveFromBoston' | 'driveFromSalem', Place>;
  ornament: Point;
  compass: Point;
};

/** For tablets and desks. */
export const WIDE: MapLayout = {
  crop: { corner: [-71.28, 42.715], width: 1000, height: 656, scale: 1600 },
  nameSize: 27,
  noteSize: 19,
  stops: {
    southStation: { x: 238, y: 604, anchor: 'end', leader: null },
    northStation: { x: 232, y: 538, anchor: 'end', leader: null },
    logan: { x: 436, y: 560, anchor: 'start', leader: { x: 428, y: 552 } },
    beverly: { x: 590, y: 302, anchor: 'start', leader: { x: 580, y: 293 } },
    salem: { x: 590, y: 368, anchor: 'start', leader: { x: 580, y: 359 } },
    gloucester: { x: 772, y: 240, anchor: 'start', leader: { x: 764, y: 226 } },
  },
  legs: {
    train: [-70.957, 42.456],
    driveFromBoston: [-71.012, 42.503],
    driveFromSalem: [-70.8, 42.603],
  },
  ornament: { x: 800, y: 470 },
  compass: { x: 120, y: 130 },
};

/** For phones: closer, with words as large as the text around it. */
export const TALL: MapLayout = {
  crop: { corner: [-71.15, 42.735], width: 360, height: 440, scale: 820 },
  nameSize: 19,
  noteSize: 14,
  stops: {
    southStation: { x: 172, y: 402, anchor: 'start', leader: { x: 166, y: 396 } },
    northStation: { x: 172, y: 354, anchor: 'start', leader: { x: 166, y: 348 } },
    logan: { x: 172, y: 306, anchor: 'start', leader: { x: 166, y: 300 } },
    beverly: { x: 226, y: 210, anchor: 'start', leader: { x: 220, y: 204 } },
    salem: { x: 226, y: 258, anchor: 'start', leader: { x: 220, y: 252 } },
    gloucester: { x: 350, y: 160, anchor: 'end', leader: { x: 306, y: 134 } },
  },
  legs: {
    train: [-70.9515, 42.459],
    driveFromBoston: [-70.99, 42.54],
    driveFromSalem: [-70.8, 42.609],
  },
  ornament: { x: 316, y: 326 },
  compass: { x: 56, y: 76 },
};
