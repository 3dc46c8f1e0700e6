import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSharpness, type Sharpness } from '../../../src/story/scene/sharpness';

/** A GPU whose frames take `fixedMs` plus a time that grows with their pixels: `drawMs` at one per CSS pixel. */
type Gpu = { fixedMs: number; drawMs: number };

/** Moves the deck for this many frames. @returns the device pixels per CSS pixel of each. */
function move(sharpness: Sharpness, { fixedMs, drawMs }: Gpu, frames: number): number[] {
  const ratios: number[] = [];
  for (let frame = 0; frame < frames; frame++) {
    const ratio = sharpness.ratio();
    ratios.push(ratio);
    // On a 60 Hz screen, no frame is shorter.
    sharpness.add(Math.max(fixedMs + drawMs * ratio * ratio, 1000 / 60));
  }
  return ratios;
}

/** The sharpness of a deck on a screen with this many device pixels per CSS pixel. */
const onScreen = (most: number) => {
  const sharpness = createSharpness();
  sharpness.setMost(most);
  return sharpness;
};
const QUICK: Gpu = { fixedMs: 2, drawMs: 1 };
const THROTTLED: Gpu = { fixedMs: 1000 / 30, drawMs: 0 };
const SLOW: Gpu = { fixedMs: 8, drawMs: 20 };

describe('a moving deck', () => {
  test('has full resolution while its frames are on time', () => {
    expect(new Set(move(onScreen(2), QUICK, 200))).toEqual(new Set([2]));
  });

  test('gets a lower resolution within a few late frames', () => {
    const ratios = move(onScreen(2), SLOW, 20);
    expect(ratios.at(-1)).toBeLessThan(1);
  });

  // A ratio that was too slow is tried again after eight moves. A move counts even if it ends with a complete group of
  // three judged frames, as one of 31 does: its first frame is not judged.
  test.each([30, 31])('gets a higher resolution once the GPU is faster, after moves of %i frames', (frames) => {
    const sharpness = onScreen(2);
    move(sharpness, SLOW, 60);
    for (let count = 0; count < 9; count++) {
      sharpness.rest();
      move(sharpness, QUICK, frames);
    }
    move(sharpness, QUICK, 200);
    expect(sharpness.ratio()).toBe(2);
  });

  test('returns to full resolution if a 30 Hz screen or a power saver sets the pace', () => {
    const sharpness = onScreen(2);
    expect(new Set(move(sharpness, THROTTLED, 200).slice(50))).toEqual(new Set([2]));
    // Once frames are quick again, late ones lower the resolution again.
    move(sharpness, QUICK, 30);
    expect(move(sharpness, SLOW, 20).at(-1)).toBeLessThan(1);
  });

  test('starts the next move with what it has learned', () => {
    const sharpness = onScreen(2);
    const learned = move(sharpness, SLOW, 60).at(-1);
    sharpness.rest();
    expect(sharpness.ratio()).toBe(learned);
  });

  test('starts at a lower resolution after one slow unseen frame', () => {
    const sharpness = onScreen(2);
    // Four times as long as a frame may take, so a quarter of its pixels fit.
    sharpness.learn(96);
    expect(sharpness.ratio()).toBeCloseTo(1, 5);
  });

  test('stays between half a device pixel per CSS pixel and the screen’s, and settles', () => {
    const anyGpu = fc.record({
      fixedMs: fc.double({ min: 0, max: 300, noNaN: true }),
      drawMs: fc.double({ min: 0, max: 200, noNaN: true }),
    });
    fc.assert(
      fc.property(anyGpu, fc.constantFrom(1, 1.5, 2), (gpu, most) => {
        const sharpness = onScreen(most);
        const ratios = move(sharpness, gpu, 400);
        expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.5);
        expect(Math.max(...ratios)).toBeLessThanOrEqual(most);
        // The resolution does not oscillate.
        expect(new Set(ratios.slice(200)).size).toBe(1);
        // Frames take 24 ms at most, but for rounding; more only at the lowest resolution, or if that would hardly help.
        const last = ratios.at(-1) ?? 0;
        const cost = (ratio: number) => gpu.fixedMs + gpu.drawMs * ratio ** 2;
        if (last > 0.5 && cost(0.5) < cost(most) * 0.8 - 1e-9) expect(cost(last)).toBeLessThan(24 + 1e-9);
      }),
      // After one step down, this GPU takes exactly the budget, but `cost` is slightly more, due to rounding.
      { examples: [[{ fixedMs: 0, drawMs: 45.120570579473856 }, 1]] },
    );
  });

  test('counts as too slow within ten frames of half a second, on any screen', () => {
    for (const most of [1, 2, 3]) {
      const sharpness = onScreen(most);
      move(sharpness, QUICK, 60);
      const verdicts = Array.from({ length: 10 }, () => sharpness.add(500));
      expect(verdicts).toContain(true);
      expect(sharpness.ratio()).toBe(0.5);
    }
  });

  test('survives a few slow frames, and any that are slow only at too high a resolution', () => {
    const sharpness = onScreen(2);
    move(sharpness, QUICK, 10);
    for (const ms of [500, 500, 17, 500, 500, 17, 500]) expect(sharpness.add(ms)).toBe(false);
    // 880 ms at full resolution, 55 ms at the lowest.
    const coarse = onScreen(2);
    for (let frame = 0; frame < 100; frame++) expect(coarse.add(220 * coarse.ratio() ** 2)).toBe(false);
  });
});

describe('an unseen frame', () => {
  test('accepts a GPU that is fast enough, even if only at a lower resolution', () => {
    expect(onScreen(2).learn(10)).toBe('ready');
    expect(onScreen(2).learn(300)).toBe('ready');
    const sharpness = onScreen(3);
    expect(sharpness.learn(900)).toBe('again');
    expect(sharpness.ratio()).toBe(0.5);
    expect(sharpness.learn(40)).toBe('ready');
    expect(sharpness.ratio()).toBe(0.5);
  });

  test('accepts a GPU that is slow only while the page starts', () => {
    const sharpness = onScreen(3);
    for (let frame = 0; frame < 4; frame++) expect(sharpness.learn(750)).toBe('again');
    expect(sharpness.learn(40)).toBe('ready');
  });

  test('rejects a GPU that is too slow four times at the lowest resolution', () => {
    const sharpness = onScreen(3);
    // The first frame is at full resolution.
    const verdicts = Array.from({ length: 5 }, () => sharpness.learn(750));
    expect(verdicts).toEqual(['again', 'again', 'again', 'again', 'hopeless']);
  });
});
