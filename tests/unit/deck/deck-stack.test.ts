import { describe, expect, test } from 'vitest';
import { createPlace } from '../../../src/story/deck/deck';
import { MOST_DRAWN, VISIBLE_CARDS } from '../../../src/story/deck/feel';
import { FRAME, cards, deckOf, poseOf, posesOf, settle } from './drive-deck';

describe('the stack', () => {
  test('is visited from the lowest card upwards, at most twelve cards', () => {
    const deck = deckOf({ allowed: cards(50) });
    for (let card = 0; card < 9; card++) {
      deck.swipe('like');
      deck.advance(0.01);
    }
    const walked = [...posesOf(deck).keys()];
    expect(walked).toHaveLength(MOST_DRAWN);
    expect(walked).toEqual(walked.toSorted((a, b) => b - a));
    expect(walked[0]).toBe(9 + VISIBLE_CARDS - 1);
  });

  test('stores its place only where the caller wants it', () => {
    const place = createPlace(4);
    const deck = deckOf({ place });
    deck.swipe('like');
    expect(place.get()).toBe(5);
    expect(deck.state.index).toBe(5);
    place.set(99);
    expect(deck.state.index).toBe(20);
  });

  test('looks the same after a reset', () => {
    const deck = deckOf();
    const before = [0, 1, 2, 3].map((card) => poseOf(deck, card));
    for (let card = 0; card < 20; card++) deck.swipe('like');
    settle(deck);
    deck.reset();
    settle(deck);
    expect([0, 1, 2, 3].map((card) => poseOf(deck, card))).toEqual(before);
  });

  test('is dealt from below and settles in its place', () => {
    const deck = deckOf();
    const before = poseOf(deck, 3);
    deck.deal(0);
    expect(poseOf(deck, 3).y).toBeGreaterThan(200);
    settle(deck);
    expect(poseOf(deck, 3)).toEqual(before);
  });

  test('is not swiped by a tap while it gathers from the side', () => {
    const deck = deckOf();
    deck.reset();
    deck.advance(0.1);
    deck.grab(0, 0, 100);
    deck.release(120);
    expect(deck.state.index).toBe(0);
  });

  test('follows a finger that grabs its top card during the deal', () => {
    const deck = deckOf();
    deck.deal(0);
    deck.advance(0.1);
    const before = poseOf(deck, 0).y;
    deck.grab(0, 200, 100);
    deck.drag(0, 150, 116);
    deck.advance(0);
    expect(poseOf(deck, 0).y).toBeCloseTo(before - 50, 6);
  });

  test('loses no card, however fast it is swiped through', () => {
    const deck = deckOf({ allowed: cards(50) });
    for (let card = 0; card < 50; card++) {
      deck.swipe(card % 2 ? 'like' : 'superlike');
      deck.advance(0.02);
      expect(deck.state.index).toBe(card + 1);
    }
    settle(deck);
    expect(posesOf(deck).size).toBe(0);
  });
});

describe('a guest who toggles reduced motion while a card flies', () => {
  for (const wasReduced of [true, false])
    test(`still sees it leave (turned ${wasReduced ? 'off' : 'on'})`, () => {
      let isReduced = wasReduced;
      const deck = deckOf({ reducedMotion: () => isReduced });
      deck.swipe('like');
      deck.advance(0.1);
      isReduced = !wasReduced;
      settle(deck);
      expect([...posesOf(deck).keys()]).not.toContain(0);
    });
});

describe('a guest who prefers reduced motion', () => {
  const options = { reducedMotion: () => true };

  test('sees a swiped card fade in place', () => {
    const deck = deckOf(options);
    deck.swipe('like');
    deck.advance(0.1);
    const pose = poseOf(deck, 0);
    expect(pose.x).toBeCloseTo(0, 6);
    expect(pose.opacity).toBeLessThan(1);
  });

  test('drags a card without tilt or bend', () => {
    const deck = deckOf(options);
    deck.grab(0, -150, 0);
    deck.drag(80, -150, 16);
    deck.advance(FRAME);
    const pose = poseOf(deck, 0);
    expect(Math.abs(pose.rotation)).toBeLessThan(0.02);
    expect(pose.bendX).toBe(0);
  });
});
