/** Frames slower than this on average, in a row, are too slow for fine pixels: coarser ones may mend it. */
const SLOW_FRAME_MS = 90;
/** Frames slower than this make a deck that nobody can drag. */
const HOPELESS_FRAME_MS = 400;
const FRAMES_IN_A_ROW = 8;

/** How long a frame may take at most, ms, with so many device pixels for each CSS pixel. */
export const slowestFrameMs = (dpr: number) => (dpr > 1 ? SLOW_FRAME_MS : HOPELESS_FRAME_MS);

/** Tells when drawing is too slow, as software WebGL or an old phone can be. */
export type Slowness = {
  /** Counts a frame that came `ms` after the one before it. @returns true once the verdict is: too slow. */
  add: (ms: number) => boolean;
  /** The next frame follows a rest and says nothing about speed. */
  rest: () => void;
};

export function createSlowness(limitMs: () => number): Slowness {
  let sum = 0;
  let count = 0;
  return {
    add: (ms) => {
      sum += ms;
      count++;
      if (count < FRAMES_IN_A_ROW) return false;
      const verdict = sum / count > limitMs();
      sum = 0;
      count = 0;
      return verdict;
    },
    rest: () => {
      sum = 0;
      count = 0;
    },
  };
}
