/** Device pixels for each CSS pixel that a moving deck is drawn with at least. */
const LEAST = 0.5;
/** A frame in motion should take no longer than this, ms. */
const BUDGET_MS = 24;
/** A frame this quick leaves room for finer pixels. */
const EASY_MS = 18;
/** Frames that are judged together: one alone says little. */
const FRAMES_TO_COARSEN = 3;
const FRAMES_TO_REFINE = 24;
/** At least and at most so much coarser at once, and so much finer: seldom, and so that nobody sees it. */
const SMALLEST_STEP = 0.9;
const LARGEST_STEP = 0.6;
const REFINEMENT = 1.25;
/** A ratio that has proved too fine is not tried again for so many moves: else the picture would change with each second. */
const MOVES_TO_FORGET = 8;
/** Frames slower than this, ms, at the coarsest make a deck that nobody can drag. */
const HOPELESS_MS = 400;
const HOPELESS_FRAMES = 3;
/** So many of them in a row go straight to the coarsest: one alone may be the page's own fault. */
const FRAMES_TO_COARSEST = 2;
/** So many at the coarsest, drawn unseen, leave the deck to the other view. */
const HOPELESS_PROBES = 2;

/**
 * How many device pixels a moving deck is drawn with for each CSS pixel: as many as the screen has while its frames come
 * in time, fewer while they do not. What it has learned it keeps for the next move.
 */
export type Sharpness = {
  /** For the next frame in motion. */
  ratio: () => number;
  /** The screen's own: the most there is any use in. */
  setMost: (ratio: number) => void;
  /** A frame in motion came `ms` after the one before it. @returns whether it is hopeless even so. */
  add: (ms: number) => boolean;
  /**
   * A single frame, drawn unseen, has taken the GPU so long; the first has all of the screen's pixels.
   * @returns whether the deck can be drawn, another such frame at `ratio` is to decide, or it is hopeless.
   */
  learn: (ms: number) => 'ready' | 'again' | 'hopeless';
  /** The next frame follows a rest, and says nothing about speed. */
  rest: () => void;
};

export function createSharpness(): Sharpness {
  let most = 1;
  let ratio = Infinity;
  /** Frames judged since the last change or rest. */
  let sum = 0;
  let count = 0;
  let easy = 0;
  /** Frames in a row that took too long for anyone to drag a card; and those of them that were drawn unseen. */
  let hopeless = 0;
  let probes = 0;
  /** The first frame after a rest or a change took its time for another reason. */
  let skip = true;
  /** The finest ratio that has not proved too fine, and the moves since it was found. */
  let ceiling = Infinity;
  let moves = 0;

  const clamp = (wanted: number) => Math.min(Math.max(wanted, Math.min(LEAST, most)), most);

  function change(to: number): void {
    ratio = clamp(to);
    sum = count = easy = hopeless = 0;
    skip = true;
  }

  return {
    ratio: () => clamp(ratio),
    setMost: (next) => {
      most = next;
    },
    add: (ms) => {
      const now = clamp(ratio);
      const isSlow = ms > HOPELESS_MS;
      if (isSlow) hopeless++;
      // Nothing but the GPU makes a frame this late, again and again.
      if (skip) {
        skip = false;
        return now <= LEAST && hopeless >= HOPELESS_FRAMES;
      }
      if (!isSlow) hopeless = 0;
      sum += ms;
      count++;
      easy = ms < EASY_MS ? easy + 1 : 0;
      if (now > LEAST && hopeless >= FRAMES_TO_COARSEST) {
        ceiling = now;
        moves = 0;
        change(LEAST);
      } else if (count >= FRAMES_TO_COARSEN) {
        const mean = sum / count;
        // A frame costs by its pixels, which grow with the square.
        if (mean > BUDGET_MS && now > LEAST) {
          ceiling = now;
          moves = 0;
          change(now * Math.min(Math.max(Math.sqrt(BUDGET_MS / mean), LARGEST_STEP), SMALLEST_STEP));
        } else if (easy >= FRAMES_TO_REFINE && now < most && Math.min(now * REFINEMENT, most) < ceiling)
          change(now * REFINEMENT);
        else sum = count = 0;
      }
      return now <= LEAST && hopeless >= HOPELESS_FRAMES;
    },
    learn: (ms) => {
      if (ms > HOPELESS_MS) {
        change(LEAST);
        return probes++ < HOPELESS_PROBES ? 'again' : 'hopeless';
      }
      if (probes === 0 && ms > BUDGET_MS) change(most * Math.sqrt(BUDGET_MS / ms));
      return 'ready';
    },
    rest: () => {
      if (count > 0 && ++moves >= MOVES_TO_FORGET) ceiling = Infinity;
      sum = count = easy = 0;
      skip = true;
    },
  };
}
