import type { MapWords, Point } from '../../../src/model/content.ts';
import { NOTE_LINE, PILL_HEIGHT } from '../../../src/pages/travel/map-sizes.ts';

/** A rectangle in a drawing. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A name and its note, with their font sizes. */
export type Words = { name: string; note: string | null; nameSize: number; noteSize: number };

/** Width of a letter, in em: a generous estimate, since the text is not measured. */
const LETTER = 0.52;
/** Width of a letter in a label's pill, where the text is bolder, in em. */
const PILL_LETTER = 0.56;
/** Letters and signs about as wide as they are high, such as `駅`, `ー` and `（`, which count as two. */
const WIDE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}！-～]/gu;
/** Padding to the left and right of a pill's text together, in em. */
const PILL_SIDES = 1.6;

/** How far letters reach above and below the baseline, in em. */
const ASCENT = 0.8;
const DESCENT = 0.28;

/** The number of letters, for an estimate of the width. */
const lengthOf = (text: string) => text.replaceAll(WIDE, '00').length;

/** The width of words, and how far they reach above and below the name's baseline. */
export function sizeOf({ name, note, nameSize, noteSize }: Words) {
  const width = Math.max(lengthOf(name) * nameSize, lengthOf(note ?? '') * noteSize) * LETTER;
  const below = note === null ? nameSize * DESCENT : noteSize * (NOTE_LINE + DESCENT);
  return { width, above: nameSize * ASCENT, below };
}

/** The box around words at a position. */
export function boxOf(words: Words, { at, anchor }: Pick<MapWords, 'at' | 'anchor'>): Box {
  const { width, above, below } = sizeOf(words);
  const left = at.x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, top: at.y - above, right: left + width, bottom: at.y + below };
}

/** The width of the pill around a way's label. */
export const pillWidth = (text: string, fontSize: number) =>
  lengthOf(text) * fontSize * PILL_LETTER + fontSize * PILL_SIDES;

/** The box around a label's pill, whose middle is at `at`. */
export function pillBox(at: Point, text: string, fontSize: number): Box {
  return around(at, pillWidth(text, fontSize) / 2, (fontSize * PILL_HEIGHT) / 2);
}

/** The box around a point: by default a square. `across` is its reach to the left and right, `up` above and below. */
export function around({ x, y }: Point, across: number, up = across): Box {
  return { left: x - across, top: y - up, right: x + across, bottom: y + up };
}

/** The box with a margin around it. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The area that two boxes share, in square units. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether a point is in a box. */
export function holds({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** The middle of something `size` wide, moved just far enough to be inside a drawing `width` wide; if too wide, centred. */
export function middleInside(middle: number, size: number, width: number): number {
  const least = Math.min(size, width) / 2;
  return Math.min(Math.max(middle, least), width - least);
}

/** Where a straight line enters a box and leaves it, in shares of its length; it misses the box if it leaves first. */
export function partWithin({ left, top, right, bottom }: Box, from: Point, to: Point): [enter: number, leave: number] {
  // For a line straight across or down, dividing by 0 gives the right infinities.
  const x = [(left - from.x) / (to.x - from.x), (right - from.x) / (to.x - from.x)];
  const y = [(top - from.y) / (to.y - from.y), (bottom - from.y) / (to.y - from.y)];
  return [Math.max(0, Math.min(...x), Math.min(...y)), Math.min(1, Math.max(...x), Math.max(...y))];
}
