import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeck, delayLeft } from '../../../src/story/deck/deck';

const FRAME = 1 / 60;
const TOP = 0;
const DEEPEST = 6;

/** Deals seven cards. @returns after how many seconds one of them is seen. */
function seenAfter(delaySeconds: number, card: number, opacity = 0): number {
  const deck = createDeck({ allowed: Array.from({ length: 7 }, () => ['like'] as const) });
  const opacities = new Map<number, number>();
  deck.deal(delaySeconds);
  for (let frame = 1; frame < 300; frame++) {
    deck.advance(FRAME);
    deck.walk((each, pose) => opacities.set(each, pose.opacity));
    if ((opacities.get(card) ?? 0) > opacity) return frame * FRAME;
  }
  throw new Error('never seen');
}

describe('the wait before the deal', () => {
  test('is 0.6 s for a guest who is there at once', () => {
    expect(delayLeft(0)).toBe(0.6);
    expect(seenAfter(delayLeft(0), DEEPEST)).toBeCloseTo(0.6, 1);
  });

  test('is what is left of that for a guest who had to wait for the page', () => {
    expect(delayLeft(0.25)).toBeCloseTo(0.35, 9);
    expect(seenAfter(delayLeft(0.25), DEEPEST)).toBeCloseTo(0.35, 1);
  });

  test('is over where the page took longer than that', () => {
    expect(delayLeft(0.6)).toBe(0);
    expect(delayLeft(9)).toBe(0);
    expect(seenAfter(delayLeft(9), DEEPEST)).toBeLessThan(0.1);
  });

  test('comes before all of the cards, which follow one another in 0.6 s', () => {
    expect(seenAfter(0, TOP, 0.9)).toBeLessThan(0.6);
    expect(seenAfter(0.6, TOP, 0.9)).toBeCloseTo(0.6 + seenAfter(0, TOP, 0.9), 1);
  });
});

describe('the arrival of a guest', () => {
  let now = 0;
  let responseEnd = 0;
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => [{ responseEnd }] });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('at the first page is that of its HTML, however late its code comes', async () => {
    const { arriveAt, secondsSinceArrival } = await import('../../../src/arrival');
    responseEnd = 400;
    now = 1900;
    arriveAt('story');
    expect(secondsSinceArrival()).toBe(1.5);
  });

  test('at a further page is when they set out for it, although its code is still waited for', async () => {
    const { arriveAt, secondsSinceArrival } = await import('../../../src/arrival');
    now = 1000;
    arriveAt('home');
    now = 5000;
    arriveAt('story');
    now = 5200;
    arriveAt('story');
    expect(secondsSinceArrival()).toBe(0.2);
  });

  test('is anew when they come back', async () => {
    const { arriveAt, secondsSinceArrival } = await import('../../../src/arrival');
    for (const [at, page] of [
      [1000, 'story'],
      [2000, 'home'],
      [3000, 'story'],
    ] as const) {
      now = at;
      arriveAt(page);
    }
    expect(secondsSinceArrival()).toBe(0);
  });
});
