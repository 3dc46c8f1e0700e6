/** CSS px from the window's upper left. */
export type Point = { x: number; y: number };

/** A guest's browser, for any engine. */
export type Driver = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. The function sees only its arguments; these and its result are plain data. */
  run: <Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Taps by touch if the driver supports touch, else clicks. */
  tap: (at: Point) => Promise<void>;
  /** Drags with the mouse. */
  drag: (from: Point, to: Point) => Promise<void>;
  press: (key: 'ArrowRight' | 'ArrowUp') => Promise<void>;
  close: () => Promise<void>;
};

/** A running browser, with a separate profile for each guest. */
export type Engine = { newGuest: () => Promise<Driver>; stop: () => Promise<void> };

/** The window size of all guests. */
export const WINDOW = { width: 1280, height: 900 };
