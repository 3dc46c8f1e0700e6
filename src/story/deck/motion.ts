import type { Swipe } from '../../model/content';
import { aimAtExit, aimAtStack, aimHeld, aimLeaving, progressOf, type TopDrag } from './spring-targets';
import { createBody, crossFadeBody, freezeBody, placeBody, stepBody, type Body } from './body';
import {
  DEAL_OFFSET,
  DEAL_ROTATION,
  DEAL_STAGGER,
  EXIT_OFFSET,
  EXIT_TILT,
  FLICK_SPEED,
  GATHER_ROTATION,
  GATHER_STAGGER,
  MOST_DRAWN,
  VISIBLE_CARDS,
} from './feel';
import { dragX, followFinger, type Hold } from './hold';
import { createPose, readPose, type Pose } from './pose';
import { rotationOf } from './rest';
import { visibleCount, type DeckState } from './rules';

/** A leaving card below this opacity frees its body. */
const INVISIBLE = 0.01;

/** Receives each card and its pose. The pose object is reused for the next card, so do not store it. */
export type VisitCard = (card: number, pose: Pose) => void;

/** All cards in motion: a ring of pooled bodies, indexed by card. */
export type Motion = {
  /** Visits every card to draw, from the bottom up. Leaving cards are above the stack, the first to leave on top. */
  walk: (visit: VisitCard) => void;
  /** A card's body. Assigns a body to a card that has none. */
  bodyOf: (card: number) => Body;
  /** Moves all bodies on by `seconds`. @returns whether anything still moves. */
  step: (seconds: number) => boolean;
  /** Sends a card away, with the finger's own speed if it was thrown, else with a flick. */
  leave: (card: number, swipe: Swipe, wasThrown: boolean) => void;
  /** The direction in which a card left, or would leave. */
  exitOf: (card: number) => Swipe;
  /** Adds a card at the bottom of the stack, where it fades in. */
  admit: (card: number) => void;
  /** Brings a card back on top from where it left, even in mid-flight, and removes the extra card at the bottom. */
  comeBack: (card: number) => void;
  /** Puts the stack below the deck and deals it from there after a delay. */
  deal: (delaySeconds: number) => void;
  /** Puts the stack to the right of the deck and gathers it from there. */
  gather: () => void;
};

export type MotionOptions = {
  /** The finger on the top card, when there is one. */
  hold: Hold;
  /** Whether the guest prefers reduced motion; checked at each step. */
  reducedMotion: () => boolean;
};

/** Creates the motion of a deck, with its visible cards at rest. @param state a live object, as in `Deck`. */
export function createMotion(state: DeckState, { hold, reducedMotion }: MotionOptions): Motion {
  const bodies = Array.from({ length: MOST_DRAWN }, createBody);
  const pose = createPose();
  const topDrag: TopDrag = { progress: 0, x: 0 };
  /** The direction in which each swiped card left. */
  const exits: Swipe[] = [];

  /** The card that used the same body before is long out of sight. */
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

  function exitOf(card: number): Swipe {
    return exits[card] ?? state.allowed[card]?.[0] ?? 'like';
  }

  /** Aims a body at its place in the stack. */
  function aim(body: Body): void {
    aimAtStack(body, state.index, state.held !== null, topDrag);
  }

  /** Puts a body at its place in the stack, at rest. */
  function settle(body: Body): void {
    aim(body);
    placeBody(body);
  }

  /** Puts a card, invisible, above its place in the stack, where it goes after `delay` seconds. */
  function hide(body: Body, delay: number): void {
    settle(body);
    body.axes.opacity.value = 0;
    body.axes.lift.value = 1;
    body.delay = delay;
  }

  /** Aims one body and moves it by `seconds`. @returns whether it still moves. */
  function stepCard(body: Body, seconds: number, isReduced: boolean): boolean {
    const isHeld = body.card === state.held;
    if (isHeld) {
      // With reduced motion, a held card only follows the finger.
      if (!isReduced) aimHeld(hold, body);
    } else if (body.phase !== 'leaving') aim(body);
    else if (isReduced) body.axes.opacity.target = 0;
    else aimLeaving(body);
    const moves = isReduced ? crossFadeBody(body, isHeld, seconds) : stepBody(body, isHeld, seconds);
    if (isHeld) followFinger(hold, body);
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
    exitOf,
    step: (seconds) => {
      const isReduced = reducedMotion();
      topDrag.progress = state.held === null ? 0 : progressOf(hold);
      topDrag.x = state.held === null ? 0 : dragX(hold);
      let isMoving = false;
      for (const body of bodies) {
        if (body.card < 0) continue;
        const moves = stepCard(body, seconds, isReduced);
        if (body.phase === 'leaving' && body.axes.opacity.value < INVISIBLE) body.card = -1;
        else if (moves) isMoving = true;
        else if (body.phase === 'returning' && body.card !== state.held) body.phase = 'stack';
      }
      return isMoving;
    },
    leave: (card, swipe, wasThrown) => {
      const body = bodyOf(card);
      exits[card] = swipe;
      if (!wasThrown) {
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
      // A card that has already disappeared starts from the exit.
      if (body.phase !== 'leaving') {
        hide(body, 0);
        if (exitOf(card) === 'superlike') body.axes.y.value = -EXIT_OFFSET;
        else {
          body.axes.x.value = EXIT_OFFSET;
          body.axes.rotation.value += EXIT_TILT;
        }
      }
      body.phase = 'returning';
    },
    deal: (delaySeconds) => {
      for (const body of bodies) {
        if (body.card < 0 || body.phase !== 'stack' || body.card === state.held) continue;
        const turn = state.index + visibleCount(state) - 1 - body.card;
        hide(body, turn * DEAL_STAGGER + delaySeconds);
        body.axes.y.value = DEAL_OFFSET;
        body.axes.rotation.value = rotationOf(body.card) * DEAL_ROTATION;
      }
    },
    gather: () => {
      for (const body of bodies) body.card = -1;
      for (let place = visibleCount(state) - 1, turn = 0; place >= 0; place--, turn++) {
        const body = bodyOf(state.index + place);
        hide(body, turn * GATHER_STAGGER);
        body.axes.x.value = EXIT_OFFSET;
        body.axes.rotation.value = rotationOf(body.card) * GATHER_ROTATION;
      }
    },
  };
}
