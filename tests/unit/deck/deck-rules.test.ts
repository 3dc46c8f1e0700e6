import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Swipe } from '../../../src/model/content';
import {
  allows,
  isOver,
  clampIndex,
  pullOf,
  rubberBand,
  swipeOf,
  transition,
  type Allowed,
  type DeckEvent,
  type DeckState,
} from '../../../src/story/deck/rules';
import { BOTH } from './drive-deck';

const createState = (allowed: Allowed, index = 0): DeckState => ({
  allowed,
  index: clampIndex(allowed, index),
  held: null,
});
/** Like the sample story: the first card allows only like, the fourth only superlike. */
const story: Allowed = [['like'], BOTH, BOTH, ['superlike'], BOTH, BOTH];

/** Grabs the top card and releases it this far from its place. */
function drag(state: DeckState, x: number, y: number): DeckState {
  return transition(transition(state, { type: 'grab' })[0], { type: 'release', x, y })[0];
}

describe('a drag', () => {
  test('to the right swipes a card that allows it, but not from the threshold itself', () => {
    expect(drag(createState(story), 101, 0).index).toBe(1);
    expect(drag(createState(story), 100, 0).index).toBe(0);
  });

  test('up does nothing to the first card, which allows only like', () => {
    expect(drag(createState(story), 0, -300).index).toBe(0);
  });

  test('to the right does nothing to the fourth card, which allows only superlike', () => {
    expect(drag(createState(story, 3), 300, 0).index).toBe(3);
    expect(drag(createState(story, 3), 0, -101).index).toBe(4);
  });

  test('to the right and up swipes in the direction of the larger part', () => {
    expect(swipeOf(200, -150)).toBe('like');
    expect(swipeOf(150, -200)).toBe('superlike');
  });

  test('returns if its larger part is not allowed, even if the smaller is', () => {
    expect(drag(createState(story), 150, -200).index).toBe(0);
    expect(drag(createState(story, 3), 200, -150).index).toBe(3);
  });

  test('that is cancelled returns from anywhere', () => {
    const held = transition(createState(story), { type: 'grab' })[0];
    const [state, outcome] = transition(held, { type: 'cancel' });
    expect(state).toMatchObject({ index: 0, held: null });
    expect(outcome).toEqual({ kind: 'returned', card: 0, refused: null });
  });

  test('to a position that is not a number returns', () => {
    expect(drag(createState(story), NaN, NaN).index).toBe(0);
  });
});

describe('a button', () => {
  test('swipes the top card in an allowed direction', () => {
    expect(transition(createState(story), { type: 'swipe', swipe: 'like' })[0].index).toBe(1);
  });

  test('does nothing in a direction that is not allowed', () => {
    expect(transition(createState(story), { type: 'swipe', swipe: 'superlike' })[0].index).toBe(0);
  });

  test('reports which swipe the card refused, and so does a drag', () => {
    const first = createState(story);
    expect(transition(first, { type: 'swipe', swipe: 'superlike' })[1]).toMatchObject({
      refused: 'superlike',
    });
    const [held] = transition(first, { type: 'grab' });
    expect(transition(held, { type: 'release', x: 0, y: -200 })[1]).toMatchObject({ refused: 'superlike' });
    expect(transition(held, { type: 'release', x: 0, y: 200 })[1]).toMatchObject({ refused: null });
  });

  test('does nothing after the last card', () => {
    const over = createState(story, story.length);
    expect(transition(over, { type: 'swipe', swipe: 'like' })).toEqual([over, { kind: 'nothing' }]);
  });
});

describe('going to another card', () => {
  test('one back at a time ends at the first card', () => {
    let state = createState(story, 6);
    for (let card = 5; card >= 0; card--) {
      const [next, outcome] = transition(state, { type: 'go', card: state.index - 1 });
      expect(outcome).toEqual({ kind: 'went', card, from: card + 1 });
      state = next;
    }
    expect(transition(state, { type: 'go', card: state.index - 1 })[1].kind).toBe('nothing');
  });

  test('releases the held card', () => {
    const held = transition(createState(story, 2), { type: 'grab' })[0];
    expect(transition(held, { type: 'go', card: 1 })[0]).toMatchObject({ index: 1, held: null });
  });

  test('reaches any existing card and nothing else', () => {
    expect(transition(createState(story), { type: 'go', card: 5 })[0].index).toBe(5);
    // Card 2 is on top already.
    for (const card of [-1, 7, 2, 0.5, NaN, Infinity])
      expect(transition(createState(story, 2), { type: 'go', card })).toEqual([
        createState(story, 2),
        { kind: 'nothing' },
      ]);
  });
});

describe('the deck', () => {
  test('starts over at the first card', () => {
    expect(transition(createState(story, 6), { type: 'reset' })[0]).toMatchObject({ index: 0, held: null });
  });

  test('is over after the last card; then nothing can be grabbed', () => {
    const over = createState(story, 6);
    expect(isOver(over)).toBe(true);
    expect(transition(over, { type: 'grab' })[1].kind).toBe('nothing');
    expect(allows(over, 'like')).toBe(false);
  });

  test('without cards is over from the start', () => {
    expect(isOver(createState([]))).toBe(true);
  });

  test('clamps a place outside it', () => {
    expect(createState(story, -3).index).toBe(0);
    expect(createState(story, 99).index).toBe(6);
    expect(createState(story, NaN).index).toBe(0);
  });

  test('keeps its promises after any sequence of events', () => {
    const distance = fc.double({ min: -500, max: 500, noNaN: true });
    const swipe = fc.constantFrom<Swipe>('like', 'superlike');
    const event: fc.Arbitrary<DeckEvent> = fc.oneof(
      fc.constant<DeckEvent>({ type: 'grab' }),
      fc.record({ type: fc.constant('release' as const), x: distance, y: distance }),
      fc.constant<DeckEvent>({ type: 'cancel' }),
      fc.record({ type: fc.constant('swipe' as const), swipe }),
      fc.constant<DeckEvent>({ type: 'reset' }),
      fc.record({ type: fc.constant('go' as const), card: fc.integer({ min: -1, max: 8 }) }),
    );
    const cards = fc.array(fc.subarray([...BOTH], { minLength: 1 }), { maxLength: 8 });
    fc.assert(
      fc.property(cards, fc.array(event, { maxLength: 60 }), (allowed, events) => {
        let state = createState(allowed);
        for (const each of events) {
          const [next, outcome] = transition(state, each);
          expect(next.index).toBeGreaterThanOrEqual(0);
          expect(next.index).toBeLessThanOrEqual(allowed.length);
          if (next.held !== null) expect(next.held).toBe(next.index);
          if (outcome.kind === 'swiped') {
            expect(outcome.card).toBe(state.index);
            expect(next.index).toBe(state.index + 1);
            expect(allowed[outcome.card]).toContain(outcome.swipe);
          } else if (outcome.kind === 'went') {
            expect(next).toEqual({ allowed, index: outcome.card, held: null });
          } else if (each.type !== 'reset') expect(next.index).toBe(state.index);
          state = next;
        }
      }),
    );
  });
});

describe('a pull in a direction that is not allowed', () => {
  test('is followed less and less and never past its limit', () => {
    expect(rubberBand(0)).toBe(0);
    expect(rubberBand(100)).toBeLessThan(50);
    expect(rubberBand(1e6)).toBeLessThanOrEqual(90);
  });

  test('can be computed from the card’s offset, so that a caught card does not jump', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2000, noNaN: true }), (pull) => {
        expect(pullOf(rubberBand(pull))).toBeCloseTo(pull, 4);
      }),
    );
  });
});
