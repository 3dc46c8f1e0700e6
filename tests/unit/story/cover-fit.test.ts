import { describe, expect, test } from 'vitest';
import { coverFit } from '../../../src/story/scene/faces/cover-fit';

/** The part of a picture that fills a 7:8 box. */
function partOf(picture: { width: number; height: number }, focus?: { x: number; y: number }) {
  const part = { x: 0, y: 0, width: 1, height: 1 };
  coverFit(part, picture, { width: 350, height: 400 }, focus);
  return part;
}

describe('a picture that fills its box on a card', () => {
  const wide = { width: 1400, height: 800 };

  test('shows its centre', () => {
    expect(partOf(wide)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(partOf({ width: 350, height: 800 })).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });

  test('shows its focus, without moving past an edge', () => {
    expect(partOf(wide, { x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 0.5, height: 1 });
    expect(partOf(wide, { x: 1, y: 1 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(partOf(wide, { x: 0.3, y: 0.6 }).x).toBeCloseTo(0.15);
  });
});
