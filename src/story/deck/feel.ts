import type { Spring } from './spring';

/**
 * Every number that the deck's feel hangs on. Lengths are in deck units (contract: one CSS pixel up to a viewport of
 * 900 px), angles in radians, times in seconds unless the name says otherwise.
 */

/** How many cards of the stack can be seen. Spec §9. */
export const VISIBLE_CARDS = 7;
/** How many cards can be drawn at once: the visible ones and those in flight. Five in flight is six throws a second. */
export const MOST_DRAWN = 12;

/** A drag must end more than this far out to swipe. Spec §5. */
export const SWIPE_THRESHOLD = 100;
/** Where a swiped card flies to, right or up from where it rested. Spec §9. */
export const EXIT_OFFSET = 330;

/** A leaving card is whole up to the first distance and gone at the second, so that its throw is seen. */
export const FADE_FROM = 150;
export const FADE_TO = 310;

/** A viewport this high, in CSS px, has a unit of one pixel; taller ones scale up. Contract, "The deck's units". */
export const REFERENCE_HEIGHT_PX = 900;

/** Release velocity is the mean over this long: two events alone are noise. */
export const VELOCITY_WINDOW_MS = 100;
/** A finger that rested this long before it let go has no velocity to hand over. */
export const PAUSE_BEFORE_RELEASE_MS = 60;
/** The fastest throw that is believed, units per second; anything above is a glitch of the pointer. */
export const MAX_THROW_SPEED = 4000;

/** The speed that a button or key gives to a card, units per second: a flick of a thumb. */
export const FLICK_SPEED = 900;

/** The system's back gesture starts this near the screen's side, CSS px; a touch there is left to it. */
export const EDGE_DEAD_ZONE_PX = 20;

/** How far a card can be pulled in a direction that is not allowed, however long the pull. */
export const RUBBER_LIMIT = 90;
/** How much of the first bit of such a pull the card follows, 0 to 1. */
export const RUBBER_STIFFNESS = 0.5;

/** Tilt for each unit of sideways drag when grabbed at the card's upper or lower edge. */
export const TILT_PER_UNIT = 0.0011;
/** A card grabbed in its middle tilts this part of that, so that no drag is stiff. */
export const TILT_AT_CENTRE = 0.35;
/** No drag tilts further than this. */
export const MAX_TILT = 0.3;

/** Height of a held card above the stack, 0 (resting) to 1; drives shadow, size and light. */
export const HELD_LIFT = 1;
/** How much larger a card of lift 1 looks. */
export const LIFT_SCALE = 0.035;

/** Bend of the paper for each unit per second of speed; a bend of 1 raises the trailing edge by a card's height / 4. */
export const BEND_PER_SPEED = 0.00055;
/** Bend for each unit of pull against a rubber band. */
export const BEND_PER_UNIT = 0.0016;
export const MAX_BEND = 0.75;

/** Each card lies this much lower than the one above it. */
export const STACK_STEP = 5;
/** Each card is this much smaller than the one above it. */
export const STACK_SHRINK = 0.016;
/** A resting card lies up to this far askew, either way; the top one only `TOP_SKEW` of it. */
export const MAX_SKEW = 0.06;
export const TOP_SKEW = 0.15;
/** A resting card lies up to this far off the middle, sideways. */
export const MAX_SHIFT = 7;
/** How much of a place the stack rises to meet a card that is being dragged away. */
export const STACK_ANSWER = 0.7;
/** How much of a drag the next card follows, dragged along by the paper above it. */
export const STACK_FOLLOW = 0.03;

/** The stamp starts to show at this part of the threshold and is full at the threshold. */
export const STAMP_FROM = 0.25;

/** The stack comes in this long after the guest has come to the page. Spec §9. */
export const FADE_IN_DELAY = 0.6;
/** Cards are dealt from this far below, one after the other, so that seven are there 0.6 s after the delay. Spec §9. */
export const DEAL_OFFSET = 420;
export const DEAL_STAGGER = 0.06;
/** 'start it over' gathers the cards from the side they left to, the deepest first. */
export const GATHER_STAGGER = 0.045;

/** A held card's tilt and lift: quick, without swing, so that the hand feels no lag. */
export const HELD_SPRING: Spring = { stiffness: 420, damping: 36, mass: 1 };
/** Going back to the stack: lively, one small swing. */
export const RETURN_SPRING: Spring = { stiffness: 260, damping: 24, mass: 1 };
/** Leaving: soft enough that the throw's own speed is what is seen. */
export const EXIT_SPRING: Spring = { stiffness: 150, damping: 25, mass: 1 };
/** Moving up in the stack, being dealt or gathered. */
export const STACK_SPRING: Spring = { stiffness: 210, damping: 25, mass: 1 };
/** Fading: no swing, or a card would blink; quick, since half-clear cards over each other are a muddle. */
export const FADE_SPRING: Spring = { stiffness: 900, damping: 60, mass: 1 };
/** The cross-fade that is all the motion for a guest who wants none: about half a second. */
export const CROSS_FADE_SPRING: Spring = { stiffness: 120, damping: 24, mass: 1 };
/** The paper's own stiffness: it flattens with a little flutter. */
export const PAPER_SPRING: Spring = { stiffness: 300, damping: 20, mass: 1 };

/** Nobody sees less than this: units for places, and the same number serves the 0-to-1 values a hundredfold finer. */
export const PLACE_PRECISION = 0.05;
export const SHARE_PRECISION = 0.0005;
