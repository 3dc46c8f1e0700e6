import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCore, type Placement } from '../../../src/story/scene/pile/find-core';

/** The size of a card's paper without its rim, px. */
const INSIDE = { width: 330, height: 450 };
const anyPlacement = fc.record({
  x: fc.double({ min: -400, max: 400, noNaN: true }),
  y: fc.double({ min: -400, max: 400, noNaN: true }),
  rotation: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
  scale: fc.double({ min: 0.85, max: 1.05, noNaN: true }),
});

const toScreen = ({ x, y, rotation, scale }: Placement, px: number, py: number) => ({
  x: x + scale * (Math.cos(rotation) * px + Math.sin(rotation) * py),
  y: y + scale * (Math.cos(rotation) * py - Math.sin(rotation) * px),
});
const toCard = ({ x, y, rotation, scale }: Placement, sx: number, sy: number) => ({
  x: (Math.cos(rotation) * (sx - x) - Math.sin(rotation) * (sy - y)) / scale,
  y: (Math.sin(rotation) * (sx - x) + Math.cos(rotation) * (sy - y)) / scale,
});

// A card's core is the part that need not be drawn.
test('the core of a card is covered by the card above', () => {
  fc.assert(
    fc.property(anyPlacement, anyPlacement, (lower, upper) => {
      const core = { left: 0, right: 0, bottom: 0, top: 0 };
      if (!findCore(core, lower, upper, INSIDE)) return;
      for (const px of [core.left, core.right])
        for (const py of [core.bottom, core.top]) {
          expect(Math.abs(px)).toBeLessThanOrEqual(INSIDE.width / 2);
          expect(Math.abs(py)).toBeLessThanOrEqual(INSIDE.height / 2);
          const screen = toScreen(lower, px, py);
          const above = toCard(upper, screen.x, screen.y);
          expect(Math.abs(above.x)).toBeLessThanOrEqual(INSIDE.width / 2 + 1e-6);
          expect(Math.abs(above.y)).toBeLessThanOrEqual(INSIDE.height / 2 + 1e-6);
        }
    }),
  );
});

test('of a card right below another, nearly everything is hidden', () => {
  const core = { left: 0, right: 0, bottom: 0, top: 0 };
  const upper = { x: 0, y: 0, rotation: 0, scale: 1 };
  expect(findCore(core, { x: 5, y: -5, rotation: 0.02, scale: 0.98 }, upper, INSIDE)).toBe(true);
  expect((core.right - core.left) * (core.top - core.bottom)).toBeGreaterThan(INSIDE.width * INSIDE.height * 0.9);
});

test('a card next to another hides nothing', () => {
  const core = { left: 1, right: 2, bottom: 3, top: 4 };
  const upper = { x: 700, y: 0, rotation: 0, scale: 1 };
  expect(findCore(core, { x: 0, y: 0, rotation: 0, scale: 1 }, upper, INSIDE)).toBe(false);
  expect(core).toEqual({ left: 1, right: 2, bottom: 3, top: 4 });
});
