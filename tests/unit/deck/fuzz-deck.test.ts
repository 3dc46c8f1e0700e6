import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Swipe } from '../../../src/model/content';
import { createDeck, type Deck } from '../../../src/story/deck/deck';
import { MOST_DRAWN, VISIBLE_CARDS } from '../../../src/story/deck/feel';
import { layOutDeck } from '../../../src/story/deck/layout';
import { swipeOf, type Allowed, type Outcome } from '../../../src/story/deck/rules';
import { runs } from '../../properties';
import { BOTH, FRAME, posesOf } from './drive-deck';

/** Input from fingers, keys, buttons and the device. Lengths are in units, delays in seconds. */
type Act =
  | { kind: 'down'; x: number; y: number }
  | { kind: 'move'; x: number; y: number; steps: number; ms: number }
  | { kind: 'up'; pauseMs: number }
  /** By a second finger, the system, a hidden tab or a resize. */
  | { kind: 'cancel' }
  | { kind: 'swipe'; swipe: Swipe }
  | { kind: 'reset' }
  | { kind: 'back' }
  | { kind: 'go'; card: number }
  | { kind: 'deal'; delay: number }
  /** The guest turns reduced motion on or off. */
  | { kind: 'toggle-motion' }
  | { kind: 'wait'; frames: number; seconds: number };

/** Every deck comes to rest within this long after the last input, in seconds. */
const LONGEST_REST_SECONDS = 20;

const length = fc.double({ min: -600, max: 600, noNaN: true });
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('down'), x: length, y: length }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move'),
      x: length,
      y: length,
      steps: fc.integer({ min: 1, max: 6 }),
      // Simultaneous events, and clocks that run backwards.
      ms: fc.constantFrom(-50, 0, 1, 8, 16, 60, 400),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('up'), pauseMs: fc.constantFrom(0, 10, 100, 1000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel') }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('swipe'), swipe: fc.constantFrom(...BOTH) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('back') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('go'), card: fc.integer({ min: -1, max: 16 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deal'), delay: fc.constantFrom(0, 0.6) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('toggle-motion') }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      frames: fc.integer({ min: 1, max: 40 }),
      seconds: fc.constantFrom(0, 1e-4, 1 / 240, FRAME, 0.05, 0.5, 30),
    }),
  },
);
const allowed: fc.Arbitrary<Allowed> = fc.oneof(
  fc.array(fc.constantFrom<readonly Swipe[]>(BOTH, BOTH, ['like'], ['superlike']), { maxLength: 15 }),
  fc.constant(Array.from({ length: 50 }, () => BOTH)),
);

