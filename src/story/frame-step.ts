/** The step of a first frame after a rest, when there is no earlier frame to measure from. */
const FIRST_STEP_SECONDS = 1 / 60;
/** However slow the device, motion goes on from what was last seen. */
const LONGEST_STEP_SECONDS = 0.5;

/** Measures the steps between frames. */
export type FrameStep = {
  /** Seconds since the last frame. */
  next: () => number;
  /** The next frame comes after a rest, however long. */
  rest: () => void;
};

export function createFrameStep(): FrameStep {
  let last = 0;
  return {
    next: () => {
      const now = performance.now();
      const seconds = last === 0 ? FIRST_STEP_SECONDS : Math.min((now - last) / 1000, LONGEST_STEP_SECONDS);
      last = now;
      return seconds;
    },
    rest: () => {
      last = 0;
    },
  };
}
