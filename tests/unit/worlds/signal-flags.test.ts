import { describe, expect, test } from 'vitest';
import type { FlagLetter } from '../../../src/model/pages';
import { FLAGS, FLAG_SIZE, type FlagColor } from '../../../src/worlds/harbour/scenery/ship/signal-flags';

/** Some colours of each flag in the International Code: at x and y in thirtieths of its size, with the halyard on the left. */
const CODE: Record<FlagLetter, [x: number, y: number, color: FlagColor][]> = {
  O: [
    [25, 5, 'red'],
    [29, 28, 'red'],
    [2, 1, 'red'],
    [5, 25, 'yellow'],
    [1, 3, 'yellow'],
  ],
  S: [
    [15, 15, 'blue'],
    [3, 3, 'white'],
    [15, 5, 'white'],
    [27, 15, 'white'],
  ],
  P: [
    [15, 15, 'white'],
    [3, 3, 'blue'],
    [15, 5, 'blue'],
    [27, 15, 'blue'],
  ],
  W: [
    [15, 15, 'red'],
    [15, 9, 'white'],
    [21, 15, 'white'],
    [3, 15, 'blue'],
    [27, 27, 'blue'],
  ],
  T: [
    [4, 15, 'red'],
    [15, 15, 'white'],
    [26, 15, 'blue'],
    [4, 1, 'red'],
    [26, 29, 'blue'],
  ],
  C: [
    [15, 15, 'red'],
    [3, 9, 'white'],
    [27, 21, 'white'],
    [15, 3, 'blue'],
    [3, 27, 'blue'],
  ],
  F: [
    [15, 15, 'red'],
    [15, 2, 'red'],
    [28, 15, 'red'],
    [3, 3, 'white'],
    [27, 27, 'white'],
  ],
  R: [
    [15, 15, 'yellow'],
    [15, 2, 'yellow'],
    [2, 15, 'yellow'],
    [5, 5, 'red'],
    [25, 25, 'red'],
  ],
  M: [
    [15, 15, 'white'],
    [2, 2, 'white'],
    [27, 27, 'white'],
    [15, 4, 'blue'],
    [4, 15, 'blue'],
    [26, 15, 'blue'],
  ],
  Y: [
    [1, 1, 'yellow'],
    [29, 29, 'red'],
    [28, 1, 'yellow'],
    [1, 28, 'yellow'],
    [16, 16, 'red'],
  ],
};
const LETTERS = Object.keys(CODE) as FlagLetter[];

describe('signal flags', () => {
  test.each(LETTERS)('have the colours of the International Code: %s', (letter) => {
    for (const [x, y, color] of CODE[letter]) expect([x, y, colorAt(letter, x, y)]).toEqual([x, y, color]);
  });

  test('show Yankee with ten stripes that rise from hoist to fly, yellow first', () => {
    const downTheDiagonal = Array.from({ length: 10 }, (_, stripe) => colorAt('Y', 3 * stripe + 1.5, 3 * stripe + 1.5));
    expect(downTheDiagonal).toEqual(Array.from({ length: 10 }, (_, stripe) => (stripe % 2 ? 'red' : 'yellow')));
    expect(colorAt('Y', 5, 16)).toBe(colorAt('Y', 16, 5));
  });

  test('are all different', () => {
    const pictures = LETTERS.map((letter) => JSON.stringify(FLAGS[letter]));
    expect(new Set(pictures).size).toBe(LETTERS.length);
  });

  test('have no shape that extends beyond the cloth', () => {
    for (const { shapes } of Object.values(FLAGS))
      for (const coordinate of shapes.flatMap(({ points }) => corners(points)).flat()) {
        expect(coordinate).toBeGreaterThanOrEqual(0);
        expect(coordinate).toBeLessThanOrEqual(FLAG_SIZE);
      }
  });
});

/** The visible colour at a point: the topmost shape's, or else the field's. */
function colorAt(letter: FlagLetter, x: number, y: number): FlagColor {
  const { field, shapes } = FLAGS[letter];
  return shapes.findLast(({ points }) => isInside(corners(points), x, y))?.color ?? field;
}

function corners(points: string): [x: number, y: number][] {
  return points.split(' ').map((corner) => {
    const [x = Number.NaN, y = Number.NaN] = corner.split(',').map(Number);
    return [x, y];
  });
}

/** Whether a line to the right of the point crosses the polygon's sides an odd number of times. */
function isInside(polygon: [x: number, y: number][], x: number, y: number): boolean {
  let inside = false;
  let [fromX, fromY] = polygon.at(-1) ?? [0, 0];
  for (const [toX, toY] of polygon) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
    [fromX, fromY] = [toX, toY];
  }
  return inside;
}
