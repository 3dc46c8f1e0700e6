/** Frames slower than this on average, in a row, make a deck that nobody can drag. */
const HOPELESS_FRAME_MS = 400;
const FRAMES_IN_A_ROW = 10;

/** Tells when drawing is hopelessly slow, as software WebGL on an old machine can be. */
export type Slowness = {
  /** Counts a frame that came `ms` after the one before it. @returns true once the verdict is: too slow. */
  add: (ms: number) => boolean;
  /** The next frame follows a rest and says nothing about speed. */
  rest: () => void;
};

export function createSlowness(): Slowness {
  let sum = 0;
  let count = 0;
  return {
    add: (ms) => {
      sum += ms;
      count++;
      if (count < FRAMES_IN_A_ROW) return false;
      const verdict = sum / count > HOPELESS_FRAME_MS;
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
