/* Sizes of the map's parts. The build uses them to find room for names and labels (`build/make/map/`). */

/** Font size of the goal's name, relative to the names of other stops. */
export const GOAL_SCALE = 1.4;

/** Radii of the goal's dot and of other stops' dots, relative to the font size of notes. */
export const GOAL_RADIUS = 0.75;
export const STOP_RADIUS = 0.45;

/** Distance from a name's baseline to its note's, and height of a label's pill, relative to the font size of notes. */
export const NOTE_LINE = 1.35;
export const PILL_HEIGHT = 1.9;

/**
 * The font size of notes at which the compass and the peaks are drawn unscaled. When the build finds room, it takes
 * their sizes from its own `SYMBOL_RADIUS` and `PEAK_RADIUS`.
 */
export const SYMBOL_TEXT_SIZE = 16;
