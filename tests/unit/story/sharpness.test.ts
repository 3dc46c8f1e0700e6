import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSharpness, type Sharpness } from '../../../src/story/scene/sharpness';

/** A GPU whose frames take so long: something for each, and something for each device pixel of a CSS pixel. */
type Gpu = { fixedMs: number; msPerPixel: number };

/** Moves for so many frames. @returns the ratio of each. */
function move(sharpness: Sharpness, { fixedMs, msPerPixel }: Gpu, frames: number): number[] {
  const ratios: number[] = [];
  for (let frame = 0; frame < frames; frame++) {
    const ratio = sharpness.ratio();
    ratios.push(ratio);
    // No screen shows more than sixty frames a second.
    sharpness.add(Math.max(fixedMs + msPerPixel * ratio * ratio, 1000 / 60));
  }
  return ratios;
}

const on = (most: number) => {
  const sharpness = createSharpness();
  sharpness.setMost(most);
  return sharpness;
};
const QUICK: Gpu = { fixedMs: 2, msPerPixel: 1 };
const SLOW: Gpu = { fixedMs: 8, msPerPixel: 20 };

describe('a moving deck', () => {
  test('is drawn with all of the screen’s pixels while its frames come in time', () => {
    expect(new Set(move(on(2), QUICK, 200))).toEqual(new Set([2]));
  });

  test('is drawn coarser within a few frames once they do not', () => {
    const ratios = move(on(2), SLOW, 20);
    expect(ratios.at(-1)).toBeLessThan(1);
  });

  test('gets finer again once the GPU can', () => {
    const sharpness = on(2);
    move(sharpness, SLOW, 60);
    for (let count = 0; count < 9; count++) {
      sharpness.rest();
      move(sharpness, QUICK, 30);
    }
    move(sharpness, QUICK, 200);
    expect(sharpness.ratio()).toBe(2);
  });

  test('keeps what it has learned for the next move', () => {
    const sharpness = on(2);
    const learned = move(sharpness, SLOW, 60).at(-1);
    sharpness.rest();
    expect(sharpness.ratio()).toBe(learned);
  });

  test('begins coarser on a GPU that a single frame has shown to be slow', () => {
    const sharpness = on(2);
    sharpness.learn(96);
    expect(sharpness.ratio()).toBeCloseTo(1, 5);
  });

  test('never has less than half a pixel for each of CSS, nor more than the screen, and settles, on any GPU', () => {
    const gpu = fc.record({
      fixedMs: fc.double({ min: 0, max: 300, noNaN: true }),
      msPerPixel: fc.double({ min: 0, max: 200, noNaN: true }),
    });
    fc.assert(
      fc.property(gpu, fc.constantFrom(1, 1.5, 2), (each, most) => {
        const sharpness = on(most);
        const ratios = move(sharpness, each, 400);
        expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.5);
        expect(Math.max(...ratios)).toBeLessThanOrEqual(most);
        // Nobody sees it change back and forth.
        expect(new Set(ratios.slice(200)).size).toBe(1);
        // In time, to within what the mean of three frames is rounded by, or as coarse as may be.
        const last = ratios.at(-1) ?? 0;
        if (last > 0.5) expect(each.fixedMs + each.msPerPixel * last ** 2).toBeLessThan(24 + 1e-9);
      }),
      // One step coarser takes this one to the budget itself, and three of its frames to a hair below.
      { examples: [[{ fixedMs: 0, msPerPixel: 45.120570579473856 }, 1]] },
    );
  });

  test('is hopeless within ten frames that take 0.4 s each, on any screen', () => {
    for (const most of [1, 2, 3]) {
      const sharpness = on(most);
      move(sharpness, QUICK, 60);
      const verdicts = Array.from({ length: 10 }, () => sharpness.add(500));
      expect(verdicts).toContain(true);
      expect(sharpness.ratio()).toBe(0.5);
    }
  });

  test('is not hopeless for a few slow frames, nor for slow ones with too many pixels', () => {
    const sharpness = on(2);
    move(sharpness, QUICK, 10);
    for (const ms of [500, 500, 17, 500, 500, 17, 500]) expect(sharpness.add(ms)).toBe(false);
    // 880 ms with all pixels, 55 ms with the fewest.
    const coarse = on(2);
    for (let frame = 0; frame < 100; frame++) expect(coarse.add(220 * coarse.ratio() ** 2)).toBe(false);
  });
});

describe('a frame that is drawn unseen', () => {
  test('shows a GPU that is quick enough, or that is with fewer pixels', () => {
    expect(on(2).learn(10)).toBe('ready');
    expect(on(2).learn(300)).toBe('ready');
    const sharpness = on(3);
    expect(sharpness.learn(900)).toBe('again');
    expect(sharpness.ratio()).toBe(0.5);
    expect(sharpness.learn(40)).toBe('ready');
    expect(sharpness.ratio()).toBe(0.5);
  });

  test('shows a GPU that is hopeless with the fewest pixels, too, twice', () => {
    const sharpness = on(3);
    expect([750, 750, 750].map(sharpness.learn)).toEqual(['again', 'again', 'hopeless']);
  });
});
