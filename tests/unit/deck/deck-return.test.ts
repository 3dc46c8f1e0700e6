import { describe, expect, test } from 'vitest';
import { createPlace, type Deck } from '../../../src/story/deck/deck';
import type { Pose } from '../../../src/story/deck/pose';
import { BOTH, FRAME, deckOf, dragTo, poseOf, posesOf, settle } from './drive-deck';

describe('a returning card', () => {
  test('can be caught in mid-air without a jump', () => {
    const deck = deckOf();
    deck.release(dragTo(deck, 90, -30));
    deck.advance(0.05);
    const before = poseOf(deck, 0);
    deck.grab(before.x, before.y, 2000);
    deck.advance(0);
    const caught = poseOf(deck, 0);
    expect(caught.x).toBeCloseTo(before.x, 6);
    expect(caught.y).toBeCloseTo(before.y, 6);
  });

  test('is not swiped by a tap, however far out it is caught', () => {
    const deck = deckOf();
    dragTo(deck, 150, 0);
    deck.cancel();
    deck.advance(0.02);
    deck.grab(0, 0, 2000);
    deck.drag(2, 0, 2010);
    deck.release(2020);
    expect(deck.state.index).toBe(0);
  });

  test('is swiped by the new drag, whatever was refused before', () => {
    const deck = deckOf({ allowed: [['like'], BOTH] });
    deck.release(dragTo(deck, 0, -220));
    deck.advance(0.016);
    deck.grab(0, 0, 2000);
    deck.drag(104, 0, 2016);
    deck.release(2100);
    expect(deck.state.index).toBe(1);
  });
});

describe('a card that is caught in mid-air and released', () => {
  /** Throws a card in a direction that it refuses, and catches it while it still flies outwards. */
  function catchCard(): Deck {
    const deck = deckOf({ allowed: [['superlike'], BOTH] });
    deck.release(dragTo(deck, 400, 0, 4));
    deck.advance(0.01);
    deck.grab(0, 0, 1000);
    deck.advance(FRAME);
    return deck;
  }

  test('returns without flying on, because the hand stopped it', () => {
    const deck = catchCard();
    const { x } = poseOf(deck, 0);
    deck.cancel();
    deck.advance(FRAME);
    expect(poseOf(deck, 0).x).toBeLessThan(x);
  });

  test('can be swiped with a key like any card', () => {
    const [held, free] = [catchCard(), deckOf({ allowed: [['superlike'], BOTH] })];
    const before = poseOf(held, 0).y;
    for (const deck of [held, free]) {
      deck.swipe('superlike');
      deck.advance(FRAME);
    }
    expect(poseOf(held, 0).y - before).toBeCloseTo(poseOf(free, 0).y, 0);
  });
});

describe('a card caught while it overshoots its rest', () => {
  test('is still swiped by a drag just beyond the threshold', () => {
    const deck = deckOf();
    // Released after a pause, so without speed, short of the threshold.
    deck.release(dragTo(deck, 99, 0) + 500);
    while (poseOf(deck, 0).x > -1) deck.advance(FRAME);
    deck.grab(0, 0, 5000);
    deck.drag(102, 0, 5100);
    deck.release(5200);
    expect(deck.state.index).toBe(1);
  });
});

describe('a card that comes back', () => {
  test.each([
    ['like', (pose: Pose) => pose.x > 250 && Math.abs(pose.y) < 50],
    ['superlike', (pose: Pose) => pose.y < -250 && Math.abs(pose.x) < 50],
  ] as const)('flies back from where a %s sent it, to the top of the stack', (swipe, isWhereItLeft) => {
    const deck = deckOf();
    const before = posesOf(deck);
    deck.swipe(swipe);
    settle(deck);
    deck.back();
    expect(isWhereItLeft(poseOf(deck, 0))).toBe(true);
    settle(deck);
    expect(posesOf(deck)).toEqual(before);
  });

  test('turns round in mid-air without a jump', () => {
    const deck = deckOf();
    deck.swipe('like');
    for (let frame = 0; frame < 8; frame++) deck.advance(FRAME);
    const flying = poseOf(deck, 0);
    deck.back();
    expect(poseOf(deck, 0)).toEqual(flying);
    settle(deck);
    expect(poseOf(deck, 0)).toEqual(poseOf(deckOf(), 0));
  });

  test('sends the held card back below it', () => {
    const deck = deckOf();
    deck.swipe('like');
    settle(deck);
    dragTo(deck, 60, 0);
    deck.back();
    expect(deck.state).toMatchObject({ index: 0, held: null });
    settle(deck);
    expect(posesOf(deck)).toEqual(posesOf(deckOf()));
  });

  test('fades in at its place with reduced motion', () => {
    const deck = deckOf({ reducedMotion: () => true });
    deck.swipe('like');
    settle(deck);
    deck.back();
    deck.advance(FRAME);
    const pose = poseOf(deck, 0);
    expect(pose.x).toBeCloseTo(0, 6);
    expect(pose.opacity).toBeLessThan(0.5);
  });

  test('can be any card, and brings the cards below it', () => {
    const deck = deckOf();
    deck.go(12);
    settle(deck);
    expect(posesOf(deck)).toEqual(posesOf(deckOf({ place: createPlace(12) })));
  });
});
