/**
 * A damped oscillator with a mass of 1 kg: stiffness in N/m, damping in N·s/m. Values may have any unit; velocities are
 * in that unit per second.
 */
export type Spring = { readonly stiffness: number; readonly damping: number };

/** A moving value. */
export type Moving = { value: number; velocity: number };

/** Moves `moving` towards `target` by `seconds`, in place. */
export type SpringStep = (moving: Moving, target: number, seconds: number) => void;

/**
 * Creates a step from the exact solution of x″ + damping·x′ + stiffness·x = 0, so that the path is the same at any frame
 * rate and stable for any step. The solution is linear in offset and velocity, and its four factors depend only on the
 * spring and the length of the step, so they are computed once for all values that move in a frame.
 * Source: the textbook solution of the damped harmonic oscillator in its three regimes.
 */
export function createSpringStep({ stiffness, damping }: Spring): SpringStep {
  const frequency = Math.sqrt(stiffness);
  const decay = damping / 2;
  // The ringing frequency (underdamped), or the distance of both decay rates from their mean (overdamped).
  const spread = Math.sqrt(Math.abs(frequency * frequency - decay * decay));
  let stepSeconds = NaN;
  /** The share of an offset that remains after the step. */
  let offsetKept = 1;
  /** The offset added per unit of velocity. */
  let offsetGained = 0;
  /** The velocity added per unit of offset. */
  let velocityGained = 0;
  /** The share of a velocity that remains after the step. */
  let velocityKept = 1;

  function computeFactors(seconds: number): void {
    stepSeconds = seconds;
    // Two basic solutions, each times the decay: `even` is cos or cosh, `odd` sin or sinh over `spread`, or their limits.
    let even: number;
    let odd: number;
    if (decay < frequency) {
      // Underdamped: swings around the target.
      const envelope = Math.exp(-decay * seconds);
      even = envelope * Math.cos(spread * seconds);
      odd = (envelope * Math.sin(spread * seconds)) / spread;
    } else if (decay === frequency) {
      // Critically damped: as fast as possible without swinging.
      even = Math.exp(-decay * seconds);
      odd = even * seconds;
    } else {
      // Overdamped: the sum of a slow and a fast decay.
      const slow = Math.exp((spread - decay) * seconds);
      const fast = Math.exp((-spread - decay) * seconds);
      even = (slow + fast) / 2;
      odd = (slow - fast) / (2 * spread);
    }
    offsetKept = even + decay * odd;
    offsetGained = odd;
    velocityGained = -frequency * frequency * odd;
    velocityKept = even - decay * odd;
  }

  return (moving, target, seconds) => {
    if (seconds !== stepSeconds) computeFactors(seconds);
    const offset = moving.value - target;
    const { velocity } = moving;
    moving.value = target + offsetKept * offset + offsetGained * velocity;
    moving.velocity = velocityGained * offset + velocityKept * velocity;
  };
}

/**
 * True once a value is so close to its target, and so slow, that its motion is invisible.
 * @param precision the largest invisible distance, in the value's unit; ten times as much per second is invisibly slow.
 */
export function isSettled(moving: Moving, target: number, precision: number): boolean {
  return Math.abs(moving.value - target) < precision && Math.abs(moving.velocity) < precision * 10;
}
