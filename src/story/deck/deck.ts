import type { Swipe } from '../../model/content';
import { DEAL_DELAY, VISIBLE_CARDS } from './feel';
import { createHold, moveHold, releaseHold, takeHold, travelX, travelY } from './hold';
import { createMotion, type VisitCard } from './motion';
import { clampIndex, isOver, transition, type Allowed, type DeckEvent, type DeckState, type Outcome } from './rules';

/**
 * The deck: rules and motion together, without clock, screen or randomness. Positions are in units from the deck's
 * centre, y down; pointer times are in milliseconds, motion times in seconds.
 */
export type Deck = {
  /** One live object: its values are always current. */
  state: DeckState;
  /** Visits every card to draw, at most `MOST_DRAWN`, from the lowest to the uppermost. Allocates nothing. */
  walk: (visit: VisitCard) => void;
  /** The direction in which a card left, or would leave. */
  exitOf: (card: number) => Swipe;
  /** Moves everything on by `seconds`. @returns whether anything still moves. */
  advance: (seconds: number) => boolean;
  grab: (x: number, y: number, timeMs: number) => void;
  drag: (x: number, y: number, timeMs: number) => void;
  release: (timeMs: number) => void;
  /** Releases without a swipe: the card returns. */
  cancel: () => void;
  /** Swipes the top card without a finger, if it allows that direction. */
  swipe: (swipe: Swipe) => void;
  /** Brings the previous card back on top from where it left. Does nothing on the first card. */
  back: () => void;
  /**
   * Brings back the previous card, or puts any other card on top and gathers the stack from the right. If `card` is the
   * number of cards, goes to the end, where no card is left. Does nothing for the top card or one that does not exist.
   */
  go: (card: number) => void;
  /** Returns to the first card and gathers the stack from the right. */
  reset: () => void;
  /** Deals the stack from below after a delay. */
  deal: (delaySeconds: number) => void;
};

/** The place in the story: the index of the top card. */
export type Place = { get: () => number; set: (index: number) => void };

export type DeckOptions = {
  allowed: Allowed;
  /** Stores the place; the deck has no copy of its own. */
  place?: Place;
  /** Whether the guest prefers reduced motion; checked at each step. */
  reducedMotion?: () => boolean;
  /** Called when something starts to move, so that the caller draws frames again. */
  onWake?: () => void;
  /** Called after each decision of the rules, a refused swipe included. */
  onOutcome?: (outcome: Outcome) => void;
};

export function createDeck({
  allowed,
  place = createPlace(),
  reducedMotion = () => false,
  onWake = () => {},
  onOutcome = () => {},
}: DeckOptions): Deck {
  let held: number | null = null;
  const state: DeckState = {
    allowed,
    get index() {
      return clampIndex(allowed, place.get());
    },
    get held() {
      return held;
    },
  };
  const hold = createHold();
  const motion = createMotion(state, { hold, reducedMotion });

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
    onOutcome(outcome);
    if (outcome.kind !== 'refused') onWake();
  }

  return {
    state,
    walk: motion.walk,
    exitOf: motion.exitOf,
    advance: (seconds) => {
      hold.nowMs += seconds * 1000;
      return motion.step(seconds);
    },
    grab: (x, y, timeMs) => {
      if (state.held !== null || isOver(state)) return;
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
      send({ type: 'release', x: travelX(hold), y: travelY(hold) });
    },
    cancel: () => send({ type: 'cancel' }),
    swipe: (swipe) => send({ type: 'swipe', swipe }),
    back: () => send({ type: 'go', card: state.index - 1 }),
    go: (card) => send({ type: 'go', card }),
    reset: () => send({ type: 'reset' }),
    deal: (delaySeconds) => {
      motion.deal(delaySeconds);
      onWake();
    },
  };
}

/**
 * Seconds until the deal; 0 if it is due.
 * @param secondsSinceArrival counted from the press of the link to the story, or from the first byte of its HTML
 */
export function secondsUntilDeal(secondsSinceArrival: number): number {
  return Math.max(DEAL_DELAY - secondsSinceArrival, 0);
}

/** Creates a place in memory, for decks without a store. */
export function createPlace(index = 0): Place {
  return {
    get: () => index,
    set: (next) => {
      index = next;
    },
  };
}
