import type { Spring } from './spring';

/**
 * The numbers that decide how the deck feels; `docs/numbers.md` explains those that guests notice. Lengths are in deck
 * units (one CSS px up to a viewport height of 900 px), angles in radians, times in seconds unless the name has a unit.
 */

/** How many cards of the stack are visible. See `docs/numbers.md`. */
export const VISIBLE_CARDS = 7;
/** How many cards can be drawn at once, cards in flight included. Five in flight allow six throws a second. */
export const MOST_DRAWN = VISIBLE_CARDS + 5;

/** A drag swipes if the finger moves further than this, right or up. See `docs/numbers.md`. */
export const SWIPE_THRESHOLD = 100;
/** How far a swiped card flies, right or up from where it rested. See `docs/numbers.md`. */
export const EXIT_OFFSET = 330;

/** A leaving card is opaque up to this far from the centre, so that guests see the throw. At `FADE_TO` it is gone. */
export const FADE_FROM = 150;
export const FADE_TO = 310;

/** Up to this viewport height a deck unit is one CSS px; in taller viewports it grows. See `docs/numbers.md`. */
export const REFERENCE_HEIGHT_PX = 900;

/** The velocity at release is the mean over this time, since two events alone are noise. */
export const VELOCITY_WINDOW_MS = 100;
/** A finger that rests this long before release passes no velocity to the card. */
export const PAUSE_BEFORE_RELEASE_MS = 60;
/** The fastest plausible throw, units per second; anything above is a pointer glitch. */
export const MAX_THROW_SPEED = 4000;

/** The speed of a card swiped by button or key, units per second: like the flick of a thumb. */
export const FLICK_SPEED = 900;

/** Touches this close to a side of the screen are left to the system's back gesture. */
export const EDGE_DEAD_ZONE_PX = 20;

/** How far a card can be pulled in a direction that is not allowed, however long the pull. */
export const RUBBER_LIMIT = 90;
/** The share of a pull in that direction that the card follows at first, 0 to 1. */
export const RUBBER_FOLLOW = 0.5;

/** About half a card's height on a phone. A grab this far above or below the middle, or further, has a lever of 1. */
export const HALF_CARD_HEIGHT = 230;
/** Lengthens every lever, so that even a card grabbed in its middle tilts. */
export const EXTRA_LEVER = 0.35;
/** Tilt per unit of sideways drag, times the lever. */
export const TILT_PER_UNIT = 0.0011;
/** No drag tilts further than this. */
export const MAX_TILT = 0.3;
/** A card that leaves to the right turns by this on its way. */
export const EXIT_TILT = 0.15;

/** How much larger a held card is, as a share of its size. */
export const LIFT_SCALE = 0.035;

/** Bend of the paper for each unit per second of speed; a bend of 1 raises the trailing edge by a card's height / 4. */
export const BEND_PER_SPEED = 0.00055;
/** Bend for each unit of pull against a rubber band. */
export const BEND_PER_UNIT = 0.0016;
export const MAX_BEND = 0.75;

/** Each card is this much lower than the one above it. */
export const STACK_STEP = 5;
/** Each card is this much smaller than the one above it, as a share of the top card. */
export const STACK_SHRINK = 0.016;
/** A resting card is rotated by up to this angle either way; the top card by only `TOP_ROTATION_SHARE` of its own. */
export const MAX_REST_ROTATION = 0.06;
export const TOP_ROTATION_SHARE = 0.15;
/** A resting card is up to this far off centre, sideways. */
export const MAX_SHIFT = 7;
/** How far the stack rises while its top card is dragged away, as a share of one place. */
export const STACK_RISE = 0.7;
/** The share of a drag that the next card follows, as if pulled along by the paper above it. */
export const STACK_FOLLOW = 0.03;

/** A dragged card's stamp starts to show at this share of the swipe threshold and is opaque at the threshold. */
export const STAMP_FROM = 0.25;

/** The deal starts this long after the guest opens the page. See `docs/numbers.md`. */
export const DEAL_DELAY = 0.6;
/**
 * Cards are dealt from this far below, one by one; all have faded in within 0.6 s after the delay. See
 * `docs/numbers.md`.
 */
export const DEAL_OFFSET = 420;
/** At the start of a deal or a gathering, a card has this many times its own rotation (`rotationOf`). */
export const DEAL_ROTATION = 5;
export const GATHER_ROTATION = 4;
/** Each card is dealt this much later than the one below it. */
export const DEAL_STAGGER = 0.06;
/** 'Start it over' gathers the cards from the right, each this much later than the one below it. */
export const GATHER_STAGGER = 0.045;

/** A held card's tilt and lift: quick and without visible overshoot, so that the guest feels no lag. */
export const HELD_SPRING: Spring = { stiffness: 420, damping: 36 };
/** Going back to the stack: lively, one small swing. */
export const RETURN_SPRING: Spring = { stiffness: 260, damping: 24 };
/** Leaving: soft enough that the throw's own speed shows. */
export const EXIT_SPRING: Spring = { stiffness: 150, damping: 25 };
/** Moving up in the stack, being dealt or gathered. */
export const STACK_SPRING: Spring = { stiffness: 210, damping: 25 };
/** Fading: no overshoot, or a card would blink; quick, because overlapping translucent cards look muddled. */
export const FADE_SPRING: Spring = { stiffness: 900, damping: 60 };
/** The cross-fade that replaces all motion when the guest prefers reduced motion: about half a second. */
export const CROSS_FADE_SPRING: Spring = { stiffness: 120, damping: 24 };
/** The paper's own stiffness: it flattens with a little flutter. */
export const PAPER_SPRING: Spring = { stiffness: 300, damping: 20 };

/** Differences below these are invisible: `PLACE_PRECISION` in positions, `SHARE_PRECISION` in all other values. */
export const PLACE_PRECISION = 0.05;
export const SHARE_PRECISION = 0.0005;
