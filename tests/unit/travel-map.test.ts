import { describe, expect, test } from 'vitest';
import { MAINLAND, RAIL, ROAD_FROM_BOSTON, STOPS } from '../../src/pages/travel/coast';
import { TALL, WIDE, type MapLayout } from '../../src/pages/travel/map-layout';
import { pathThrough, project } from '../../src/pages/travel/projection';

const LAYOUTS: [string, MapLayout][] = [
  ['wide', WIDE],
  ['tall', TALL],
];

describe.each(LAYOUTS)('the %s map', (_, { crop, stops }) => {
  test('holds every stop, and all of Cape Ann', () => {
    const eastOfRockport = MAINLAND.reduce((east, place) => (place[0] > east[0] && place[1] > 42.5 ? place : east));
    for (const place of [...Object.values(STOPS), eastOfRockport]) {
      const { x, y } = project(place, crop);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(crop.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(crop.height);
    }
  });

  test('keeps north up and east right', () => {
    const boston = project(STOPS.southStation, crop);
    const gloucester = project(STOPS.gloucester, crop);
    expect(gloucester.x).toBeGreaterThan(boston.x);
    expect(gloucester.y).toBeLessThan(boston.y);
  });

  test('runs its shore off the picture at both ends, so that the land has no edge in it', () => {
    const [north, south] = [MAINLAND.at(0), MAINLAND.at(-1)].map((place) => project(place ?? STOPS.salem, crop));
    expect(north?.y).toBeLessThan(0);
    expect(south?.y).toBeGreaterThan(crop.height);
  });

  test('never sets the names of two stops on the same lines', () => {
    const entries = Object.entries(stops);
    const crowded = entries.flatMap(([name, one], index) =>
      entries
        .slice(index + 1)
        .filter(([, other]) => one.anchor === other.anchor && Math.abs(one.x - other.x) < 120)
        .filter(([, other]) => Math.abs(one.y - other.y) < 40)
        .map(([other]) => `${name} and ${other}`),
    );
    expect(crowded).toEqual([]);
  });
});

describe('the ways on the map', () => {
  test('start and end where the guests do', () => {
    expect(RAIL.at(0)).toEqual(STOPS.northStation);
    expect(RAIL).toContain(STOPS.beverly);
    expect(RAIL.at(-1)).toEqual(STOPS.gloucester);
    expect(ROAD_FROM_BOSTON.at(-1)).toEqual(STOPS.gloucester);
  });

  test('pass through every place they name', () => {
    const crop = { corner: [0, 10], width: 100, height: 100, scale: 10 } as const;
    const path = pathThrough([STOPS.salem, STOPS.beverly, STOPS.gloucester], crop);
    for (const place of [STOPS.beverly, STOPS.gloucester]) {
      const { x, y } = project(place, crop);
      expect(path).toContain(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
    }
  });
});