/** A guest with a deck, who records every broken promise. */
function createGuest(cards: Allowed) {
  const complaints: string[] = [];
  /** The cards that have left and not come back. */
  let swiped: number[] = [];
  let isReduced = false;
  /** Whether frames are drawn: from a wake until nothing moves, as in the page's own loop. */
  let isAwake = false;
  let timeMs = 0;
  let grabbedAt = { x: 0, y: 0 };
  let finger = { x: 0, y: 0 };
  /** Whether the top card has not come to rest since its release, so that a new finger grabs it out of place. */
  let isReturning = false;
  /** Whether the card was at rest in its place when the finger grabbed it. */
  let wasAtRest = false;
  /** The outcomes of the current act. */
  const outcomes: Outcome[] = [];
  const deck: Deck = createDeck({
    allowed: cards,
    reducedMotion: () => isReduced,
    onWake: () => (isAwake = true),
    onOutcome: (outcome) => void outcomes.push(outcome),
  });

  const check = (holds: boolean, complaint: string) => holds || complaints.push(complaint);

  function frame(seconds: number): void {
    timeMs += seconds * 1000;
    if (!isAwake) return;
    isAwake = deck.advance(seconds);
    if (!isAwake) isReturning = false;
  }

  function perform(act: Act): void {
    const { index, held } = deck.state;
    outcomes.length = 0;
    switch (act.kind) {
      case 'down':
        deck.grab(act.x, act.y, timeMs);
        if (held !== null) break;
        grabbedAt = finger = { x: act.x, y: act.y };
        wasAtRest = !isReturning;
        check((deck.state.held !== null) === index < cards.length, 'A free card cannot be grabbed');
        break;
      case 'move': {
        const start = finger;
        finger = { x: act.x, y: act.y };
        for (let step = 1; step <= act.steps; step++) {
          const part = step / act.steps;
          timeMs += act.ms;
          deck.drag(start.x + (act.x - start.x) * part, start.y + (act.y - start.y) * part, timeMs);
          frame(Math.max(act.ms, 0) / 1000);
        }
        break;
      }
      case 'up': {
        const wanted = swipeOf(finger.x - grabbedAt.x, finger.y - grabbedAt.y);
        const isAllowed = wanted !== null && (cards[index]?.includes(wanted) ?? false);
        deck.release(timeMs + act.pauseMs);
        check(deck.state.held === null, 'A card is held without a finger');
        if (held !== null && wasAtRest)
          check(
            deck.state.index === index + (isAllowed ? 1 : 0),
            `A drag by ${finger.x - grabbedAt.x}, ${finger.y - grabbedAt.y} resulted in: ${outcomes[0]?.kind}`,
          );
        break;
      }
      case 'cancel':
        deck.cancel();
        check(deck.state.index === index, 'A cancelled drag swiped');
        break;
      case 'swipe':
        deck.swipe(act.swipe);
        check(
          deck.state.index === index + (cards[index]?.includes(act.swipe) ? 1 : 0),
          `A button for ${act.swipe} led to another card`,
        );
        break;
      case 'reset':
        deck.reset();
        check(deck.state.index === 0 && deck.state.held === null, 'A reset did not lead to the first card');
        swiped = [];
        break;
      case 'back':
        deck.back();
        check(deck.state.index === Math.max(index - 1, 0), 'The wrong card came back');
        check(index === 0 || deck.state.held === null, 'A card came back under a held one');
        break;
      case 'go':
        deck.go(act.card);
        check(
          deck.state.index === (act.card >= 0 && act.card <= cards.length ? act.card : index),
          'The deck went to the wrong card',
        );
        break;
      case 'deal':
        deck.deal(act.delay);
        break;
      case 'toggle-motion':
        isReduced = !isReduced;
        break;
      case 'wait':
        for (let count = 0; count < act.frames; count++) frame(act.seconds);
    }
    checkOutcome(outcomes[0], index);
    check(outcomes.length <= 1, 'One act had several outcomes');
    checkView();
  }

  /** Checks the outcome of an act. */
  function checkOutcome(outcome: Outcome | undefined, index: number): void {
    // A card that the deck brings back is not in its place yet either.
    if (outcome?.kind === 'returned' || outcome?.kind === 'went') isReturning = true;
    if (outcome?.kind === 'swiped' || outcome?.kind === 'reset') isReturning = false;
    if (outcome?.kind === 'swiped') {
      check(outcome.card === index, `Card ${outcome.card} was swiped with ${index} on top`);
      check(!swiped.includes(outcome.card), `Card ${outcome.card} was swiped twice`);
      check(cards[index]?.includes(outcome.swipe) ?? false, `Card ${index} was swiped in a forbidden direction`);
      swiped.push(outcome.card);
    } else if (outcome?.kind === 'went') swiped = swiped.filter((card) => card < outcome.card);
    else if (outcome?.kind !== 'reset') check(deck.state.index === index, 'The top card changed without a swipe');
  }

  /** Checks what is drawn. */
  function checkView(): void {
    const { index, held } = deck.state;
    check(
      Number.isInteger(index) && index >= 0 && index <= cards.length,
      `The deck is at card ${index} of ${cards.length}`,
    );
    check(held === null || held === index, `Card ${held} is held with ${index} on top`);
    let count = 0;
    let before = Infinity;
    deck.walk((card, pose) => {
      count++;
      check(card < before && card < cards.length, `Card ${card} of ${cards.length} is drawn after ${before}`);
      before = card;
      let isValid = pose.opacity >= 0 && pose.opacity <= 1 && pose.scale > 0;
      for (const value of Object.values(pose)) isValid &&= Number.isFinite(value);
      if (!isValid) complaints.push(`Card ${card} is at ${JSON.stringify(pose)}`);
    });
    const visible = Math.min(VISIBLE_CARDS, cards.length - index);
    check(count >= visible && count <= MOST_DRAWN, `${count} cards are drawn, ${visible} should be visible`);
  }

  /** Releases the card and waits. The deck must then look like a new one at the same card. */
  function comeToRest(): void {
    perform({ kind: 'cancel' });
    for (let seconds = 0; isAwake && seconds < LONGEST_REST_SECONDS; seconds += FRAME) frame(FRAME);
    check(!isAwake, 'The deck never comes to rest');
    const { index } = deck.state;
    const untouched = createDeck({ allowed: cards, place: { get: () => index, set: () => {} } });
    const [seen, wanted] = [deck, untouched].map((each) => JSON.stringify([...posesOf(each)]));
    check(seen === wanted, `At rest on card ${index} the deck shows ${seen}, not ${wanted}`);
  }

  return { perform, comeToRest, complaints };
}

test('the deck obeys its rules, shows its cards and comes to rest after any input', () => {
  fc.assert(
    fc.property(allowed, fc.array(act, { maxLength: 30 }), (cards, acts) => {
      const guest = createGuest(cards);
      for (const each of acts) guest.perform(each);
      guest.comeToRest();
      expect(guest.complaints).toEqual([]);
    }),
    { numRuns: runs(2_000) },
  );
});

test('a card has room for its photo and words at any window and text size', () => {
  const size = { min: 160, max: 4000 };
  fc.assert(
    fc.property(
      fc.integer(size),
      fc.integer(size),
      fc.double({ min: 0, max: 0.8, noNaN: true }),
      fc.integer({ min: 8, max: 48 }),
      (width, height, usedShare, rem) => {
        const area = { x: 0, y: (height * usedShare) / 2, width, height: height * (1 - usedShare) };
        const { card, photo, label, centre, unit, text } = layOutDeck({ stage: { width, height }, area, rem });
        const numbers = [...Object.values(card), ...Object.values(text), unit, centre.x, centre.y];
        expect(numbers.every((number) => Number.isFinite(number) && number > 0)).toBe(true);
        for (const part of [photo, label]) {
          expect(part.width).toBeGreaterThan(0);
          expect(part.height).toBeGreaterThan(0);
          expect(part.x).toBeGreaterThanOrEqual(0);
          expect(part.y).toBeGreaterThanOrEqual(0);
          expect(part.x + part.width).toBeLessThanOrEqual(card.width + 0.5);
          expect(part.y + part.height).toBeLessThanOrEqual(card.height + 0.5);
        }
      },
    ),
    { numRuns: runs(1_000) },
  );
});
