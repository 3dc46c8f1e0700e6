import type { Swipe } from '../../model/content';
import { FADE_IN_DELAY, VISIBLE_CARDS } from './feel';
import { createHold, releaseHold, ruledX, ruledY, moveHold, takeHold } from './hold';
import { createMotion, type VisitCard } from './motion';
import { placeIn, transition, type Allowed, type DeckEvent, type DeckState, type Outcome } from './rules';

/**
 * The deck: its rules and its motion in one, without clock, screen or chance. Places are in units from the deck's
 * middle, y down; times of the pointer in milliseconds, of the motion in seconds.
 */
export type Deck = {
  /** Where the story stands: one object, whose values are always those of now. */
  state: DeckState;
  /** Visits every card that is to be drawn, from the lowest to the uppermost; `MOST_DRAWN` at most. Allocates nothing. */
  walk: (visit: VisitCard) => void;
  /** Which way a card went, or would go. */
  wayOf: (card: number) => Swipe;
  /** Carries everything on by `seconds`. @returns whether anything still moves. */
  advance: (seconds: number) => boolean;
  grab: (x: number, y: number, timeMs: number) => void;
  drag: (x: number, y: number, timeMs: number) => void;
  release: (timeMs: number) => void;
  /** Lets go without deciding: the card returns. */
  cancel: () => void;
  /** Swipes the top card without a finger, if it allows that. */
  swipe: (swipe: Swipe) => void;
  /** The last card comes back on top, from where it went; none before the first. */
  back: () => void;
  /** Puts any card on top, gathering it and those below; none where it is the number of cards. */
  go: (card: number) => void;
  /** Back to the first card, gathering the cards from where they went. */
  reset: () => void;
  /** Deals the stack from below, after a delay. */
  deal: (delaySeconds: number) => void;
};

/** What holds the index of the top card. */
export type Place = { get: () => number; set: (index: number) => void };

export type DeckOptions = {
  allowed: Allowed;
  /** Stores the index of the top card; the deck has no copy of its own. */
  place?: Place;
  /** Half of a card's height in units: a grab at its edge has the longest lever. */
  halfHeight?: number;
  /** Whether the guest prefers reduced motion; checked at each step. */
  reducedMotion?: () => boolean;
  /** Called when something starts to move, so that frames are drawn again. */
  onWake?: () => void;
  /** Called after each decision of the rules, a refused swipe included. */
  onOutcome?: (outcome: Outcome, state: DeckState) => void;
};

/** Half of a card's height in deck units, where the caller has not measured one. */
const DEFAULT_HALF_HEIGHT = 230;

export function createDeck({
  allowed,
  place = createPlace(),
  halfHeight = DEFAULT_HALF_HEIGHT,
  reducedMotion = () => false,
  onWake = () => {},
  onOutcome = () => {},
}: DeckOptions): Deck {
  let held: number | null = null;
  const state: DeckState = {
    allowed,
    get index() {
      return placeIn(allowed, place.get());
    },
    get held() {
      return held;
    },
  };
  const hold = createHold();
  const motion = createMotion(state, { hold, halfHeight, reducedMotion });

  function send(event: DeckEvent): void {
    const [next, outcome] = transition(state, event);
    if (outcome.kind === 'nothing') return;
    const heldBefore = held;
    held = next.held;
    if (next.index !== state.index) place.set(next.index);
    if (outcome.kind === 'grabbed') motion.bodyOf(outcome.card).delay = 0;
    if (outcome.kind === 'swiped') {
      motion.leave(outcome.card, outcome.swipe, event.type === 'release');
      const bottom = state.index + VISIBLE_CARDS - 1;
      if (bottom < allowed.length) motion.admit(bottom);
    }
    if (outcome.kind === 'returned') motion.bodyOf(outcome.card).phase = 'returning';
    if (outcome.kind === 'went') {
      if (heldBefore !== null) motion.bodyOf(heldBefore).phase = 'returning';
      if (outcome.card === outcome.from - 1) motion.comeBack(outcome.card);
      else motion.gather();
    }
    if (outcome.kind === 'reset') motion.gather();
    onOutcome(outcome, state);
    if (outcome.kind !== 'refused') onWake();
  }

  return {
    state,
    walk: motion.walk,
    wayOf: motion.wayOf,
    advance: (seconds) => {
      hold.nowMs += seconds * 1000;
      return motion.step(seconds);
    },
    grab: (x, y, timeMs) => {
      if (state.held !== null || state.index >= allowed.length) return;
      takeHold(hold, motion.bodyOf(state.index), allowed[state.index] ?? [], x, y, timeMs);
      send({ type: 'grab' });
    },
    drag: (x, y, timeMs) => {
      if (state.held === null) return;
      moveHold(hold, x, y, timeMs);
      onWake();
    },
    release: (timeMs) => {
      if (state.held === null) return;
      releaseHold(hold, motion.bodyOf(state.held), timeMs);
      send({ type: 'release', x: ruledX(hold), y: ruledY(hold) });
    },
    cancel: () => send({ type: 'cancel' }),
    swipe: (swipe) => send({ type: 'swipe', swipe, card: state.index }),
    back: () => send({ type: 'go', card: state.index - 1 }),
    go: (card) => send({ type: 'go', card }),
    reset: () => send({ type: 'reset' }),
    deal: (delaySeconds) => {
      motion.deal(delaySeconds);
      onWake();
    },
  };
}

/** How long the first cards are still to wait once a guest has been on the page for so long, on the way here included. */
export function delayLeft(secondsSinceArrival: number): number {
  return Math.max(FADE_IN_DELAY - secondsSinceArrival, 0);
}

/** A place that is nobody else's. */
export function createPlace(index = 0): Place {
  let kept = index;
  return {
    get: () => kept,
    set: (next) => {
      kept = next;
    },
  };
}
