import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeck, secondsUntilDeal } from '../../../src/story/deck/deck';
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
    expect(secondsUntilDeal(0)).toBe(0.6);
    expect(seenAfter(secondsUntilDeal(0))).toBeCloseTo(0.6, 1);
  });

  test('is shorter by the time that the page took to load', () => {
    expect(secondsUntilDeal(0.25)).toBeCloseTo(0.35, 9);
    expect(seenAfter(secondsUntilDeal(0.25))).toBeCloseTo(0.35, 1);
  });

  test('is 0 if the page took longer', () => {
    expect(secondsUntilDeal(0.6)).toBe(0);
    expect(secondsUntilDeal(9)).toBe(0);
    expect(seenAfter(secondsUntilDeal(9))).toBeLessThan(0.1);
  });
});

let now = 0;
let responseStart = 0;
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => [{ responseStart }] });
});
afterEach(() => vi.unstubAllGlobals());

describe('a prerendered deck', () => {
  beforeEach(() => {
    const dealt = { dataset: { dealt: '' }, getAnimations: () => [] };
    vi.stubGlobal('document', { querySelector: () => dealt });
    [now, responseStart] = [700, 500];
  });

  /** The top card 0.2 s after the guest arrived, when the script takes over. */
  async function topAtTakeover(isReduced: boolean) {
    const { arriveAt } = await import('../../../src/arrival');
    const { dealCards } = await import('../../../src/story/stage/deal-cards');
    arriveAt('story');
    const deck = createDeck({ allowed: [['like']], reducedMotion: () => isReduced });
    dealCards(deck);
    let top = { y: 0, opacity: 0 };
    deck.walk((_card, { y, opacity }) => (top = { y, opacity }));
    return top;
  }

  test('is still hidden after 0.2 s, 420 units below its place', async () => {
    expect(await topAtTakeover(false)).toEqual({ y: 420, opacity: 0 });
  });

  test('has already faded in place for 0.2 s with reduced motion', async () => {
    const { y, opacity } = await topAtTakeover(true);
    expect(y).toBe(0);
    expect(opacity).toBeGreaterThan(0.1);
  });
});

describe('the arrival of a guest', () => {
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
