import {
  BEND_PER_SPEED,
  BEND_PER_UNIT,
  EXIT_OFFSET,
  EXIT_TILT,
  EXTRA_LEVER,
  FADE_FROM,
  FADE_TO,
  HALF_CARD_HEIGHT,
  MAX_BEND,
  MAX_TILT,
  STACK_FOLLOW,
  STACK_RISE,
  STAMP_FROM,
  SWIPE_THRESHOLD,
  TILT_PER_UNIT,
  VISIBLE_CARDS,
} from './feel';
import type { Body } from './body';
import type { Swipe } from '../../model/content';
import { dragX, dragY, resistedPull, travelX, travelY, type Hold } from './hold';
import { rotationAt, shiftAt } from './rest';
import { leaningOf } from './rules';
import { readVelocity } from './velocity';

/** The drag of the top card, which the stack follows: its progress towards a swipe, 0 to 1, and its x offset in units. */
export type TopDrag = { progress: number; x: number };

/** Aims a body at its place in the stack. @param isTopHeld whether a finger holds the top card. */
export function aimAtStack({ card, axes }: Body, topCard: number, isTopHeld: boolean, topDrag: TopDrag): void {
  const place = card - topCard;
  const follows = isTopHeld && place > 0;
  const depth = Math.max(place - (follows ? STACK_RISE * topDrag.progress : 0), 0);
  axes.x.target = shiftAt(card, depth) + (follows ? (topDrag.x * STACK_FOLLOW) / place : 0);
  axes.y.target = 0;
  axes.rotation.target = rotationAt(card, depth);
  axes.depth.target = depth;
  axes.lift.target = 0;
  axes.opacity.target = place < VISIBLE_CARDS ? 1 : 0;
  axes.bendX.target = 0;
  axes.bendY.target = 0;
  axes.like.target = 0;
  axes.superlike.target = 0;
}

/** Aims a swiped body off the deck. On the way, `aimLeaving` bends and fades it. */
export function aimAtExit({ axes }: Body, swipe: Swipe): void {
  const isRight = swipe === 'like';
  // A card released beyond the exit stays there while it fades; it never moves back.
  axes.x.target = isRight ? Math.max(EXIT_OFFSET, axes.x.value) : axes.x.value;
  axes.y.target = isRight ? axes.y.value : Math.min(-EXIT_OFFSET, axes.y.value);
  axes.rotation.target = axes.rotation.value + (isRight ? EXIT_TILT : 0);
  axes.depth.target = 0;
  axes.lift.target = 1;
  axes.like.target = isRight ? 1 : 0;
  axes.superlike.target = isRight ? 0 : 1;
}

/** Bends a leaving card by its speed and fades it by its distance, along a smoothstep. */
export function aimLeaving({ axes }: Body): void {
  const out = Math.max(axes.x.value, -axes.y.value);
  const share = Math.min(Math.max((out - FADE_FROM) / (FADE_TO - FADE_FROM), 0), 1);
  // Never higher than before: a card that started to fade in place, with reduced motion, stays faded.
  axes.opacity.target = Math.min(axes.opacity.target, 1 - share * share * (3 - 2 * share));
  axes.bendX.target = bendOf(axes.x.velocity);
  axes.bendY.target = bendOf(axes.y.velocity);
}

function bendOf(velocity: number): number {
  return limit(velocity * BEND_PER_SPEED, MAX_BEND);
}

/** Lifts a held body above the stack and aims its tilt, bend and stamps by the drag. */
export function aimHeld(hold: Hold, { axes }: Body): void {
  axes.lift.target = 1;
  axes.depth.target = 0;
  axes.opacity.target = 1;
  readVelocity(hold.tracker, hold.nowMs, velocity);
  const x = dragX(hold);
  const y = dragY(hold);
  // A card held above its middle tilts towards the drag, one held below tilts away.
  const grip = limit(-hold.gripY / HALF_CARD_HEIGHT, 1);
  const lever = grip < 0 ? grip - EXTRA_LEVER : grip + EXTRA_LEVER;
  axes.rotation.target = limit(x * TILT_PER_UNIT * lever, MAX_TILT);
  axes.bendX.target = limit(
    velocity.x * BEND_PER_SPEED + resistedPull(x, 'like', hold.allowed) * BEND_PER_UNIT,
    MAX_BEND,
  );
  axes.bendY.target = limit(
    velocity.y * BEND_PER_SPEED + resistedPull(y, 'superlike', hold.allowed) * BEND_PER_UNIT,
    MAX_BEND,
  );
  const leaning = leaningOf(travelX(hold), travelY(hold));
  const opacity = stampOpacityAt(progressOf(hold));
  axes.like.target = leaning === 'like' ? opacity : 0;
  axes.superlike.target = leaning === 'superlike' ? opacity : 0;
}

/** How close a drag is to becoming a swipe, 0 to 1; 0 in a direction that the card does not allow. */
export function progressOf(hold: Hold): number {
  const x = travelX(hold);
  const y = travelY(hold);
  return hold.allowed.includes(leaningOf(x, y)) ? Math.min(Math.max(x, -y, 0) / SWIPE_THRESHOLD, 1) : 0;
}

/** A stamp's opacity at this progress of a drag. */
function stampOpacityAt(progress: number): number {
  return Math.max((progress - STAMP_FROM) / (1 - STAMP_FROM), 0);
}

/** Reused, so that no frame allocates. */
const velocity = { x: 0, y: 0 };

/** Limits a value to the range from `-most` to `most`. */
function limit(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}
