import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { secondsUntilDeal } from '../../../src/story/deck/deck';
import { VISIBLE_CARDS } from '../../../src/story/deck/feel';
import { cards, deckOf, FRAME, poseOf } from './drive-deck';

/** Deals a deck. @returns the seconds until its lowest card, which is dealt first, is visible */
function secondsUntilSeen(delaySeconds: number): number {
  const deck = deckOf({ allowed: cards(VISIBLE_CARDS) });
  deck.deal(delaySeconds);
  for (let frame = 1; frame * FRAME < 5; frame++) {
    deck.advance(FRAME);
    let isSeen = false;
    deck.walk((card, { opacity }) => (isSeen ||= card === VISIBLE_CARDS - 1 && opacity > 0));
    if (isSeen) return frame * FRAME;
  }
  throw new Error('never seen');
}

describe('the wait before the deal', () => {
  test('is 0.6 s if the page loads at once', () => {
    expect(secondsUntilDeal(0)).toBe(0.6);
    expect(secondsUntilSeen(secondsUntilDeal(0))).toBeCloseTo(0.6, 1);
  });

  test('is shorter by the time that the page took to load', () => {
    expect(secondsUntilDeal(0.25)).toBeCloseTo(0.35, 9);
    expect(secondsUntilSeen(secondsUntilDeal(0.25))).toBeCloseTo(0.35, 1);
  });

  test('is 0 if the page took longer', () => {
    expect(secondsUntilDeal(0.6)).toBe(0);
    expect(secondsUntilDeal(9)).toBe(0);
    expect(secondsUntilSeen(secondsUntilDeal(9))).toBeLessThan(0.1);
  });
});

/** The time now, and when the page’s HTML arrived, in ms. */
let [now, responseStart] = [0, 0];
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => [{ responseStart }] });
});
afterEach(() => vi.unstubAllGlobals());

describe('a prerendered deck', () => {
  beforeEach(() => {
    const dealt = { dataset: { dealt: '' }, getAnimations: () => [] };
    vi.stubGlobal('document', { querySelector: () => dealt });
    // The HTML arrived 0.2 s ago.
    [now, responseStart] = [700, 500];
  });

  /** The top card when the script takes over, 0.2 s after the guest arrived. */
  async function topAtTakeover(isReduced: boolean) {
    const { arriveAt } = await import('../../../src/arrival');
    const { dealCards } = await import('../../../src/story/stage/deal-cards');
    arriveAt('story');
    const deck = deckOf({ allowed: cards(1), reducedMotion: () => isReduced });
    dealCards(deck);
    return poseOf(deck, 0);
  }

  test('is still hidden after 0.2 s, 420 units below its place', async () => {
    expect(await topAtTakeover(false)).toMatchObject({ y: 420, opacity: 0 });
  });

  test('is in its place with reduced motion, and has been fading in for 0.2 s', async () => {
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

  test('on later pages counts from the tap, however late their code loads', async () => {
    const { arriveAt, secondsSinceArrival } = await import('../../../src/arrival');
    now = 1000;
    arriveAt('home');
    now = 5000;
    arriveAt('story');
    // The page’s code has loaded.
    now = 5200;
    arriveAt('story');
    expect(secondsSinceArrival()).toBe(0.2);
  });

  test('on a page that they return to counts from the return', async () => {
    const { arriveAt, secondsSinceArrival } = await import('../../../src/arrival');
    for (const [time, page] of [
      [1000, 'story'],
      [2000, 'home'],
      [3000, 'story'],
    ] as const) {
      now = time;
      arriveAt(page);
    }
    expect(secondsSinceArrival()).toBe(0);
  });
});
