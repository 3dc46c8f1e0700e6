import type { DeckLayout, Rect } from './deck/layout';
import type { Swipe } from '../model/content';

/*
 * The look of both views, so that guests see no difference: the scene uses it in uniforms and paintings, the flat deck in
 * custom properties. Unless noted, lengths are in deck units, angles in radians, and shares from 0 to 1.
 */

/** A card's shadow at rest and lifted: `offset` below the card, its edge blurred by `blur` on both sides. */
export const SHADOW = {
  lying: { blur: 7, offset: 2, opacity: 0.3 },
  lifted: { blur: 30, offset: 16, opacity: 0.36 },
  /** The box that casts the shadow is smaller than the card on each side, by this share of the blur. */
  shrink: 0.35,
  /** sRGB, 0 to 1. */
  tint: [0.11, 0.05, 0.16],
} as const;

/** The shade that cards cast on deeper ones. */
export const SHADE = {
  /** The factors of red, green and blue in full shade. */
  factors: [0.8, 0.74, 0.82],
  /** How much darker each place in the stack is than the one above, as a share of full shade. */
  perPlace: 0.2,
  /** The shade of the deepest cards, as a share of full shade. */
  most: 0.85,
} as const;

/** A stamp: a frame and a word, painted in the middle of an area of `width` and `height`. */
export const STAMP = {
  width: 190,
  height: 64,
  frame: { height: 46, radius: 10, border: 4, padding: 15 },
  text: { size: 27, spacing: 2 },
  paper: 'rgb(255 250 240 / 0.86)',
  colour: { like: '#20795f', superlike: '#2f5d8c' },
  /** Counterclockwise rotation. */
  angle: { like: 0.21, superlike: 0.09 },
} as const;

/** The background behind the deck with this card on top; after the last card, still that of the last card. */
export function backgroundAt(cards: readonly { background: string[] }[], index: number): string[] {
  return (cards[index] ?? cards.at(-1))?.background ?? [];
}

/** How long one background fades into the next, seconds. */
export const BACKGROUND_FADE_SECONDS = 1.4;

/** The progress of a fade after this share of its time, 0 to 1: a smoothstep. */
export function easeFade(share: number): number {
  return share * share * (3 - 2 * share);
}

/** `easeFade` in CSS. */
export const FADE_EASING = 'cubic-bezier(0.3333, 0, 0.6667, 1)';

/** Whether the words are next to the photo, centred vertically, and not below it. */
export function areWordsBeside({ photo, label }: DeckLayout): boolean {
  return label.y < photo.y + photo.height / 2;
}

/** The words' rectangle on a card without a photo, CSS px from the card's upper left: inset as far as a photo. */
export function wordsRectOf({ photo, card }: DeckLayout): Rect {
  const border = photo.x;
  return { x: border, y: border, width: card.width - 2 * border, height: card.height - 2 * border };
}

/** The words' inset within their rectangle, CSS px. @param isAlone whether the card has no photo. */
export function wordsInsetOf({ text }: DeckLayout, isAlone: boolean): number {
  return text.inset * (isAlone ? 2 : 1);
}

/** The space between a photo and the words below it. */
export const LABEL_TOP = 10;

/** The space between date and caption on a card without a photo, relative to the date's font size. */
export const WORDS_GAP = 1.2;

/** The height free for a caption on a card without a photo, CSS px: all but date, gap, and a date's height per end. */
export function captionRoomOf(layout: DeckLayout): number {
  return wordsRectOf(layout).height - (WORDS_GAP + 3) * layout.text.date;
}

/** A stamp's centre, CSS px from the card's upper left: LIKE at the photo's upper left, SUPERLIKE low in its middle. */
export function stampCentreOf({ photo, unit }: DeckLayout, swipe: Swipe): { x: number; y: number } {
  return swipe === 'like'
    ? { x: photo.x + 0.56 * STAMP.width * unit, y: photo.y + 0.62 * STAMP.height * unit }
    : { x: photo.x + photo.width / 2, y: photo.y + photo.height * 0.81 };
}
