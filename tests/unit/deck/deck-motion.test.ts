import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pose } from '../../../src/story/deck/pose';
import { createDeck, createPlace, type Deck, type DeckOptions } from '../../../src/story/deck/deck';
import { MOST_DRAWN, VISIBLE_CARDS } from '../../../src/story/deck/feel';
import type { Swipe } from '../../../src/model/content';
import type { Allowed } from '../../../src/story/deck/rules';

const BOTH: readonly Swipe[] = ['like', 'superlike'];
const cards = (count: number): Allowed => Array.from({ length: count }, () => BOTH);
const FRAME = 1 / 60;

function deckOf(options: Partial<DeckOptions> = {}): Deck {
  return createDeck({ allowed: cards(20), ...options });
}

/** The pose of every drawn card, from the lowest to the uppermost. */
function posesOf(deck: Deck): Map<number, Pose> {
  const poses = new Map<number, Pose>();
  deck.walk((card, pose) => poses.set(card, { ...pose }));
  return poses;
}

function poseOf(deck: Deck, card: number): Pose {
  const pose = posesOf(deck).get(card);
  if (!pose) throw new Error(`card ${card} is not drawn`);
  return pose;
}

function settle(deck: Deck, rate = 60): number {
  let frames = 0;
  while (deck.advance(1 / rate)) if (++frames > rate * 20) throw new Error('never settles');
  return frames;
}

/** Drags the top card in a straight line of 16 ms steps. */
function dragTo(deck: Deck, x: number, y: number, steps = 10): number {
  deck.grab(0, 0, 0);
  for (let step = 1; step <= steps; step++) {
    deck.drag((x * step) / steps, (y * step) / steps, step * 16);
    deck.advance(0.016);
  }
  return steps * 16;
}

