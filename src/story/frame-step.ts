/** The step of a first frame after a rest, when there is no earlier frame to measure from. */
const FIRST_STEP_SECONDS = 1 / 60;
/** A longer gap between two frames is no frame rate but a rest. */
const LONGEST_STEP_SECONDS = 0.1;

/** Measures the steps between frames. @returns a function that gives the seconds since it was last called. */
export function createFrameStep(): () => number {
  let last = 0;
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    return seconds > LONGEST_STEP_SECONDS ? FIRST_STEP_SECONDS : seconds;
  };
}
