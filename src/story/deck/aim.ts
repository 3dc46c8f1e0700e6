import {
  BEND_PER_SPEED,
  EXIT_OFFSET,
  FADE_FROM,
  FADE_TO,
  MAX_BEND,
  MAX_TILT,
  STACK_ANSWER,
  STACK_FOLLOW,
  TOP_SKEW,
  VISIBLE_CARDS,
} from './feel';
import type { Body } from './body';
import type { Swipe } from '../../model/content';
import { shiftOf, skewOf } from './rest';

/** How the stack answers to a drag: the part of a swipe that is done (0 to 1) and how far the card is drawn aside. */
export type Answer = { progress: number; x: number };

/** Sends a body to its place in the stack. */
export function aimAtStack({ card, axes }: Body, topCard: number, held: boolean, answer: Answer): void {
  const place = card - topCard;
  const lifted = held && place > 0;
  const depth = Math.max(place - (lifted ? STACK_ANSWER * answer.progress : 0), 0);
  const awry = Math.min(depth, 1);
  axes.x.target = shiftOf(card) * awry + (lifted ? (answer.x * STACK_FOLLOW) / place : 0);
  axes.y.target = 0;
  axes.rotation.target = skewOf(card) * (TOP_SKEW + (1 - TOP_SKEW) * awry);
  axes.depth.target = depth;
  axes.lift.target = 0;
  axes.opacity.target = place < VISIBLE_CARDS ? 1 : 0;
  axes.bendX.target = 0;
  axes.bendY.target = 0;
  axes.like.target = 0;
  axes.superlike.target = 0;
}

/** Sends a body off the deck, on from where it is and with the speed it has. */
export function aimAtExit({ axes }: Body, swipe: Swipe): void {
  const right = swipe === 'like';
  // A card let go beyond the exit fades where it is; it never comes back.
  axes.x.target = right ? Math.max(EXIT_OFFSET, axes.x.value) : axes.x.value;
  axes.y.target = right ? axes.y.value : Math.min(-EXIT_OFFSET, axes.y.value);
  axes.rotation.target = axes.rotation.value + (right ? MAX_TILT * 0.5 : 0);
  axes.depth.target = 0;
  axes.lift.target = 1;
  axes.like.target = right ? 1 : 0;
  axes.superlike.target = right ? 0 : 1;
}

/** Bends a leaving card by its speed and fades it by its distance. */
export function aimLeaving({ axes }: Body): void {
  const out = Math.max(axes.x.value, -axes.y.value);
  const share = Math.min(Math.max((out - FADE_FROM) / (FADE_TO - FADE_FROM), 0), 1);
  // Never clearer than it was: one that has begun to fade where it is, without motion, does not come back either.
  axes.opacity.target = Math.min(axes.opacity.target, 1 - share * share * (3 - 2 * share));
  axes.bendX.target = bendOf(axes.x.velocity);
  axes.bendY.target = bendOf(axes.y.velocity);
}

function bendOf(velocity: number): number {
  return Math.min(Math.max(velocity * BEND_PER_SPEED, -MAX_BEND), MAX_BEND);
}