describe('a held card', () => {
  test('keeps the grabbed point exactly under the finger at any tilt', () => {
    const deck = deckOf();
    deck.grab(40, -150, 0);
    for (let step = 1; step <= 30; step++) {
      deck.drag(40 + step * 8, -150 - step * 2, step * 16);
      deck.advance(0.016);
      const { x, y, rotation, scale } = poseOf(deck, 0);
      // The grabbed point, transformed by the card's pose.
      const grip = gripOf(deck);
      expect(x + (Math.cos(rotation) * grip.x - Math.sin(rotation) * grip.y) * scale).toBeCloseTo(40 + step * 8, 6);
      expect(y + (Math.sin(rotation) * grip.x + Math.cos(rotation) * grip.y) * scale).toBeCloseTo(-150 - step * 2, 6);
    }
    // The stack is at rest, so the top card is almost straight and its grip is known.
    function gripOf(current: Deck) {
      const rest = poseOf(deckOf(), current.state.index);
      const dx = 40 - rest.x;
      const dy = -150 - rest.y;
      return {
        x: Math.cos(rest.rotation) * dx + Math.sin(rest.rotation) * dy,
        y: Math.cos(rest.rotation) * dy - Math.sin(rest.rotation) * dx,
      };
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

  test('follows less and less in a direction that is not allowed, and returns', () => {
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
  test('flies 330 units to the right of its rest and disappears', () => {
    const deck = deckOf();
    const time = dragTo(deck, 130, 0);
    deck.release(time);
    let furthest = 0;
    while (posesOf(deck).has(0)) {
      furthest = Math.max(furthest, poseOf(deck, 0).x);
      deck.advance(FRAME);
    }
    expect(furthest).toBeGreaterThan(300);
    expect(furthest).toBeLessThan(330);
  });

  test('flies up when superliked', () => {
    const deck = deckOf();
    deck.swipe('superlike');
    for (let frame = 0; frame < 20; frame++) deck.advance(FRAME);
    expect(poseOf(deck, 0).y).toBeLessThan(-200);
    expect(Math.abs(poseOf(deck, 0).x)).toBeLessThan(20);
  });

  test('keeps the speed of the throw', () => {
    const [slow, fast] = [40, 4].map((steps) => {
      const deck = deckOf();
      const time = dragTo(deck, 120, 0, steps);
      deck.release(time);
      deck.advance(0.05);
      return poseOf(deck, 0).x;
    });
    expect(fast).toBeGreaterThan((slow ?? NaN) + 15);
  });

  test('has no speed after the finger paused', () => {
    const moving = deckOf();
    moving.release(dragTo(moving, 120, 0, 4));
    const paused = deckOf();
    paused.release(dragTo(paused, 120, 0, 4) + 500);
    moving.advance(0.03);
    paused.advance(0.03);
    expect(poseOf(paused, 0).x).toBeLessThan(poseOf(moving, 0).x);
  });

  test('makes the next card available at once, while still in flight', () => {
    const deck = deckOf();
    deck.release(dragTo(deck, 130, 0));
    deck.grab(0, 0, 1000);
    expect(deck.state.held).toBe(1);
    expect(posesOf(deck).has(0)).toBe(true);
  });
});

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
  /** A card caught at full speed on its way back from a refused throw. */
  function caught(): Deck {
    const deck = deckOf({ allowed: [['superlike'], BOTH] });
    deck.release(dragTo(deck, 400, 0, 4));
    deck.advance(0.01);
    deck.grab(0, 0, 1000);
    deck.advance(FRAME);
    return deck;
  }

  test('returns directly, because the hand stopped it', () => {
    const deck = caught();
    const { x } = poseOf(deck, 0);
    deck.cancel();
    deck.advance(FRAME);
    expect(poseOf(deck, 0).x).toBeLessThan(x);
  });

  test('can be swiped with a key like any card', () => {
    const [held, free] = [caught(), deckOf({ allowed: [['superlike'], BOTH] })];
    const from = poseOf(held, 0).y;
    for (const deck of [held, free]) {
      deck.swipe('superlike');
      deck.advance(FRAME);
    }
    expect(poseOf(held, 0).y - from).toBeCloseTo(poseOf(free, 0).y, 0);
  });
});

describe('a card caught while it overshoots its rest', () => {
  test('is still swiped by a drag beyond the threshold', () => {
    const deck = deckOf();
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
  ] as const)('flies back from where a %s sent it, to the top of the stack', (swipe, hasLeft) => {
    const deck = deckOf();
    const before = posesOf(deck);
    deck.swipe(swipe);
    settle(deck);
    deck.back();
    expect(hasLeft(poseOf(deck, 0))).toBe(true);
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

  test('can be any card, and comes with those below it', () => {
    const deck = deckOf();
    deck.go(12);
    settle(deck);
    expect(posesOf(deck)).toEqual(posesOf(deckOf({ place: createPlace(12) })));
  });
});

describe('the stack', () => {
  test('shows at most seven cards', () => {
    const deck = deckOf({ allowed: cards(5000) });
    expect([...posesOf(deck).keys()]).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(VISIBLE_CARDS).toBe(7);
  });

  test('is visited from the lowest card to the first that left, at most twelve', () => {
    const deck = deckOf({ allowed: cards(50) });
    for (let card = 0; card < 9; card++) {
      deck.swipe('like');
      deck.advance(0.01);
    }
    const walked = [...posesOf(deck).keys()];
    expect(walked).toHaveLength(MOST_DRAWN);
    expect(walked).toEqual(walked.toSorted((one, other) => other - one));
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

  test('comes to rest after any input', () => {
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('drag' as const),
        x: fc.integer({ min: -300, max: 300 }),
        y: fc.integer({ min: -300, max: 300 }),
      }),
      fc.record({ kind: fc.constant('swipe' as const), swipe: fc.constantFrom<Swipe>('like', 'superlike') }),
      fc.record({ kind: fc.constant('reset' as const) }),
      fc.record({ kind: fc.constant('back' as const) }),
      fc.record({ kind: fc.constant('cancel' as const) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), fc.constantFrom(1, 2, 20), (acts, count) => {
        const deck = deckOf({ allowed: cards(count) });
        for (const each of acts) {
          if (each.kind === 'drag') deck.release(dragTo(deck, each.x, each.y, 3));
          else if (each.kind === 'swipe') deck.swipe(each.swipe);
          else if (each.kind === 'reset') deck.reset();
          else if (each.kind === 'back') deck.back();
          else deck.cancel();
          deck.advance(FRAME);
        }
        settle(deck);
        for (const pose of posesOf(deck).values()) {
          for (const value of Object.values(pose)) expect(Number.isFinite(value)).toBe(true);
          expect(pose.opacity).toBe(1);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a guest who toggles reduced motion while a card flies', () => {
  for (const first of [true, false])
    test(`still sees it leave (${first ? 'on' : 'off'})`, () => {
      let still = first;
      const deck = deckOf({ reducedMotion: () => still });
      deck.swipe('like');
      deck.advance(0.1);
      still = !first;
      settle(deck);
      expect([...posesOf(deck).keys()]).not.toContain(0);
    });
});

describe('a guest who prefers reduced motion', () => {
  const still = { reducedMotion: () => true };

  test('sees a swiped card fade in place', () => {
    const deck = deckOf(still);
    deck.swipe('like');
    deck.advance(0.1);
    const pose = poseOf(deck, 0);
    expect(pose.x).toBeCloseTo(0, 6);
    expect(pose.opacity).toBeLessThan(1);
  });

  test('drags a card without tilt or bend', () => {
    const deck = deckOf(still);
    deck.grab(0, -150, 0);
    deck.drag(80, -150, 16);
    deck.advance(FRAME);
    const pose = poseOf(deck, 0);
    expect(Math.abs(pose.rotation)).toBeLessThan(0.02);
    expect(pose.bendX).toBe(0);
  });
});
