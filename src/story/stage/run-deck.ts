import type { Deck } from '../deck/deck';

/**
 * Draws the deck, `seconds` after the last frame; `isMoving` is whether a card still moves.
 * @returns whether the view itself needs another frame, for example for a fade.
 */
export type DrawFrame = (seconds: number, isMoving: boolean) => boolean;

/** The deck's only loop: it owns the clock, moves the cards and requests frames, but none while everything is at rest. */
export type DeckRun = {
  /** Makes this the only function that draws the deck. @returns a function that stops it. */
  drawWith: (draw: DrawFrame) => () => void;
  /** Requests a frame, unless nothing draws the deck. */
  wake: () => void;
  /** Calls back whenever everything has come to rest. @returns a function that unsubscribes. */
  onRest: (listener: () => void) => () => void;
};

/** The source of time and frames. */
export type Clock = {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Calls back before the next frame is painted. @returns a handle for `cancel`, never 0. */
  request: (frame: () => void) => number;
  cancel: (handle: number) => void;
};

/** The step of the first frame after a rest. */
const FIRST_STEP_SECONDS = 1 / 60;
/** After a longer pause, motion continues as if the pause had lasted only this long. */
const LONGEST_STEP_SECONDS = 0.5;

const BROWSER: Clock = {
  now: () => performance.now(),
  request: (frame) => requestAnimationFrame(frame),
  cancel: (handle) => cancelAnimationFrame(handle),
};

export function runDeck(advance: Deck['advance'], clock = BROWSER): DeckRun {
  const restListeners = new Set<() => void>();
  let draw: DrawFrame | null = null;
  /** The handle of the requested frame, 0 for none. */
  let requested = 0;
  /** The time of the last frame; null after a rest. */
  let last: number | null = null;

  function wake(): void {
    if (draw) requested ||= clock.request(frame);
  }

  function frame(): void {
    requested = 0;
    if (!draw) return;
    const now = clock.now();
    const seconds = last === null ? FIRST_STEP_SECONDS : Math.min((now - last) / 1000, LONGEST_STEP_SECONDS);
    last = now;
    const isMoving = advance(seconds);
    const needsFrame = draw(seconds, isMoving);
    if (isMoving || needsFrame) return wake();
    last = null;
    for (const listener of restListeners) listener();
  }

  return {
    drawWith: (next) => {
      draw = next;
      wake();
      return () => {
        if (draw !== next) return;
        draw = null;
        last = null;
        clock.cancel(requested);
        requested = 0;
      };
    },
    wake,
    onRest: (listener) => {
      restListeners.add(listener);
      return () => restListeners.delete(listener);
    },
  };
}
