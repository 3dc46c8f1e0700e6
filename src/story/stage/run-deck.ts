import type { Deck } from '../deck/deck';

/**
 * Draws the deck as it is now. `seconds` have passed since the last frame; `moving` tells whether a card still moves.
 * @returns whether another frame is needed for something of its own, say a fade.
 */
export type DrawFrame = (seconds: number, moving: boolean) => boolean;

/** The one loop of the deck: it owns the clock, asks for frames only while something moves, and moves the cards on. */
export type DeckRun = {
  /** From the next frame on this draws the deck, and nothing else does. @returns what ends that. */
  show: (draw: DrawFrame) => () => void;
  /** Asks for a frame. */
  wake: () => void;
  /** Calls back whenever all has come to rest. @returns what ends that. */
  onRest: (listener: () => void) => () => void;
};

/** Where time and frames come from. */
export type Clock = {
  /** Milliseconds since whenever. */
  now: () => number;
  /** Calls back before the next frame is painted. @returns a handle for `cancel`, never 0. */
  request: (frame: () => void) => number;
  cancel: (handle: number) => void;
};

/** The step of a first frame after a rest, when there is no earlier frame to measure from. */
const FIRST_STEP_SECONDS = 1 / 60;
/** However slow the device, motion goes on from what was last seen. */
const LONGEST_STEP_SECONDS = 0.5;

const BROWSER: Clock = {
  now: () => performance.now(),
  request: (frame) => requestAnimationFrame(frame),
  cancel: (handle) => cancelAnimationFrame(handle),
};

export function runDeck(advance: Deck['advance'], clock = BROWSER): DeckRun {
  const restListeners = new Set<() => void>();
  let draw: DrawFrame | null = null;
  /** The frame that is asked for, 0 for none. */
  let asked = 0;
  /** When the last frame was, 0 after a rest. */
  let last = 0;

  function wake(): void {
    if (draw) asked ||= clock.request(frame);
  }

  function frame(): void {
    asked = 0;
    if (!draw) return;
    const now = clock.now();
    const seconds = last === 0 ? FIRST_STEP_SECONDS : Math.min((now - last) / 1000, LONGEST_STEP_SECONDS);
    last = now;
    const moving = advance(seconds);
    const goesOn = draw(seconds, moving);
    if (moving || goesOn) return wake();
    last = 0;
    for (const listener of restListeners) listener();
  }

  return {
    show: (next) => {
      draw = next;
      wake();
      return () => {
        if (draw !== next) return;
        draw = null;
        last = 0;
        clock.cancel(asked);
        asked = 0;
      };
    },
    wake,
    onRest: (listener) => {
      restListeners.add(listener);
      return () => restListeners.delete(listener);
    },
  };
}
