import { MAX_THROW_SPEED, PAUSE_BEFORE_RELEASE_MS, VELOCITY_WINDOW_MS } from './feel';

/** Enough for 100 ms of a 240 Hz pointer. */
const SAMPLES = 32;

/** A ring buffer of a pointer's latest positions, in units, and times, in milliseconds. */
export type VelocityTracker = {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly time: Float64Array;
  /** Where the next sample goes. */
  next: number;
  count: number;
};

export function createVelocityTracker(): VelocityTracker {
  return {
    x: new Float64Array(SAMPLES),
    y: new Float64Array(SAMPLES),
    time: new Float64Array(SAMPLES),
    next: 0,
    count: 0,
  };
}

export function forgetSamples(tracker: VelocityTracker): void {
  tracker.count = 0;
}

export function addSample(tracker: VelocityTracker, x: number, y: number, timeMs: number): void {
  const at = tracker.next;
  tracker.x[at] = x;
  tracker.y[at] = y;
  tracker.time[at] = timeMs;
  tracker.next = (at + 1) % SAMPLES;
  tracker.count = Math.min(tracker.count + 1, SAMPLES);
}

/**
 * Writes the mean velocity over the window before the last sample to `out`, in units per second: zero for a pointer that
 * has rested since then, and never faster than a hand can throw.
 */
export function readVelocity(tracker: VelocityTracker, nowMs: number, out: { x: number; y: number }): void {
  out.x = 0;
  out.y = 0;
  if (tracker.count < 2) return;
  const last = sampleAt(tracker, 0);
  const lastTime = tracker.time[last] ?? 0;
  if (nowMs - lastTime > PAUSE_BEFORE_RELEASE_MS) return;
  let first = last;
  for (let back = 1; back < tracker.count; back++) {
    const sample = sampleAt(tracker, back);
    if (lastTime - (tracker.time[sample] ?? 0) > VELOCITY_WINDOW_MS) break;
    first = sample;
  }
  const seconds = (lastTime - (tracker.time[first] ?? 0)) / 1000;
  if (seconds <= 0) return;
  const vx = ((tracker.x[last] ?? 0) - (tracker.x[first] ?? 0)) / seconds;
  const vy = ((tracker.y[last] ?? 0) - (tracker.y[first] ?? 0)) / seconds;
  const speed = Math.hypot(vx, vy);
  const limited = speed > MAX_THROW_SPEED ? MAX_THROW_SPEED / speed : 1;
  out.x = vx * limited;
  out.y = vy * limited;
}

/** The index of the sample `back` places before the newest. */
function sampleAt(tracker: VelocityTracker, back: number): number {
  return (tracker.next - 1 - back + 2 * SAMPLES) % SAMPLES;
}
