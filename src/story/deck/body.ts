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
import { createSpringStep, isSettled, type Moving, type SpringStep } from './spring';

/** What a card is doing that no finger holds: lying in the stack, going back after a drag, or flying away. */
export type Phase = 'stack' | 'returning' | 'leaving';

/** The things about a card that move. Places in units from the deck's middle, y down; the rest as in `Pose`. */
export type AxisName = 'x' | 'y' | 'rotation' | 'depth' | 'lift' | 'opacity' | 'bendX' | 'bendY' | 'like' | 'superlike';

/** One of them on its way to a target. */
export type Axis = Moving & {
  target: number;
  /** Nearer than this is there. */
  readonly precision: number;
  /** Its own spring, null where it moves by that of the body's phase. */
  readonly spring: SpringStep | null;
};

/** One card in motion. Bodies are pooled: `card` is -1 for one that is free. */
export type Body = {
  card: number;
  phase: Phase;
  /** Seconds until it starts to move: the stagger of a deal. */
  delay: number;
  readonly axes: Readonly<Record<AxisName, Axis>>;
  /** The same in a list, for what is done to each of them in each frame: where it is first, then how it lies. */
  readonly place: readonly Axis[];
  readonly manner: readonly Axis[];
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

const SPRINGS: Record<Phase, SpringStep> = {
  stack: createSpringStep(STACK_SPRING),
  returning: createSpringStep(RETURN_SPRING),
  leaving: createSpringStep(EXIT_SPRING),
};
const HELD = createSpringStep(HELD_SPRING);
const PAPER = createSpringStep(PAPER_SPRING);
const FADE = createSpringStep(FADE_SPRING);
const CROSS_FADE = createSpringStep(CROSS_FADE_SPRING);

export function createBody(): Body {
  const axis = (precision: number, spring: SpringStep | null = null, value = 0): Axis => ({
    value,
    velocity: 0,
    target: value,
    precision,
    spring,
  });
  const axes = {
    x: axis(PLACE_PRECISION),
    y: axis(PLACE_PRECISION),
    rotation: axis(SHARE_PRECISION),
    depth: axis(SHARE_PRECISION),
    lift: axis(SHARE_PRECISION),
    opacity: axis(SHARE_PRECISION, FADE, 1),
    bendX: axis(SHARE_PRECISION, PAPER),
    bendY: axis(SHARE_PRECISION, PAPER),
    like: axis(SHARE_PRECISION),
    superlike: axis(SHARE_PRECISION),
  };
  const { x, y, ...manner } = axes;
  return { card: -1, phase: 'stack', delay: 0, axes, place: [x, y], manner: Object.values(manner) };
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
export function stepBody(body: Body, held: boolean, seconds: number): boolean {
  if (body.delay > 0) {
    body.delay -= seconds;
    return true;
  }
  const spring = held ? HELD : SPRINGS[body.phase];
  // The finger, not a spring, moves a held card.
  const moves = !held && stepAxes(body.place, spring, seconds);
  return stepAxes(body.manner, spring, seconds) || moves;
}

function stepAxes(axes: readonly Axis[], spring: SpringStep, seconds: number): boolean {
  let moving = false;
  for (const axis of axes) {
    if (axis.value === axis.target && axis.velocity === 0) continue;
    if (isSettled(axis, axis.target, axis.precision)) {
      arrive(axis);
      continue;
    }
    const step = axis.spring ?? spring;
    step(axis, axis.target, seconds);
    moving = true;
  }
  return moving;
}

/** Puts a body where it is going, with only its fading left to do: motion for those who want none. */
export function crossFadeBody(body: Body, held: boolean, seconds: number): boolean {
  const { opacity } = body.axes;
  const { value, velocity } = opacity;
  body.delay = 0;
  if (!held) body.place.forEach(arrive);
  body.manner.forEach(arrive);
  opacity.value = value;
  opacity.velocity = velocity;
  if (isSettled(opacity, opacity.target, SHARE_PRECISION)) {
    arrive(opacity);
    return false;
  }
  CROSS_FADE(opacity, opacity.target, seconds);
  return true;
}

/** Puts a body where it is going, at rest. */
export function placeBody(body: Body): void {
  body.place.forEach(arrive);
  body.manner.forEach(arrive);
}

/** Lets a body go nowhere. */
export function freezeBody(body: Body): void {
  body.place.forEach(stay);
  body.manner.forEach(stay);
}

function arrive(axis: Axis): void {
  axis.value = axis.target;
  axis.velocity = 0;
}

function stay(axis: Axis): void {
  axis.target = axis.value;
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
