import { describe, expect, test } from 'vitest';
import { BOTH, deckOf, dragTo, FRAME, poseOf, posesOf, settle } from './drive-deck';

describe('a held card', () => {
  test('keeps the grabbed point exactly under the finger at any tilt', () => {
    const deck = deckOf();
    // The grabbed point from the middle of the card, along the card’s own sides.
    const rest = poseOf(deck, 0);
    const [dx, dy] = [40 - rest.x, -150 - rest.y];
    const grip = {
      x: Math.cos(rest.rotation) * dx + Math.sin(rest.rotation) * dy,
      y: Math.cos(rest.rotation) * dy - Math.sin(rest.rotation) * dx,
    };
    deck.grab(40, -150, 0);
    for (let step = 1; step <= 30; step++) {
      deck.drag(40 + step * 8, -150 - step * 2, step * 16);
      deck.advance(0.016);
      const { x, y, rotation, scale } = poseOf(deck, 0);
      expect(x + (Math.cos(rotation) * grip.x - Math.sin(rotation) * grip.y) * scale).toBeCloseTo(40 + step * 8, 6);
      expect(y + (Math.sin(rotation) * grip.x + Math.cos(rotation) * grip.y) * scale).toBeCloseTo(-150 - step * 2, 6);
    }
  });

  test('tilts with the drag if grabbed at the top, against it at the bottom', () => {
    const top = deckOf();
    top.grab(0, -200, 0);
    top.drag(80, -200, 16);
    for (let frame = 0; frame < 30; frame++) top.advance(FRAME);
    expect(poseOf(top, 0).rotation).toBeGreaterThan(0.02);

    const bottom = deckOf();
    bottom.grab(0, 200, 0);
    bottom.drag(80, 200, 16);
    for (let frame = 0; frame < 30; frame++) bottom.advance(FRAME);
    expect(poseOf(bottom, 0).rotation).toBeLessThan(-0.02);
  });

  test('follows only a little in a direction that is not allowed, and returns', () => {
    const deck = deckOf({ allowed: [['like'], BOTH] });
    const time = dragTo(deck, 0, -400);
    expect(poseOf(deck, 0).y).toBeGreaterThan(-100);
    deck.release(time);
    settle(deck);
    expect(deck.state.index).toBe(0);
    expect(poseOf(deck, 0).y).toBeCloseTo(0, 1);
  });

  test('shows the stamp of its direction, opaque at the threshold', () => {
    const deck = deckOf();
    dragTo(deck, 101, 0);
    for (let frame = 0; frame < 60; frame++) deck.advance(FRAME);
    expect(poseOf(deck, 0).like).toBeCloseTo(1, 1);
    expect(poseOf(deck, 0).superlike).toBe(0);
  });

  test('lifts, and the stack rises behind it', () => {
    const deck = deckOf();
    const before = poseOf(deck, 1);
    dragTo(deck, 90, 0);
    for (let frame = 0; frame < 60; frame++) deck.advance(FRAME);
    expect(poseOf(deck, 0).lift).toBeCloseTo(1, 2);
    expect(poseOf(deck, 1).scale).toBeGreaterThan(before.scale);
  });

  test('needs no frames while the finger rests', () => {
    const deck = deckOf();
    dragTo(deck, 90, 0);
    expect(settle(deck)).toBeGreaterThan(0);
    expect(deck.advance(FRAME)).toBe(false);
  });
});

describe('a swiped card', () => {
  /** Drags a card 120 units to the right: the more steps, the slower. @returns its x, 0.05 s after the release */
  function xAfterThrow(steps: number, pauseMs = 0): number {
    const deck = deckOf();
    deck.release(dragTo(deck, 120, 0, steps) + pauseMs);
    deck.advance(0.05);
    return poseOf(deck, 0).x;
  }

  test('keeps the speed of the throw', () => {
    expect(xAfterThrow(4)).toBeGreaterThan(xAfterThrow(40) + 15);
  });

  test('has no speed after the finger paused', () => {
    expect(xAfterThrow(4, 500)).toBeCloseTo(xAfterThrow(40, 500), 6);
    expect(xAfterThrow(4, 500)).toBeLessThan(xAfterThrow(4));
  });

  test('makes the next card available at once, while still in flight', () => {
    const deck = deckOf();
    deck.release(dragTo(deck, 130, 0));
    deck.grab(0, 0, 1000);
    expect(deck.state.held).toBe(1);
    expect(posesOf(deck).has(0)).toBe(true);
  });
});
