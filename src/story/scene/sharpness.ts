/**
 * The fewest device pixels per CSS pixel in motion. The bench replaces this number: see
 * build/serve/deck-of-any-size.ts.
 */
const LEAST = 0.5;
/** A frame in motion should take no longer than this, ms. */
const BUDGET_MS = 24;
/** A frame this fast leaves room for a higher resolution, ms. */
const EASY_MS = 18;
/**
 * If even the lowest resolution takes more than this share of the time at full resolution, the GPU is not why frames
 * are late.
 */
const HARDLY_FASTER = 0.8;
/** How many frames lower the resolution if their mean is late, and how many fast ones in a row raise it. */
const FRAMES_TO_COARSEN = 3;
const FRAMES_TO_REFINE = 24;
/** The limits of one step down and the size of one step up, as factors of the ratio. */
const SMALLEST_STEP = 0.9;
const LARGEST_STEP = 0.6;
const REFINEMENT = 1.25;
/**
 * A ratio that was too slow is not tried again for this many moves: otherwise the picture would change every second.
 */
const MOVES_TO_FORGET = 8;
/**
 * A frame slower than this is hopeless, ms. After `HOPELESS_FRAMES` of them in a row at the lowest resolution, the deck is
 * too slow to drag a card. The bench replaces the time, too.
 */
const HOPELESS_MS = 400;
const HOPELESS_FRAMES = 3;
/** This many hopeless frames in a row switch to the lowest resolution: the page may have caused a single one. */
const FRAMES_TO_COARSEST = 2;
/**
 * After this many hopeless unseen frames at the lowest resolution, the flat deck stays: the start of a film can slow a
 * few.
 */
const HOPELESS_PROBES = 4;

/**
 * Adapts the resolution of a moving deck to the GPU: the highest while frames are on time, a lower one while they are
 * late and it helps. The next move starts with the resolution that the last one ended with.
 */
export type Sharpness = {
  /** Device pixels per CSS pixel for the next frame in motion. */
  ratio: () => number;
  /** Sets the highest ratio: `photoDpr`, at most the screen's own. */
  setMost: (ratio: number) => void;
  /**
   * Records a frame, `ms` after the previous one. Hopeless frames count even at rest: a film's, which have full
   * resolution, could make the page unresponsive. @returns whether the deck is too slow at the lowest resolution.
   */
  add: (ms: number) => boolean;
  /**
   * Records that the GPU took `ms` for a single unseen frame; the first one is at full resolution.
   * @returns whether the deck can be drawn, needs another such frame at `ratio` to decide, or is too slow.
   */
  learn: (ms: number) => 'ready' | 'again' | 'hopeless';
  /** Marks a rest: the time to the next frame says nothing about speed in motion. */
  rest: () => void;
};

export function createSharpness(): Sharpness {
  let most = 1;
  /** Not yet clamped: Infinity means full resolution. */
  let ratio = Infinity;
  /** The frames not yet judged: their total time and number. */
  let sum = 0;
  let count = 0;
  /** Fast frames in a row since the last change or rest. */
  let easy = 0;
  /** Hopeless frames in a row, across rests, and all hopeless unseen ones. */
  let hopeless = 0;
  let probes = 0;
  /** Whether the next frame is not judged: the first one after a rest or a change is slow for other reasons. */
  let skipsNext = true;
  /** The lowest ratio that was too slow, the moves that have ended since then, and whether one is under way. */
  let ceiling = Infinity;
  let moves = 0;
  let isMoving = false;
  /** How long a frame may take, and the mean of late ones at full resolution. */
  let budget = BUDGET_MS;
  let fullMs = Infinity;

  const clamp = (wanted: number) => Math.min(Math.max(wanted, LEAST), most);

  function change(to: number): void {
    ratio = clamp(to);
    sum = count = easy = hopeless = 0;
    skipsNext = true;
  }

  /** Rules out this ratio and higher ones for the next `MOVES_TO_FORGET` moves. */
  function avoid(slowRatio: number): void {
    ceiling = slowRatio;
    moves = 0;
  }

  return {
    ratio: () => clamp(ratio),
    setMost: (next) => {
      most = next;
    },
    add: (ms) => {
      const current = clamp(ratio);
      const isHopeless = ms > HOPELESS_MS;
      // Counted even if the frame is skipped: only the GPU makes frames this late repeatedly.
      if (isHopeless) hopeless++;
      if (skipsNext) {
        skipsNext = false;
        return current <= LEAST && hopeless >= HOPELESS_FRAMES;
      }
      if (!isHopeless) hopeless = 0;
      isMoving = true;
      sum += ms;
      count++;
      easy = ms < EASY_MS ? easy + 1 : 0;
      // Whatever held frames up, such as a browser that saves power, is over.
      if (easy >= FRAMES_TO_REFINE) budget = BUDGET_MS;
      if (current > LEAST && hopeless >= FRAMES_TO_COARSEST) {
        avoid(current);
        change(LEAST);
      } else if (count >= FRAMES_TO_COARSEN) {
        const mean = sum / count;
        if (mean > budget && current > LEAST) {
          if (current === most) fullMs = mean;
          avoid(current);
          // A frame's cost is proportional to its pixels, the square of the ratio.
          change(current * Math.min(Math.max(Math.sqrt(budget / mean), LARGEST_STEP), SMALLEST_STEP));
        } else if (mean > budget && current < most && mean > fullMs * HARDLY_FASTER) {
          // Even the fewest pixels hardly helped: a 30 Hz screen or a power saver sets the pace, so accept it.
          budget = fullMs / HARDLY_FASTER;
          ceiling = Infinity;
          change(most);
        } else if (easy >= FRAMES_TO_REFINE && current < most && Math.min(current * REFINEMENT, most) < ceiling)
          change(current * REFINEMENT);
        else sum = count = 0;
      }
      return current <= LEAST && hopeless >= HOPELESS_FRAMES;
    },
    learn: (ms) => {
      if (ms > HOPELESS_MS) {
        change(LEAST);
        return probes++ < HOPELESS_PROBES ? 'again' : 'hopeless';
      }
      // Without a hopeless frame before, this one was at full resolution.
      if (probes === 0 && ms > BUDGET_MS) change(most * Math.sqrt(BUDGET_MS / ms));
      return 'ready';
    },
    rest: () => {
      if (isMoving && ++moves >= MOVES_TO_FORGET) ceiling = Infinity;
      isMoving = false;
      sum = count = easy = 0;
      skipsNext = true;
    },
  };
}
