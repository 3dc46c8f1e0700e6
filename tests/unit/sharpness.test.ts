import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSharpness } from '../../src/story/scene/sharpness';

const frames = (ms: number, count: number) => Array.from({ length: count }, () => ms);

function sharpnessOn(most: number) {
  const sharpness = createSharpness();
  sharpness.setMost(most);
  /** @returns whether any of these frames was told to be hopeless. */
  const draw = (times: readonly number[]) => times.map((ms) => sharpness.add(ms)).includes(true);
  return { sharpness, draw };
}

describe('the pixels of a moving deck', () => {
  test('are all that the screen has, as long as frames come in time', () => {
    const { sharpness, draw } = sharpnessOn(2);
    expect(sharpness.ratio()).toBe(2);
    draw(frames(16, 100));
    expect(sharpness.ratio()).toBe(2);
  });

  test('are fewer once a few frames have taken too long, and all again after many quick ones', () => {
    const { sharpness, draw } = sharpnessOn(2);
    draw(frames(60, 5));
    const coarse = sharpness.ratio();
    expect(coarse).toBeLessThan(2);
    draw(frames(10, 400));
    expect(sharpness.ratio()).toBe(2);
  });

  test('are fewer from the first move on where the first frame, still unseen, took long', () => {
    const { sharpness } = sharpnessOn(2);
    sharpness.learn(150);
    expect(sharpness.ratio()).toBeLessThan(1);
  });

  test('are not judged by a frame after a rest, and what was learned outlasts it', () => {
    const { sharpness, draw } = sharpnessOn(2);
    for (let move = 0; move < 20; move++) {
      sharpness.rest();
      draw([5000]);
    }
    expect(sharpness.ratio()).toBe(2);
    draw(frames(60, 5));
    const coarse = sharpness.ratio();
    sharpness.rest();
    expect(sharpness.ratio()).toBe(coarse);
  });

  test('are given up as hopeless only where the fewest do not help, for eight frames in a row', () => {
    const { draw } = sharpnessOn(2);
    draw(frames(401, 40));
    expect(sharpnessOn(1).draw(frames(399, 200))).toBe(false);
    const { draw: again, sharpness } = sharpnessOn(0.5);
    expect(again([0, ...frames(401, 7), 100, ...frames(401, 7)])).toBe(false);
    sharpness.rest();
    expect(again([0, ...frames(401, 8)])).toBe(true);
  });

  test('are never more than the screen has, and never fewer than one for four, whatever the frames', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 4, noNaN: true }),
        fc.array(fc.oneof(fc.double({ min: 0, max: 2000, noNaN: true }), fc.constant('rest' as const)), {
          maxLength: 200,
        }),
        (most, events) => {
          const { sharpness } = sharpnessOn(most);
          for (const event of events) {
            if (event === 'rest') sharpness.rest();
            else sharpness.add(event);
            expect(sharpness.ratio()).toBeGreaterThanOrEqual(0.5);
            expect(sharpness.ratio()).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });
});
