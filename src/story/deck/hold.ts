import type { Swipe } from '../../model/content';
import type { Body } from './body';
import { dropOf, scaleOf } from './pose';
import { pullOf, rubberBand } from './rules';
import { addSample, createVelocityTracker, forgetSamples, readVelocity } from './velocity';

export type Hold = ReturnType<typeof createHold>;

/** A finger on a card. All lengths are in units; finger positions are relative to the deck's centre. */
export function createHold() {
  return {
    /** Where the finger is now, and where it grabbed the card. */
    fingerX: 0,
    fingerY: 0,
    fromX: 0,
    fromY: 0,
    /** The pull that the card already showed when it was caught. */
    pullX: 0,
    pullY: 0,
    /** The grabbed point in the card's own frame. */
    gripX: 0,
    gripY: 0,
    allowed: [] as readonly Swipe[],
    /** The pointer's clock, advanced between its events. */
    nowMs: 0,
    /** Samples where the grabbed point is drawn. */
    tracker: createVelocityTracker(),
  };
}

/** Grabs a body where it is, even in mid-air, so that it does not jump under the finger. */
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
  // Only a returning card was pulled. A card that is dealt or gathered may be far out, too, but no finger pulled it.
  const wasPulled = phase === 'returning';
  hold.pullX = wasPulled ? pullFor(axes.x.value, 'like', allowed) : 0;
  hold.pullY = wasPulled ? pullFor(axes.y.value, 'superlike', allowed) : 0;
  // The finger stops the card, so a release without a throw keeps no speed from an earlier throw.
  axes.x.velocity = 0;
  axes.y.velocity = 0;
  hold.nowMs = timeMs;
  forgetSamples(hold.tracker);
  addSample(hold.tracker, x, y, timeMs);
}

/** Records where the finger is; `followFinger` moves the card. */
export function moveHold(hold: Hold, x: number, y: number, timeMs: number): void {
  hold.fingerX = x;
  hold.fingerY = y;
  hold.nowMs = timeMs;
  addSample(hold.tracker, shownX(hold), shownY(hold), timeMs);
}

/** Passes the velocity of the grabbed point to the body on release. */
export function releaseHold({ tracker }: Hold, { axes }: Body, timeMs: number): void {
  readVelocity(tracker, timeMs, velocity);
  axes.x.velocity = velocity.x;
  axes.y.velocity = velocity.y;
}

/** Reused, so that no release allocates. */
const velocity = { x: 0, y: 0 };

/** How far the card is pulled from its resting position. */
export const dragX = (hold: Hold): number => hold.pullX + hold.fingerX - hold.fromX;
export const dragY = (hold: Hold): number => hold.pullY + hold.fingerY - hold.fromY;

/**
 * How far the finger itself has moved. The rules count only this: otherwise a tap on a card that was caught on its way
 * back could swipe it.
 */
export const travelX = (hold: Hold): number => hold.fingerX - hold.fromX;
export const travelY = (hold: Hold): number => hold.fingerY - hold.fromY;

/** Where the grabbed point is drawn: under the finger, or behind it in a direction that is not allowed. */
const shownX = (hold: Hold): number =>
  hold.fromX + offsetFor(dragX(hold), 'like', hold.allowed) - offsetFor(hold.pullX, 'like', hold.allowed);
const shownY = (hold: Hold): number =>
  hold.fromY + offsetFor(dragY(hold), 'superlike', hold.allowed) - offsetFor(hold.pullY, 'superlike', hold.allowed);

/** Moves a body so that the grabbed point is where it should be drawn, whatever the tilt. */
export function followFinger(hold: Hold, { axes }: Body): void {
  const angle = axes.rotation.value;
  const scale = scaleOf(axes.depth.value, axes.lift.value);
  axes.x.value = shownX(hold) - (Math.cos(angle) * hold.gripX - Math.sin(angle) * hold.gripY) * scale;
  axes.y.value =
    shownY(hold) - (Math.sin(angle) * hold.gripX + Math.cos(angle) * hold.gripY) * scale - dropOf(axes.depth.value);
}

/** Whether a card follows a pull fully: only towards `swipe`, right or up, and only if it allows that swipe. */
function isFree(pull: number, swipe: Swipe, allowed: readonly Swipe[]): boolean {
  return allowed.includes(swipe) && (swipe === 'like' ? pull >= 0 : pull <= 0);
}

/** The offset that a card shows for a pull along the axis of `swipe`. */
function offsetFor(pull: number, swipe: Swipe, allowed: readonly Swipe[]): number {
  if (isFree(pull, swipe, allowed)) return pull;
  return pull < 0 ? -rubberBand(-pull) : rubberBand(pull);
}

/** The inverse of `offsetFor`. */
function pullFor(offset: number, swipe: Swipe, allowed: readonly Swipe[]): number {
  if (isFree(offset, swipe, allowed)) return offset;
  return offset < 0 ? -pullOf(-offset) : pullOf(offset);
}

/** The part of a pull along the axis of `swipe` that the card does not follow. */
export function resistedPull(pull: number, swipe: Swipe, allowed: readonly Swipe[]): number {
  return pull - offsetFor(pull, swipe, allowed);
}
