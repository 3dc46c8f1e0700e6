import { aimAtExit, aimAtStack, aimLeaving, type Answer } from './aim';
import { createBody, crossFadeBody, freezeBody, placeBody, readPose, stepBody, type Body, type Pose } from './body';
import {
  DEAL_OFFSET,
  DEAL_STAGGER,
  EXIT_OFFSET,
  FADE_IN_DELAY,
  FLICK_SPEED,
  GATHER_STAGGER,
  HELD_LIFT,
  SLOTS,
  VISIBLE_CARDS,
} from './feel';
import { aimHeld, createHold, dragX, followFinger, progressOf, ruledX, ruledY, shownX, shownY, takeHold } from './hold';
import {
  createState,
  transition,
  visibleCount,
  type Allowed,
  type DeckEvent,
  type DeckState,
  type Outcome,
  type Swipe,
} from './rules';
import { skewOf } from './rest';
import { addSample, createVelocityTracker, forgetSamples, readVelocity } from './velocity';

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
  const bodies = Array.from({ length: SLOTS }, createBody);
  const hold = createHold();
  const tracker = createVelocityTracker();
  const velocity = { x: 0, y: 0 };
  const answer: Answer = { progress: 0, x: 0 };
  let now = 0;

  for (let place = 0; place < visibleCount(state); place++) settle(bodyFor(state.index + place));

  function send(event: DeckEvent): void {
    const [next, outcome] = transition(state, event);
    if (outcome.kind === 'nothing') return;
    state = next;
    if (outcome.kind === 'swiped') leave(bodyFor(outcome.card), outcome.swipe);
    if (outcome.kind === 'returned') bodyFor(outcome.card).phase = 'returning';
    if (outcome.kind === 'swiped') admit(state.index + VISIBLE_CARDS - 1);
    onOutcome(outcome, state);
    onWake();
  }

  /** The pooled body of a card; whatever else flew in its slot is long out of sight. */
  function bodyFor(card: number): Body {
    const body = bodies[card % SLOTS] ?? createBody();
    if (body.card !== card) {
      body.card = card;
      body.phase = 'stack';
      body.delay = 0;
      aim(body);
    }
    return body;
  }

  function aim(body: Body): void {
    aimAtStack(body, state.index, state.held !== null, answer);
  }

  /** Lets a card in at the bottom of the stack, faded out. */
  function admit(card: number): void {
    if (card >= allowed.length) return;
    const body = bodyFor(card);
    settle(body);
    body.axes.depth.value += 1;
    body.axes.opacity.value = 0;
  }

  function settle(body: Body): void {
    aim(body);
    placeBody(body);
  }

  function leave(body: Body, swipe: Swipe): void {
    if (body.phase !== 'held') {
      if (swipe === 'like') body.axes.x.velocity += FLICK_SPEED;
      else body.axes.y.velocity -= FLICK_SPEED;
    }
    body.phase = 'leaving';
    body.delay = 0;
    if (reducedMotion()) {
      freezeBody(body);
      body.axes.opacity.target = 0;
    } else aimAtExit(body, swipe);
  }

  function stepHeld(body: Body): void {
    body.axes.lift.target = HELD_LIFT;
    body.axes.depth.target = 0;
    body.axes.opacity.target = 1;
    readVelocity(tracker, now, velocity);
    aimHeld(hold, body, halfHeight, velocity.x, velocity.y);
  }

  return {
    state: () => state,
    cardIn: (slot) => bodies[slot]?.card ?? -1,
    readPose: (slot, out) => {
      const body = bodies[slot];
      if (body) readPose(body, out);
    },

    advance: (seconds) => {
      const still = reducedMotion();
      now += seconds * 1000;
      answer.progress = state.held === null ? 0 : progressOf(hold);
      answer.x = state.held === null ? 0 : dragX(hold);
      let moving = false;
      for (const body of bodies) {
        if (body.card < 0) continue;
        if (body.phase === 'held') {
          if (!still) stepHeld(body);
        } else if (body.phase !== 'leaving') aim(body);
        else if (!still) aimLeaving(body);
        const moves = still ? crossFadeBody(body, seconds) : stepBody(body, seconds);
        if (body.phase === 'held') followFinger(hold, body);
        if (body.phase === 'leaving' && body.axes.opacity.value < 0.01) body.card = -1;
        else if (moves) moving = true;
        else if (body.phase === 'returning') body.phase = 'stack';
      }
      return moving;
    },

    grab: (x, y, timeMs) => {
      if (state.held !== null || state.index >= allowed.length) return;
      const body = bodyFor(state.index);
      takeHold(hold, body, allowed[state.index] ?? [], x, y);
      body.phase = 'held';
      body.delay = 0;
      forgetSamples(tracker);
      now = timeMs;
      addSample(tracker, x, y, timeMs);
      send({ type: 'grab' });
    },
    drag: (x, y, timeMs) => {
      if (state.held === null) return;
      hold.fingerX = x;
      hold.fingerY = y;
      now = timeMs;
      addSample(tracker, shownX(hold), shownY(hold), timeMs);
      onWake();
    },
    release: (timeMs) => {
      if (state.held === null) return;
      readVelocity(tracker, timeMs, velocity);
      const { axes } = bodyFor(state.held);
      axes.x.velocity = velocity.x;
      axes.y.velocity = velocity.y;
      send({ type: 'release', x: ruledX(hold), y: ruledY(hold) });
    },
    cancel: () => send({ type: 'cancel' }),
    swipe: (swipe) => send({ type: 'swipe', swipe, card: state.index }),

    reset: () => {
      send({ type: 'reset' });
      for (const body of bodies) body.card = -1;
      for (let place = visibleCount(state) - 1, turn = 0; place >= 0; place--, turn++) {
        const body = bodyFor(place);
        settle(body);
        body.axes.x.value = EXIT_OFFSET;
        body.axes.rotation.value = skewOf(place) * 4;
        body.axes.opacity.value = 0;
        body.axes.lift.value = 1;
        body.delay = turn * GATHER_STAGGER;
      }
      onWake();
    },
    deal: () => {
      for (const body of bodies) {
        const place = body.card - state.index;
        if (body.card < 0 || body.phase !== 'stack') continue;
        settle(body);
        body.axes.y.value = DEAL_OFFSET;
        body.axes.rotation.value = skewOf(body.card) * 5;
        body.axes.opacity.value = 0;
        body.axes.lift.value = 1;
        body.delay = FADE_IN_DELAY + (visibleCount(state) - 1 - place) * DEAL_STAGGER;
      }
      onWake();
    },
  };
}
