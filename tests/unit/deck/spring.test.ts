import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSpringStep, isSettled, type Moving, type Spring } from '../../../src/story/deck/spring';

const lively: Spring = { stiffness: 250, damping: 20 };
const critical: Spring = { stiffness: 100, damping: 20 };
const sluggish: Spring = { stiffness: 100, damping: 50 };

/** Moves towards 0 on a spring at this frame rate. @returns where and how fast it is then */
function run(spring: Spring, framesPerSecond: number, seconds: number, from: Moving): Moving {
  const moving = { ...from };
  const step = createSpringStep(spring);
  for (let frame = 0; frame < Math.round(framesPerSecond * seconds); frame++) step(moving, 0, 1 / framesPerSecond);
  return moving;
}

describe('a spring', () => {
  for (const [name, spring] of Object.entries({ lively, critical, sluggish })) {
    test(`moves the same at 30, 60 and 120 Hz (${name})`, () => {
      const start = { value: 140, velocity: -900 };
      const [at30, at60, at120] = [30, 60, 120].map((rate) => run(spring, rate, 0.4, start));
      expect(at60?.value).toBeCloseTo(at30?.value ?? NaN, 8);
      expect(at120?.value).toBeCloseTo(at30?.value ?? NaN, 8);
      expect(at120?.velocity).toBeCloseTo(at30?.velocity ?? NaN, 8);
    });

    test(`obeys its equation of motion (${name})`, () => {
      // A time so short that differences over it are derivatives.
      const h = 1e-5;
      const after = (seconds: number) => {
        const moving = { value: 80, velocity: 300 };
        createSpringStep(spring)(moving, 0, seconds);
        return moving;
      };
      for (const time of [0.01, 0.1, 0.3]) {
        const velocity = (after(time + h).value - after(time - h).value) / (2 * h);
        const acceleration = (after(time + h).velocity - after(time - h).velocity) / (2 * h);
        expect(after(time).velocity).toBeCloseTo(velocity, 2);
        expect(acceleration).toBeCloseTo(
          -spring.stiffness * after(time).value - spring.damping * after(time).velocity,
          2,
        );
      }
    });
  }

  test('overshoots its target when underdamped', () => {
    const values = Array.from(
      { length: 60 },
      (_, frame) => run(lively, 60, frame / 60, { value: 100, velocity: 0 }).value,
    );
    expect(Math.min(...values)).toBeLessThan(-1);
  });

  test('never overshoots from rest when critically damped or overdamped', () => {
    for (const spring of [critical, sluggish])
      for (let frame = 0; frame < 120; frame++)
        expect(run(spring, 60, frame / 60, { value: 100, velocity: 0 }).value).toBeGreaterThanOrEqual(0);
  });

  test('stays finite, and no further out than it began, at any step length', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 2000, noNaN: true }),
        fc.double({ min: 0.1, max: 200, noNaN: true }),
        fc.double({ min: -1e4, max: 1e4, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (stiffness, damping, value, seconds) => {
          const moving = { value, velocity: 0 };
          createSpringStep({ stiffness, damping })(moving, 0, seconds);
          expect(Number.isFinite(moving.value)).toBe(true);
          expect(Number.isFinite(moving.velocity)).toBe(true);
          expect(Math.abs(moving.value)).toBeLessThanOrEqual(Math.abs(value) * (1 + 1e-9));
        },
      ),
    );
  });

  test('is settled only when it is both close and slow', () => {
    expect(isSettled({ value: 0.01, velocity: 0 }, 0, 0.05)).toBe(true);
    expect(isSettled({ value: 0.01, velocity: 40 }, 0, 0.05)).toBe(false);
    expect(isSettled({ value: 3, velocity: 0 }, 0, 0.05)).toBe(false);
  });
});
