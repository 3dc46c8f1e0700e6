/** CSS px from the window's upper left. */
export type Point = { x: number; y: number };

/** What a test asks of one guest's browser, whichever engine it has. */
export type Driver = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments, which are plain data, as is what it gives. */
  run: <Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** With a finger where the engine can be given one, else with the mouse. */
  tap: (at: Point) => Promise<void>;
  drag: (from: Point, to: Point) => Promise<void>;
  press: (key: 'ArrowRight' | 'ArrowUp' | 'Escape') => Promise<void>;
  close: () => Promise<void>;
};

/** A browser that runs, and gives each guest a profile of their own. */
export type Engine = { newGuest: () => Promise<Driver>; stop: () => Promise<void> };

/** The window of all guests. */
export const WINDOW = { width: 1280, height: 900 };
