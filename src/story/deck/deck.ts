import type { Pose } from './body';
import { VISIBLE_CARDS } from './feel';
import { createHold, releaseHold, ruledX, ruledY, moveHold, takeHold } from './hold';
import { createMotion } from './motion';
import {
  createState,
  transition,
  type Allowed,
  type DeckEvent,
  type DeckState,
  type Outcome,
  type Swipe,
} from './rules';

/**
 * The deck: its rules and its motion in one, without clock, screen or chance. Places are in units from the deck's
 * middle, y down; times of the pointer in milliseconds, of the motion in seconds.
 */
export type Deck = {
  /** Where the story stands now. */
  state: () => DeckState;
  /** The card in a slot of the pool, -1 for none. There are `SLOTS` slots; a card's is `card % SLOTS`. */
  cardIn: (slot: number) => number;
  /** Writes where a slot's card is drawn to `out`. */
  readPose: (slot: number, out: Pose) => void;
  /** Carries everything on by `seconds`. @returns whether anything still moves. */
  advance: (seconds: number) => boolean;
  grab: (x: number, y: number, timeMs: number) => void;
  drag: (x: number, y: number, timeMs: number) => void;
  release: (timeMs: number) => void;
  /** Lets go without deciding: the card returns. */
  cancel: () => void;
  /** Swipes the top card without a finger, if it allows that. */
  swipe: (swipe: Swipe) => void;
  /** Back to the first card, gathering the cards from where they went. */
  reset: () => void;
  /** Deals the stack from below. */
  deal: () => void;
};

export type DeckOptions = {
  allowed: Allowed;
  /** The card on top at the start. */
  index?: number;
  /** Half of a card's height in units: a grab at its edge has the longest lever. */
  halfHeight?: number;
  /** Whether the guest wants no motion; asked at each step. */
  reducedMotion?: () => boolean;
  /** Called when something starts to move, so that frames are drawn again. */
  onWake?: () => void;
  /** Called after the rules have changed the state. */
  onOutcome?: (outcome: Outcome, state: DeckState) => void;
};

export function createDeck({
  allowed,
  index = 0,
  halfHeight = 230,
  reducedMotion = () => false,
  onWake = () => {},
  onOutcome = () => {},
}: DeckOptions): Deck {
  let state = createState(allowed, index);
  const hold = createHold();
  const motion = createMotion(state, { hold, halfHeight, reducedMotion });

  function send(event: DeckEvent): void {
    const [next, outcome] = transition(state, event);
    if (outcome.kind === 'nothing') return;
    state = next;
    motion.follow(state);
    if (outcome.kind === 'swiped') {
      motion.leave(outcome.card, outcome.swipe);
      const bottom = state.index + VISIBLE_CARDS - 1;
      if (bottom < allowed.length) motion.admit(bottom);
    }
    if (outcome.kind === 'returned') motion.bodyOf(outcome.card).phase = 'returning';
    if (outcome.kind === 'reset') motion.gather();
    onOutcome(outcome, state);
    onWake();
  }

  return {
    state: () => state,
    cardIn: motion.cardIn,
    readPose: motion.readPose,
    advance: (seconds) => {
      hold.nowMs += seconds * 1000;
      return motion.step(seconds);
    },
    grab: (x, y, timeMs) => {
      if (state.held !== null || state.index >= allowed.length) return;
      const body = motion.bodyOf(state.index);
      takeHold(hold, body, allowed[state.index] ?? [], x, y, timeMs);
      body.phase = 'held';
      body.delay = 0;
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
    reset: () => send({ type: 'reset' }),
    deal: () => {
      motion.deal();
      onWake();
    },
  };
}
