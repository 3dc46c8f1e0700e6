import { MAX_THROW_SPEED, PAUSE_BEFORE_RELEASE_MS, VELOCITY_WINDOW_MS } from './feel';

/** Enough for `VELOCITY_WINDOW_MS` of a 240 Hz pointer. */
const CAPACITY = 32;

export type VelocityTracker = ReturnType<typeof createVelocityTracker>;

/** A ring buffer of a pointer's latest positions, in units, and times, in milliseconds. */
export function createVelocityTracker() {
  return {
    x: new Float64Array(CAPACITY),
    y: new Float64Array(CAPACITY),
    time: new Float64Array(CAPACITY),
    /** The index of the next sample. */
    next: 0,
    /** How many samples there are, up to `CAPACITY`. */
    count: 0,
  };
}

export function forgetSamples(tracker: VelocityTracker): void {
  tracker.count = 0;
}

export function addSample(tracker: VelocityTracker, x: number, y: number, timeMs: number): void {
  const index = tracker.next;
  tracker.x[index] = x;
  tracker.y[index] = y;
  tracker.time[index] = timeMs;
  tracker.next = (index + 1) % CAPACITY;
  tracker.count = Math.min(tracker.count + 1, CAPACITY);
}

/**
 * Writes a pointer's velocity to `out`, in units per second: the mean over the window before the last sample. Zero with
 * fewer than two samples, or if the pointer has rested between the last and `nowMs`; never above `MAX_THROW_SPEED`.
 */
export function readVelocity(tracker: VelocityTracker, nowMs: number, out: { x: number; y: number }): void {
  out.x = 0;
  out.y = 0;
  if (tracker.count < 2) return;
  const last = indexBefore(tracker, 0);
  const lastTime = tracker.time[last] ?? 0;
  if (nowMs - lastTime > PAUSE_BEFORE_RELEASE_MS) return;
  let first = last;
  for (let back = 1; back < tracker.count; back++) {
    const index = indexBefore(tracker, back);
    if (lastTime - (tracker.time[index] ?? 0) > VELOCITY_WINDOW_MS) break;
    first = index;
  }
  const seconds = (lastTime - (tracker.time[first] ?? 0)) / 1000;
  if (seconds <= 0) return;
  const vx = ((tracker.x[last] ?? 0) - (tracker.x[first] ?? 0)) / seconds;
  const vy = ((tracker.y[last] ?? 0) - (tracker.y[first] ?? 0)) / seconds;
  const speed = Math.hypot(vx, vy);
  const scale = speed > MAX_THROW_SPEED ? MAX_THROW_SPEED / speed : 1;
  out.x = vx * scale;
  out.y = vy * scale;
}

/** The index of the sample that came `back` samples before the last. */
function indexBefore(tracker: VelocityTracker, back: number): number {
  return (tracker.next - 1 - back + CAPACITY) % CAPACITY;
}
