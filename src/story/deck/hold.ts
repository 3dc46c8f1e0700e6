import type { Swipe } from '../../model/content';
import {
  BEND_PER_SPEED,
  BEND_PER_UNIT,
  HELD_LIFT,
  MAX_BEND,
  MAX_TILT,
  STAMP_FROM,
  SWIPE_THRESHOLD,
  TILT_AT_CENTRE,
  TILT_PER_UNIT,
} from './feel';
import { dropOf, scaleOf, type Body } from './body';
import { pullOf, rubberBand } from './rules';
import { addSample, createVelocityTracker, forgetSamples, readVelocity, type VelocityTracker } from './velocity';

/** A finger on a card. All places in units; those of the finger from the deck's middle. */
export type Hold = {
  /** Where the finger is, and was when it took hold. */
  fingerX: number;
  fingerY: number;
  fromX: number;
  fromY: number;
  /** The pull that the card was already out by when it was caught. */
  pullX: number;
  pullY: number;
  /** The grabbed point in the card's own frame. */
  gripX: number;
  gripY: number;
  allowed: readonly Swipe[];
  /** The clock of the pointer, carried on between its events, and where the grabbed point was shown by it. */
  nowMs: number;
  readonly tracker: VelocityTracker;
};

export function createHold(): Hold {
  return {
    fingerX: 0,
    fingerY: 0,
    fromX: 0,
    fromY: 0,
    pullX: 0,
    pullY: 0,
    gripX: 0,
    gripY: 0,
    allowed: [],
    nowMs: 0,
    tracker: createVelocityTracker(),
  };
}

/** Takes hold of a body where it is, also in mid-air, so that it does not jump under the finger. */
export function takeHold(
  hold: Hold,
  { axes, phase }: Body,
  allowed: readonly Swipe[],
  x: number,
  y: number,
  timeMs: number,
): void {
  const angle = axes.rotation.value;
  const scale = scaleOf(axes.depth.value, axes.lift.value);
  const dx = x - axes.x.value;
  const dy = y - axes.y.value - dropOf(axes.depth.value);
  hold.fingerX = hold.fromX = x;
  hold.fingerY = hold.fromY = y;
  hold.allowed = allowed;
  hold.gripX = (Math.cos(angle) * dx + Math.sin(angle) * dy) / scale;
  hold.gripY = (Math.cos(angle) * dy - Math.sin(angle) * dx) / scale;
  // A card that is being dealt or gathered is far out by no finger's doing.
  const wasDragged = phase === 'returning';
  hold.pullX = wasDragged ? unpulled(axes.x.value, 1, allowed.includes('like')) : 0;
  hold.pullY = wasDragged ? unpulled(axes.y.value, -1, allowed.includes('superlike')) : 0;
  // The hand stops it: what it lets go without a throw has no speed of an earlier one.
  axes.x.velocity = 0;
  axes.y.velocity = 0;
  hold.nowMs = timeMs;
  forgetSamples(hold.tracker);
  addSample(hold.tracker, x, y, timeMs);
}

/** Follows the finger. */
export function moveHold(hold: Hold, x: number, y: number, timeMs: number): void {
  hold.fingerX = x;
  hold.fingerY = y;
  hold.nowMs = timeMs;
  addSample(hold.tracker, shownX(hold), shownY(hold), timeMs);
}

/** Hands the finger's speed on to the body that it lets go of. */
export function releaseHold({ tracker }: Hold, { axes }: Body, timeMs: number): void {
  readVelocity(tracker, timeMs, velocity);
  axes.x.velocity = velocity.x;
  axes.y.velocity = velocity.y;
}

const velocity = { x: 0, y: 0 };

/** How far the finger has drawn the card out from where it rests. */
export const dragX = (hold: Hold): number => hold.pullX + hold.fingerX - hold.fromX;
export const dragY = (hold: Hold): number => hold.pullY + hold.fingerY - hold.fromY;

/**
 * The same as the rules count it: the finger's own way. Where a card was caught in mid-air neither owes nor lends anything,
 * or a tap on one that is still on its way back could swipe it.
 */
