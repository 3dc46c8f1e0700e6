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
import type { Swipe } from './rules';
import { shiftOf, skewOf } from './rest';

/** How the stack answers to a drag: the part of a swipe that is done (0 to 1) and how far the card is drawn aside. */
export type Answer = { progress: number; x: number };

/** Sends a body to its place in the stack. */
export function aimAtStack({ card, targets }: Body, topCard: number, held: boolean, answer: Answer): void {
  const place = card - topCard;
  const lifted = held && place > 0;
  const depth = Math.max(place - (lifted ? STACK_ANSWER * answer.progress : 0), 0);
  const awry = Math.min(depth, 1);
  targets.x = shiftOf(card) * awry + (lifted ? (answer.x * STACK_FOLLOW) / place : 0);
  targets.y = 0;
  targets.rotation = skewOf(card) * (TOP_SKEW + (1 - TOP_SKEW) * awry);
  targets.depth = depth;
  targets.lift = 0;
  targets.opacity = place < VISIBLE_CARDS ? 1 : 0;
  targets.bendX = 0;
  targets.bendY = 0;
  targets.like = 0;
  targets.superlike = 0;
}

/** Sends a body off the deck, on from where it is and with the speed it has. */
export function aimAtExit({ axes, targets }: Body, swipe: Swipe): void {
  const right = swipe === 'like';
  // A card let go beyond the exit fades where it is; it never comes back.
  targets.x = right ? Math.max(EXIT_OFFSET, axes.x.value) : axes.x.value;
  targets.y = right ? axes.y.value : Math.min(-EXIT_OFFSET, axes.y.value);
  targets.rotation = axes.rotation.value + (right ? MAX_TILT * 0.5 : 0);
  targets.depth = 0;
  targets.lift = 1;
  targets.like = right ? 1 : 0;
  targets.superlike = right ? 0 : 1;
}

/** Bends a leaving card by its speed and fades it by its distance. */
export function aimLeaving({ axes, targets }: Body): void {
  const out = Math.max(axes.x.value, -axes.y.value);
  const share = Math.min(Math.max((out - FADE_FROM) / (FADE_TO - FADE_FROM), 0), 1);
  targets.opacity = 1 - share * share * (3 - 2 * share);
  targets.bendX = bendOf(axes.x.velocity);
  targets.bendY = bendOf(axes.y.velocity);
}

function bendOf(velocity: number): number {
  return Math.min(Math.max(velocity * BEND_PER_SPEED, -MAX_BEND), MAX_BEND);
}
