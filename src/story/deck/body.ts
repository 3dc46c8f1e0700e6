import {
  CROSS_FADE_SPRING,
  EXIT_SPRING,
  FADE_SPRING,
  HELD_SPRING,
  PAPER_SPRING,
  PLACE_PRECISION,
  RETURN_SPRING,
  SHARE_PRECISION,
  STACK_SPRING,
} from './feel';
import { createSpringStep, isSettled, type Moving, type SpringStep } from './spring';

/** What a card that no finger holds is doing: staying in the stack, returning after a drag or a swipe, or leaving. */
export type Phase = 'stack' | 'returning' | 'leaving';

/** The animated properties of a card. Units are those of `Pose`. */
export type AxisName = 'x' | 'y' | 'rotation' | 'depth' | 'lift' | 'opacity' | 'bendX' | 'bendY' | 'like' | 'superlike';

/** One animated property and its target. */
export type Axis = Moving & {
  target: number;
  /** A value this close to its target counts as arrived. */
  readonly precision: number;
  /** The axis's own spring; null to use `HELD` or the spring of the body's phase. */
  readonly spring: SpringStep | null;
};

/** One card in motion. Bodies are pooled: a free one has `card` -1. */
export type Body = {
  card: number;
  phase: Phase;
  /** Seconds until the card starts to move: the stagger of a deal or a gathering. */
  delay: number;
  readonly axes: Readonly<Record<AxisName, Axis>>;
  /** The axes as lists, for the loops of every frame: x and y, then all others. */
  readonly position: readonly Axis[];
  readonly others: readonly Axis[];
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
  const { x, y, ...others } = axes;
  return { card: -1, phase: 'stack', delay: 0, axes, position: [x, y], others: Object.values(others) };
}

/** Moves a body towards its targets. @param isHeld whether a finger holds it. @returns whether it still moves. */
export function stepBody(body: Body, isHeld: boolean, seconds: number): boolean {
  if (body.delay > 0) {
    body.delay -= seconds;
    return true;
  }
  const spring = isHeld ? HELD : SPRINGS[body.phase];
  // The finger, not a spring, moves a held card.
  const isPositionMoving = !isHeld && stepAxes(body.position, spring, seconds);
  return stepAxes(body.others, spring, seconds) || isPositionMoving;
}

/** Moves axes on their own springs, or else on `spring`. @returns whether any still moves. */
function stepAxes(axes: readonly Axis[], spring: SpringStep, seconds: number): boolean {
  let isMoving = false;
  for (const axis of axes) {
    if (isSettled(axis, axis.target, axis.precision)) {
      arrive(axis);
      continue;
    }
    const step = axis.spring ?? spring;
    step(axis, axis.target, seconds);
    isMoving = true;
  }
  return isMoving;
}

/** Puts a body at its targets but fades its opacity, for reduced motion. @returns whether it still fades. */
export function crossFadeBody(body: Body, isHeld: boolean, seconds: number): boolean {
  const { opacity } = body.axes;
  const { value, velocity } = opacity;
  body.delay = 0;
  if (!isHeld) body.position.forEach(arrive);
  body.others.forEach(arrive);
  // The opacity is among the others, but does not arrive at once.
  opacity.value = value;
  opacity.velocity = velocity;
  if (isSettled(opacity, opacity.target, opacity.precision)) {
    arrive(opacity);
    return false;
  }
  CROSS_FADE(opacity, opacity.target, seconds);
  return true;
}

/** Puts a body at its targets, at rest. */
export function placeBody(body: Body): void {
  body.position.forEach(arrive);
  body.others.forEach(arrive);
}

/** Makes a body's present values its targets. With reduced motion, `crossFadeBody` then stops it there. */
export function freezeBody(body: Body): void {
  body.position.forEach(stay);
  body.others.forEach(stay);
}

function arrive(axis: Axis): void {
  axis.value = axis.target;
  axis.velocity = 0;
}

function stay(axis: Axis): void {
  axis.target = axis.value;
}