export const ruledX = (hold: Hold): number => hold.fingerX - hold.fromX;
export const ruledY = (hold: Hold): number => hold.fingerY - hold.fromY;

/** Where the grabbed point is shown: under the finger, or behind it where the direction is not allowed. */
export const shownX = (hold: Hold): number =>
  hold.fromX +
  pulled(dragX(hold), 1, hold.allowed.includes('like')) -
  pulled(hold.pullX, 1, hold.allowed.includes('like'));
export const shownY = (hold: Hold): number =>
  hold.fromY +
  pulled(dragY(hold), -1, hold.allowed.includes('superlike')) -
  pulled(hold.pullY, -1, hold.allowed.includes('superlike'));

/** Puts the grabbed point of a body where it is shown, whatever its tilt. */
export function followFinger(hold: Hold, { axes }: Body): void {
  const angle = axes.rotation.value;
  const scale = scaleOf(axes.depth.value, axes.lift.value);
  axes.x.value = shownX(hold) - (Math.cos(angle) * hold.gripX - Math.sin(angle) * hold.gripY) * scale;
  axes.y.value =
    shownY(hold) - (Math.sin(angle) * hold.gripX + Math.cos(angle) * hold.gripY) * scale - dropOf(axes.depth.value);
}

/** Lifts a held body on top of the stack, and sets its tilt, bend and stamps from the drag. */
export function aimHeld(hold: Hold, { axes }: Body, halfHeight: number): void {
  axes.lift.target = HELD_LIFT;
  axes.depth.target = 0;
  axes.opacity.target = 1;
  readVelocity(hold.tracker, hold.nowMs, velocity);
  const x = dragX(hold);
  const y = dragY(hold);
  const lever = Math.min(Math.max(-hold.gripY / halfHeight, -1), 1);
  const turn = lever < 0 ? lever - TILT_AT_CENTRE : lever + TILT_AT_CENTRE;
  axes.rotation.target = limit(x * TILT_PER_UNIT * turn, MAX_TILT);
  axes.bendX.target = limit(
    velocity.x * BEND_PER_SPEED + refused(x, 1, hold.allowed.includes('like')) * BEND_PER_UNIT,
    MAX_BEND,
  );
  axes.bendY.target = limit(
    velocity.y * BEND_PER_SPEED + refused(y, -1, hold.allowed.includes('superlike')) * BEND_PER_UNIT,
    MAX_BEND,
  );
  const leaning: Swipe = ruledX(hold) >= -ruledY(hold) ? 'like' : 'superlike';
  const shown = stampOf(progressOf(hold));
  axes.like.target = leaning === 'like' ? shown : 0;
  axes.superlike.target = leaning === 'superlike' ? shown : 0;
}

/** How far along a drag is to becoming a swipe, 0 to 1, whatever its direction. */
export function progressOf(hold: Hold): number {
  const right = ruledX(hold);
  const up = -ruledY(hold);
  if (!hold.allowed.includes(right >= up ? 'like' : 'superlike')) return 0;
  return Math.min(Math.max(right, up, 0) / SWIPE_THRESHOLD, 1);
}

function stampOf(progress: number): number {
  return Math.max((progress - STAMP_FROM) / (1 - STAMP_FROM), 0);
}

/** What a card shows of a pull along one axis, where only the side `sign` may be allowed. */
function pulled(pull: number, sign: 1 | -1, allowed: boolean): number {
  if (allowed && pull * sign >= 0) return pull;
  return pull < 0 ? -rubberBand(-pull) : rubberBand(pull);
}

function unpulled(offset: number, sign: 1 | -1, allowed: boolean): number {
  if (allowed && offset * sign >= 0) return offset;
  return offset < 0 ? -pullOf(-offset) : pullOf(offset);
}

/** The part of a pull that is refused. */
function refused(pull: number, sign: 1 | -1, allowed: boolean): number {
  return pull - pulled(pull, sign, allowed);
}

function limit(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}
