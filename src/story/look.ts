import type { DeckLayout, Rect } from './deck/layout';
import type { Swipe } from '../model/content';

/**
 * What both views show of the deck, so that nobody sees which of the two is there: the scene takes these as uniforms and
 * paints with them, the flat deck as custom properties. Lengths are in deck units, angles in radians, shares from 0 to 1.
 */

/** A card's shadow when it lies and when it is lifted. Its edge is soft for `blur` to both sides. */
export const SHADOW = {
  lying: { blur: 7, fall: 2, share: 0.3 },
  lifted: { blur: 30, fall: 16, share: 0.36 },
  /** The box that throws it is smaller than the card on each side by this part of the blur. */
  shrink: 0.35,
  /** sRGB, 0 to 1. */
  tint: [0.11, 0.05, 0.16],
} as const;

/** Deeper cards lie in the shade of the upper ones. */
export const SHADE = {
  /** What the deepest shade leaves of red, green and blue. */
  left: [0.8, 0.74, 0.82],
  /** How much of it each place in the stack brings, and the most. */
  perPlace: 0.2,
  most: 0.85,
} as const;

/** The stamps' room, and what is drawn in it. */
export const STAMP = {
  width: 190,
  height: 64,
  frame: { height: 46, radius: 10, border: 4, padding: 15 },
  text: { size: 27, spacing: 2 },
  paper: 'rgb(255 250 240 / 0.86)',
  color: { like: '#20795f', superlike: '#2f5d8c' },
  /** Counterclockwise. */
  angle: { like: 0.21, superlike: 0.09 },
} as const;

/** How long a photo takes to come out of its placeholder, and one background to become the next, seconds. */
export const PHOTO_FADE_SECONDS = 0.25;
export const BACKGROUND_FADE_SECONDS = 1.4;

/** How far a fade has come: slow at both ends. The same curve as CSS's cubic-bezier(1/3, 0, 2/3, 1). */
export function easeFade(share: number): number {
  return share * share * (3 - 2 * share);
}
export const FADE_EASING = 'cubic-bezier(0.3333, 0, 0.6667, 1)';

/** A card without a photo has its words on all of this, CSS px from the card's upper left. */
export function wordsRectOf({ photo, card }: DeckLayout): Rect {
  return { x: photo.x, y: photo.x, width: card.width - 2 * photo.x, height: card.height - 2 * photo.x };
}

/** How far words are inset from their rectangle on each side, CSS px; `alone` on a card without a photo. */
export function wordsInsetOf({ text }: DeckLayout, alone: boolean): number {
  return text.inset * (alone ? 2 : 1);
}

/** Where the middle of a stamp is, CSS px from the card's upper left. */
export function stampMiddleOf({ photo, unit }: DeckLayout, swipe: Swipe): { x: number; y: number } {
  return swipe === 'like'
    ? { x: photo.x + 0.56 * STAMP.width * unit, y: photo.y + 0.62 * STAMP.height * unit }
    : { x: photo.x + photo.width / 2, y: photo.y + photo.height * 0.81 };
}
