import type { Swipe } from '../../model/content';
import { RUBBER_LIMIT, RUBBER_FOLLOW, SWIPE_THRESHOLD, VISIBLE_CARDS } from './feel';

/** The swipes that each card allows, by its position in the story. */
export type Allowed = readonly (readonly Swipe[])[];

/** The state of the story. `index` is the position of the top card, or the number of cards once all are swiped. */
export type DeckState = {
  readonly allowed: Allowed;
  readonly index: number;
  /** The card under the finger, or null. Only the top card can be held. */
  readonly held: number | null;
};

export type DeckEvent =
  | { readonly type: 'grab' }
  /** The finger releases `x` to the right of and `y` below where it grabbed, in units. */
  | { readonly type: 'release'; readonly x: number; readonly y: number }
  | { readonly type: 'cancel' }
  /** A button or key. */
  | { readonly type: 'swipe'; readonly swipe: Swipe }
  /** Goes to another card, usually the previous one, without a swipe; to the end if `card` is the number of cards. */
  | { readonly type: 'go'; readonly card: number }
  | { readonly type: 'reset' };

/** The result of an event, for the code that moves the cards. */
export type Outcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'grabbed'; readonly card: number }
  /**
   * A held card goes back. `refused` is the swipe that it does not allow; null if the drag made none, or after a
   * cancel.
   */
  | { readonly kind: 'returned'; readonly card: number; readonly refused: Swipe | null }
  /** A button or key asked for a swipe that the top card does not allow: nothing moves. */
  | { readonly kind: 'refused'; readonly card: number; readonly refused: Swipe }
  | { readonly kind: 'swiped'; readonly card: number; readonly swipe: Swipe }
  /** The top card changed from `from` to `card` without a swipe. */
  | { readonly kind: 'went'; readonly card: number; readonly from: number }
  | { readonly kind: 'reset' };

const NOTHING: Outcome = { kind: 'nothing' };

/** Makes any number an index of the deck, the end included: drops its fraction and clamps it; 0 if it is not finite. */
export function clampIndex(allowed: Allowed, index: number): number {
  const place = Number.isFinite(index) ? Math.trunc(index) : 0;
  return Math.min(Math.max(place, 0), allowed.length);
}

/** The rules of the deck. Never throws; an event that makes no sense changes nothing. */
export function transition(state: DeckState, event: DeckEvent): [DeckState, Outcome] {
  const top = state.index;
  switch (event.type) {
    case 'grab':
      if (isOver(state) || state.held !== null) return [state, NOTHING];
      return [
        { ...state, held: top },
        { kind: 'grabbed', card: top },
      ];
    case 'release': {
      if (state.held === null) return [state, NOTHING];
      const swipe = swipeOf(event.x, event.y);
      return swipe && allows(state, swipe) ? swiped(state, swipe) : returned(state, state.held, swipe);
    }
    case 'cancel':
      return state.held === null ? [state, NOTHING] : returned(state, state.held, null);
    case 'swipe':
      if (isOver(state)) return [state, NOTHING];
      return allows(state, event.swipe)
        ? swiped(state, event.swipe)
        : [state, { kind: 'refused', card: top, refused: event.swipe }];
    case 'go': {
      const exists = Number.isInteger(event.card) && event.card >= 0 && event.card <= state.allowed.length;
      if (!exists || event.card === top) return [state, NOTHING];
      return [
        { ...state, index: event.card, held: null },
        { kind: 'went', card: event.card, from: top },
      ];
    }
    case 'reset':
      return [{ ...state, index: 0, held: null }, { kind: 'reset' }];
  }
}

/**
 * The swipe of a drag by `x` right and `y` down, in units, whatever its speed; null if it goes neither right nor up far
 * enough.
 */
export function swipeOf(x: number, y: number): Swipe | null {
  return Math.max(x, -y) > SWIPE_THRESHOLD ? leaningOf(x, y) : null;
}

/** The swipe that a drag is heading for, however short: the larger of right and up decides. */
export function leaningOf(x: number, y: number): Swipe {
  return x >= -y ? 'like' : 'superlike';
}

/** Whether the top card allows a swipe; false when no card is left. */
export function allows(state: DeckState, swipe: Swipe): boolean {
  return state.allowed[state.index]?.includes(swipe) ?? false;
}

/** True when no card is left. */
export function isOver(state: DeckState): boolean {
  return state.index >= state.allowed.length;
}

/** The number of visible cards in the stack. */
export function visibleCount(state: DeckState): number {
  return Math.min(VISIBLE_CARDS, state.allowed.length - state.index);
}

/**
 * How far a card follows a pull in a direction that is not allowed: less and less, never past the limit.
 * Source: the rubber band of touch scrolling.
 */
export function rubberBand(pull: number): number {
  const followed = pull * RUBBER_FOLLOW;
  return followed / (1 + followed / RUBBER_LIMIT);
}

/** `pullOf` is infinite at the limit, so offsets count only up to this share of the limit. */
const INVERTIBLE = 0.99;

/** The pull that a rubber-banded offset came from: the inverse of `rubberBand`. */
export function pullOf(offset: number): number {
  const within = Math.min(offset, RUBBER_LIMIT * INVERTIBLE);
  return within / (1 - within / RUBBER_LIMIT) / RUBBER_FOLLOW;
}

function swiped(state: DeckState, swipe: Swipe): [DeckState, Outcome] {
  return [
    { ...state, index: state.index + 1, held: null },
    { kind: 'swiped', card: state.index, swipe },
  ];
}

function returned(state: DeckState, card: number, refused: Swipe | null): [DeckState, Outcome] {
  return [
    { ...state, held: null },
    { kind: 'returned', card, refused },
  ];
}
