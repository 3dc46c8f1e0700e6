import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeck, delayLeft } from '../../../src/story/deck/deck';
import { VISIBLE_CARDS } from '../../../src/story/deck/feel';

const FRAME = 1 / 60;
const CARDS = VISIBLE_CARDS;

/** Deals a deck. @returns the seconds until its lowest card, which comes first, is visible. */
function seenAfter(delaySeconds: number): number {
  const deck = createDeck({ allowed: Array.from({ length: CARDS }, () => ['like'] as const) });
  deck.deal(delaySeconds);
  for (let frame = 1; frame * FRAME < 5; frame++) {
    deck.advance(FRAME);
    let isSeen = false;
    deck.walk((card, { opacity }) => (isSeen ||= card === CARDS - 1 && opacity > 0));
    if (isSeen) return frame * FRAME;
  }
  throw new Error('never seen');
}

describe('the wait before the deal', () => {
  test('is 0.6 s if the page loads at once', () => {
    expect(delayLeft(0)).toBe(0.6);
    expect(seenAfter(delayLeft(0))).toBeCloseTo(0.6, 1);
  });

  test('is shorter by the time that the page took to load', () => {
    expect(delayLeft(0.25)).toBeCloseTo(0.35, 9);
    expect(seenAfter(delayLeft(0.25))).toBeCloseTo(0.35, 1);
  });

  test('is 0 if the page took longer', () => {
    expect(delayLeft(0.6)).toBe(0);
    expect(delayLeft(9)).toBe(0);
    expect(seenAfter(delayLeft(9))).toBeLessThan(0.1);
  });
});

describe('the arrival of a guest', () => {
  let now = 0;
  let responseStart = 0;
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => [{ responseStart }] });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('on the first page counts from its HTML, however late its code loads', async () => {
    const { arriveAt, secondsSinceArrival } = await import('../../../src/arrival');
    responseStart = 400;
    now = 1900;
    arriveAt('story');
    expect(secondsSinceArrival()).toBe(1.5);
  });

  test('on later pages counts from the tap, even while their code loads', async () => {
    const { arriveAt, secondsSinceArrival } = await import('../../../src/arrival');
    now = 1000;
    arriveAt('home');
    now = 5000;
    arriveAt('story');
    now = 5200;
    arriveAt('story');
    expect(secondsSinceArrival()).toBe(0.2);
  });

  test('starts again when they return', async () => {
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
