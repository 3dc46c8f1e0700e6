/**
 * A damped oscillator: stiffness in N/m, damping in N·s/m, mass in kg. Values and velocities may be of any unit and that
 * unit per second.
 */
export type Spring = { readonly stiffness: number; readonly damping: number; readonly mass: number };

/** A value on its way. */
export type Moving = { value: number; velocity: number };

/**
 * Moves `moving` towards `target` by `seconds`, in place, by the exact solution of m·x″ + c·x′ + k·x = 0: the same path
 * at any frame rate, and stable for any step.
 * Source: the textbook solution of the damped harmonic oscillator in its three regimes.
 */
export function stepSpring(moving: Moving, target: number, spring: Spring, seconds: number): void {
  const offset = moving.value - target;
  const velocity = moving.velocity;
  const frequency = Math.sqrt(spring.stiffness / spring.mass);
  const decay = spring.damping / (2 * spring.mass);
  const envelope = Math.exp(-decay * seconds);

  if (decay < frequency) {
    // Underdamped: swings around the target.
    const ringing = Math.sqrt(frequency * frequency - decay * decay);
    const sine = (velocity + decay * offset) / ringing;
    const cos = Math.cos(ringing * seconds);
    const sin = Math.sin(ringing * seconds);
    moving.value = target + envelope * (offset * cos + sine * sin);
    moving.velocity = envelope * ((sine * ringing - decay * offset) * cos - (offset * ringing + decay * sine) * sin);
  } else if (decay === frequency) {
    // Critically damped: the fastest way without swinging.
    const slope = velocity + decay * offset;
    moving.value = target + envelope * (offset + slope * seconds);
    moving.velocity = envelope * (slope - decay * (offset + slope * seconds));
  } else {
    // Overdamped: two decaying parts, a slow one and a fast one.
    const spread = Math.sqrt(decay * decay - frequency * frequency);
    const slow = -decay + spread;
    const fast = -decay - spread;
    const slowPart = (velocity - fast * offset) / (slow - fast);
    const fastPart = offset - slowPart;
    const slowNow = slowPart * Math.exp(slow * seconds);
    const fastNow = fastPart * Math.exp(fast * seconds);
    moving.value = target + slowNow + fastNow;
    moving.velocity = slow * slowNow + fast * fastNow;
  }
}

/** True once a value is so near its target, and so slow, that nobody can see it move. */
export function isSettled(moving: Moving, target: number, precision: number): boolean {
  return Math.abs(moving.value - target) < precision && Math.abs(moving.velocity) < precision * 10;
}
