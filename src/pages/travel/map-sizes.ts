/*
 * How large the map's parts are drawn. The build finds room for words by the same numbers (`vite/content/map/`).
 */

/** The goal's name is so much larger than other stops'. */
export const GOAL_SCALE = 1.4;

/** Radii of dots, in sizes of the small words. */
export const GOAL_RADIUS = 0.75;
export const STOP_RADIUS = 0.45;

/** From a name's line to its note's, and the height of a label's pill, in sizes of the small words. */
export const NOTE_LINE = 1.35;
export const PILL_HEIGHT = 1.9;
