import {
  CROSS_FADE_SPRING,
  EXIT_SPRING,
  FADE_SPRING,
  HELD_SPRING,
  LIFT_SCALE,
  PAPER_SPRING,
  PLACE_PRECISION,
  RETURN_SPRING,
  SHARE_PRECISION,
  STACK_SHRINK,
  STACK_SPRING,
  STACK_STEP,
} from './feel';
import { isSettled, stepSpring, type Moving, type Spring } from './spring';

/** What a card is doing: lying in the stack, following a finger, going back after one, or flying away. */
export type Phase = 'stack' | 'held' | 'returning' | 'leaving';

/** The things about a card that move. Places in units from the deck's middle, y down; the rest as in `Pose`. */
export const AXES = ['x', 'y', 'rotation', 'depth', 'lift', 'opacity', 'bendX', 'bendY', 'like', 'superlike'] as const;
export type Axis = (typeof AXES)[number];

/** One card in motion. Bodies are pooled: `card` is -1 for one that is free. */
export type Body = {
  card: number;
  phase: Phase;
  /** Seconds until it starts to move: the stagger of a deal. */
  delay: number;
  readonly axes: Record<Axis, Moving>;
  readonly targets: Record<Axis, number>;
};

/** Where and how a card is to be drawn. */
export type Pose = {
  /** Units from the deck's middle, y down. */
  x: number;
  y: number;
  /** Radians, clockwise. */
  rotation: number;
  scale: number;
  opacity: number;
  /** 0 lies in the stack, 1 is held above it. */
  lift: number;
  /** Place in the stack, 0 for the top. */
  depth: number;
  /** Bend of the paper along x and y, about -1 to 1; positive raises the edge that trails a move right or down. */
  bendX: number;
  bendY: number;
  /** How much of the stamps shows, 0 to 1. */
  like: number;
  superlike: number;
};

const SPRINGS: Record<Phase, Spring> = {
  stack: STACK_SPRING,
  held: HELD_SPRING,
  returning: RETURN_SPRING,
  leaving: EXIT_SPRING,
};

export function createBody(): Body {
  const moving = (): Moving => ({ value: 0, velocity: 0 });
  return {
    card: -1,
    phase: 'stack',
    delay: 0,
    axes: {
      x: moving(),
      y: moving(),
      rotation: moving(),
      depth: moving(),
      lift: moving(),
      opacity: moving(),
      bendX: moving(),
      bendY: moving(),
      like: moving(),
      superlike: moving(),
    },
    targets: { x: 0, y: 0, rotation: 0, depth: 0, lift: 0, opacity: 1, bendX: 0, bendY: 0, like: 0, superlike: 0 },
  };
}

export function createPose(): Pose {
  return {
    x: 0,
    y: 0,
    rotation: 0,
    scale: 1,
    opacity: 1,
    lift: 0,
    depth: 0,
    bendX: 0,
    bendY: 0,
    like: 0,
    superlike: 0,
  };
}

/** Carries a body towards its targets. @returns whether it still moves. */
export function stepBody(body: Body, seconds: number): boolean {
  if (body.delay > 0) {
    body.delay -= seconds;
    return true;
  }
  let moving = false;
  for (const axis of AXES) {
    // The finger, not a spring, moves a held card.
    if (body.phase === 'held' && (axis === 'x' || axis === 'y')) continue;
    const value = body.axes[axis];
    const target = body.targets[axis];
    const precision = axis === 'x' || axis === 'y' ? PLACE_PRECISION : SHARE_PRECISION;
    if (isSettled(value, target, precision)) {
      value.value = target;
      value.velocity = 0;
      continue;
    }
    stepSpring(value, target, springOf(axis, body.phase), seconds);
    moving = true;
  }
  return moving;
}

/** Puts a body where it is going, with only its fading left to do: motion for those who want none. */
export function crossFadeBody(body: Body, seconds: number): boolean {
  body.delay = 0;
  for (const axis of AXES) {
    if (axis === 'opacity' || ((axis === 'x' || axis === 'y') && body.phase === 'held')) continue;
    body.axes[axis].value = body.targets[axis];
    body.axes[axis].velocity = 0;
  }
  const { opacity } = body.axes;
  if (isSettled(opacity, body.targets.opacity, SHARE_PRECISION)) {
    opacity.value = body.targets.opacity;
    return false;
  }
  stepSpring(opacity, body.targets.opacity, CROSS_FADE_SPRING, seconds);
  return true;
}

/** Writes where a body is drawn to `out`. */
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

/** How much lower a card at a depth lies, in units. */
export function dropOf(depth: number): number {
  return depth * STACK_STEP;
}

/** How large a card at a depth and lift is drawn. */
export function scaleOf(depth: number, lift: number): number {
  return (1 - depth * STACK_SHRINK) * (1 + lift * LIFT_SCALE);
}

function springOf(axis: Axis, phase: Phase): Spring {
  if (axis === 'opacity') return FADE_SPRING;
  if (axis === 'bendX' || axis === 'bendY') return PAPER_SPRING;
  return SPRINGS[phase];
}
