import type { Swipe } from '../../model/content';
import { aimAtExit, aimAtStack, aimLeaving, type Answer } from './aim';
import {
  createBody,
  createPose,
  crossFadeBody,
  freezeBody,
  placeBody,
  readPose,
  stepBody,
  type Body,
  type Pose,
} from './body';
import {
  DEAL_OFFSET,
  DEAL_STAGGER,
  EXIT_OFFSET,
  FLICK_SPEED,
  GATHER_STAGGER,
  MAX_TILT,
  MOST_DRAWN,
  VISIBLE_CARDS,
} from './feel';
import { aimHeld, dragX, followFinger, progressOf, type Hold } from './hold';
import { skewOf } from './rest';
import { visibleCount, type DeckState } from './rules';

/** Is shown a card and where it is drawn. The pose is the next card's in a moment: read it, keep none of it. */
export type VisitCard = (card: number, pose: Pose) => void;

/** Every card in motion: a pool of bodies, of which a card has the one at its index, round and round. */
export type Motion = {
  /** Visits every card that is to be drawn, from the lowest to the uppermost, which is the one that left first. */
  walk: (visit: VisitCard) => void;
  /** The body of a card, which gets one if it has none. */
  bodyOf: (card: number) => Body;
  /** Carries all bodies on by `seconds`. @returns whether anything still moves. */
  step: (seconds: number) => boolean;
  /** Sends a card away: by the speed it has from the finger that has thrown it, or by a flick. */
  leave: (card: number, swipe: Swipe, thrown: boolean) => void;
  /** Which way a card went, or would go. */
  wayOf: (card: number) => Swipe;
  /** Lets a card in at the bottom of the stack, faded out. */
  admit: (card: number) => void;
  /** Brings a card back on top from where it went, also in mid-air, and drops the one that is too many below. */
  comeBack: (card: number) => void;
  /** Puts the stack below the deck, to be dealt from there after a delay. */
  deal: (delaySeconds: number) => void;
  /** Puts the stack where swiped cards go, to be gathered from there. */
  gather: () => void;
};

export type MotionOptions = {
  /** The finger that holds the top card, when one does. */
  hold: Hold;
  /** Half of a card's height in units: a grab at its edge has the longest lever. */
  halfHeight: number;
  /** Whether the guest wants no motion; asked at each step. */
  reducedMotion: () => boolean;
};

/** Creates the motion of a deck, whose `state` it reads as it is, with the visible cards at rest in the stack. */
export function createMotion(state: DeckState, { hold, halfHeight, reducedMotion }: MotionOptions): Motion {
  const bodies = Array.from({ length: MOST_DRAWN }, createBody);
  const pose = createPose();
  const answer: Answer = { progress: 0, x: 0 };
  /** Which way each card went that has been swiped. */
  const ways: Swipe[] = [];

  /** Whatever else flew in the card's slot is long out of sight. */
  function bodyOf(card: number): Body {
    const body = bodies[card % MOST_DRAWN] ?? createBody();
    if (body.card !== card) {
      body.card = card;
      body.phase = 'stack';
      body.delay = 0;
      aim(body);
    }
    return body;
  }

  function wayOf(card: number): Swipe {
    return ways[card] ?? state.allowed[card]?.[0] ?? 'like';
  }

  function aim(body: Body): void {
    aimAtStack(body, state.index, state.held !== null, answer);
  }

  function settle(body: Body): void {
    aim(body);
    placeBody(body);
  }

  /** Takes a card out of sight, from where it comes back into the stack in its turn. */
  function takeAway(body: Body, turn: number, stagger: number): void {
    settle(body);
    body.axes.opacity.value = 0;
    body.axes.lift.value = 1;
    body.delay = turn * stagger;
  }

  function stepBodyOf(body: Body, seconds: number, still: boolean): boolean {
    const held = body.card === state.held;
    if (held) {
      if (!still) aimHeld(hold, body, halfHeight);
    } else if (body.phase !== 'leaving') aim(body);
    else if (still) body.axes.opacity.target = 0;
    else aimLeaving(body);
    const moves = still ? crossFadeBody(body, held, seconds) : stepBody(body, held, seconds);
    if (held) followFinger(hold, body);
    return moves;
  }

  for (let place = 0; place < visibleCount(state); place++) settle(bodyOf(state.index + place));

  return {
    walk: (visit) => {
      const lowest = state.index + VISIBLE_CARDS - 1;
      for (let card = lowest; card > lowest - MOST_DRAWN && card >= 0; card--) {
        const body = bodies[card % MOST_DRAWN];
        if (body?.card !== card) continue;
        readPose(body, pose);
        visit(card, pose);
      }
    },
    bodyOf,
    wayOf,
    step: (seconds) => {
      const still = reducedMotion();
      answer.progress = state.held === null ? 0 : progressOf(hold);
      answer.x = state.held === null ? 0 : dragX(hold);
      let moving = false;
      for (const body of bodies) {
        if (body.card < 0) continue;
        const moves = stepBodyOf(body, seconds, still);
        if (body.phase === 'leaving' && body.axes.opacity.value < 0.01) body.card = -1;
        else if (moves) moving = true;
        else if (body.phase === 'returning' && body.card !== state.held) body.phase = 'stack';
      }
      return moving;
    },
    leave: (card, swipe, thrown) => {
      const body = bodyOf(card);
      ways[card] = swipe;
      if (!thrown) {
        if (swipe === 'like') body.axes.x.velocity += FLICK_SPEED;
        else body.axes.y.velocity -= FLICK_SPEED;
      }
      body.phase = 'leaving';
      body.delay = 0;
      if (reducedMotion()) {
        freezeBody(body);
        body.axes.opacity.target = 0;
      } else aimAtExit(body, swipe);
    },
    admit: (card) => {
      const body = bodyOf(card);
      settle(body);
      body.axes.depth.value += 1;
      body.axes.opacity.value = 0;
    },
    comeBack: (card) => {
      for (const body of bodies) if (body.card >= state.index + VISIBLE_CARDS) body.card = -1;
      const body = bodyOf(card);
      if (body.phase !== 'leaving') {
        takeAway(body, 0, 0);
        if (wayOf(card) === 'superlike') body.axes.y.value = -EXIT_OFFSET;
        else {
          body.axes.x.value = EXIT_OFFSET;
          body.axes.rotation.value += MAX_TILT * 0.5;
        }
      }
      body.phase = 'returning';
    },
    deal: (delaySeconds) => {
      for (const body of bodies) {
        if (body.card < 0 || body.phase !== 'stack' || body.card === state.held) continue;
        takeAway(body, state.index + visibleCount(state) - 1 - body.card, DEAL_STAGGER);
        body.delay += delaySeconds;
        body.axes.y.value = DEAL_OFFSET;
        body.axes.rotation.value = skewOf(body.card) * 5;
      }
    },
    gather: () => {
      for (const body of bodies) body.card = -1;
      for (let place = visibleCount(state) - 1, turn = 0; place >= 0; place--, turn++) {
        const body = bodyOf(state.index + place);
        takeAway(body, turn, GATHER_STAGGER);
        body.axes.x.value = EXIT_OFFSET;
        body.axes.rotation.value = skewOf(body.card) * 4;
      }
    },
  };
}
