import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentItem, scrollTopFor, type ColumnMeasure } from '../../../src/pages/party/column/column-scroll';

/** The floating-point error that the test allows, px. */
const ROUNDING = 0.001;

/** Nine items of 200 px under a heading of 100 px, in a window of 700 px. */
const COLUMN: ColumnMeasure = {
  centres: Array.from({ length: 9 }, (_, index) => 100 + index * 200 + 100),
  viewHeight: 700,
  scrollHeight: 1900,
};
/** The scroll position at the bottom. */
const BOTTOM = COLUMN.scrollHeight - COLUMN.viewHeight;

describe('the current member of a party column', () => {
  test('is the first member at the top and the last at the bottom', () => {
    expect(currentItem(0, COLUMN)).toBe(0);
    expect(currentItem(BOTTOM, COLUMN)).toBe(8);
  });

  test('is every member once, in order, on the way down', () => {
    const seen = Array.from({ length: BOTTOM + 1 }, (_, scrollTop) => currentItem(scrollTop, COLUMN));
    expect([...new Set(seen)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  test('stays in range when a phone overscrolls', () => {
    expect(currentItem(-80, COLUMN)).toBe(0);
    expect(currentItem(BOTTOM + 100, COLUMN)).toBe(8);
  });

  test('is the first member if everything fits without scrolling', () => {
    const roomy = { ...COLUMN, viewHeight: 2000, scrollHeight: 2000 };
    expect(currentItem(0, roomy)).toBe(0);
    expect(scrollTopFor(8, roomy)).toBe(0);
  });
});

describe('scrolling to a member', () => {
  test('makes that member current and brings its middle into view, for any heights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 80, max: 400 }), { minLength: 2, maxLength: 20 }),
        fc.integer({ min: 500, max: 1200 }),
        fc.nat(),
        (heights, viewHeight, pick) => {
          const column = columnOf(heights, viewHeight);
          fc.pre(column.scrollHeight > viewHeight);
          const item = pick % heights.length;
          const scrollTop = scrollTopFor(item, column);
          expect(currentItem(scrollTop, column)).toBe(item);
          const centre = column.centres[item] ?? Number.NaN;
          expect(centre).toBeGreaterThanOrEqual(scrollTop - ROUNDING);
          expect(centre).toBeLessThanOrEqual(scrollTop + viewHeight + ROUNDING);
        },
      ),
    );
  });
});

function columnOf(heights: number[], viewHeight: number): ColumnMeasure {
  let top = 0;
  const centres = heights.map((height) => {
    top += height;
    return top - height / 2;
  });
  return { centres, viewHeight, scrollHeight: Math.max(top, viewHeight) };
}
