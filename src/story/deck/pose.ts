import type { Body } from './body';
import { LIFT_SCALE, STACK_SHRINK, STACK_STEP } from './feel';

export type Pose = ReturnType<typeof createPose>;

/** Where and how a card is drawn. */
export function createPose() {
  return {
    /** Units from the deck's centre, y down. */
    x: 0,
    y: 0,
    /** Radians, clockwise. */
    rotation: 0,
    scale: 1,
    opacity: 1,
    /** Height above the stack: 0 at rest, 1 when held. */
    lift: 0,
    /** Place in the stack, 0 for the top. */
    depth: 0,
    /** Bend of the paper along x and y, about -1 to 1. Positive raises the left or upper edge. */
    bendX: 0,
    bendY: 0,
    /** Opacity of the stamps, 0 to 1. */
    like: 0,
    superlike: 0,
  };
}

/** Writes a body's current pose to `out`, so that nothing is allocated. */
export function readPose({ axes }: Body, out: Pose): void {
  const depth = axes.depth.value;
  out.x = axes.x.value;
  out.y = axes.y.value + dropOf(depth);
  out.rotation = axes.rotation.value;
  out.scale = scaleOf(depth, axes.lift.value);
  out.opacity = Math.min(Math.max(axes.opacity.value, 0), 1);
  out.lift = axes.lift.value;
  out.depth = depth;
  out.bendX = axes.bendX.value;
  out.bendY = axes.bendY.value;
  out.like = axes.like.value;
  out.superlike = axes.superlike.value;
}

/** How much lower a card at a depth is drawn, in units. */
export function dropOf(depth: number): number {
  return depth * STACK_STEP;
}

/** The scale of a card at a depth and lift. */
export function scaleOf(depth: number, lift: number): number {
  return (1 - depth * STACK_SHRINK) * (1 + lift * LIFT_SCALE);
}
