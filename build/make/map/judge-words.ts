import type { MapWords, Point } from '../../../src/model/content.ts';
import { boxOf, grown, holds, overlap, type Box, type Words } from './box.ts';
import { pointsAlong } from './projection.ts';

/** What words should not cover: boxes, and lines as points along them. */
export type Obstacles = { boxes: readonly Box[]; lines: readonly Point[] };

/** A place whose name needs a position. `at` and `radius` are those of the place's dot. */
export type Named = Words & { at: Point; radius: number };

/** The size of a drawing. */
export type DrawingSize = { width: number; height: number };

/**
 * A possible position of a name. `covered` is the area of its words and their room that is over boxes or outside the
 * drawing, in square units; anything above 0 rules the position out. If it is 0, `crossed` counts the leader's points
 * over boxes. `cost` sums up everything else that looks bad.
 */
export type Choice = { words: MapWords; box: Box; covered: number; crossed: number; cost: number };

/** Free room around words and to the drawing's edge, in multiples of the notes' font size. */
export const ROOM = 0.35;
/** How far above the baseline a leader ends, in multiples of the name's font size: half the height of small letters. */
export const HALF_X_HEIGHT = 0.3;

// Costs are given as the distance between words and dot that looks as bad, in multiples of the notes' font size.
/** The cost of each point of a line under the words or their room. */
const CROSSING = 0.9;
/** The cost of words to the left of their dot. Words to its right have no such cost. */
const ON_THE_LEFT = 0.4;
/** The cost of words centred above or below their dot. */
const ABOVE_OR_BELOW = 0.8;
/** The cost of words that are higher or lower than their dot, as a share of the difference. */
const SLANT = 1 / 8;

/** Absorbs rounding errors in an area. */
const EPSILON = 1e-6;

/** Judges a position of a name. */
export function judge(
  name: Named,
  words: MapWords,
  { boxes, lines }: Obstacles,
  { width, height }: DrawingSize,
): Choice {
  const { noteSize } = name;
  const box = boxOf(name, words);
  const roomy = grown(box, noteSize * ROOM);
  const area = (roomy.right - roomy.left) * (roomy.bottom - roomy.top);
  const outside = area - overlap(roomy, { left: 0, top: 0, right: width, bottom: height });
  const covered = (outside > EPSILON ? outside : 0) + boxes.reduce((sum, other) => sum + overlap(roomy, other), 0);
  const crossed = covered === 0 && words.leader ? crossedBy(name.at, words.leader, [...boxes, box]) : 0;
  const crossings = lines.filter((point) => holds(roomy, point)).length;
  const side = { start: 0, end: ON_THE_LEFT, middle: ABOVE_OR_BELOW }[words.anchor];
  const slant = (Math.abs(words.at.y - name.nameSize * HALF_X_HEIGHT - name.at.y) / noteSize) * SLANT;
  const cost = distanceFromDot(box, name) + crossings * CROSSING + side + slant;
  return { words, box, covered, crossed, cost };
}

/** How many points of a leader are over boxes other than those around its dot. */
function crossedBy(from: Point, to: Point, boxes: readonly Box[]): number {
  const others = boxes.filter((box) => !holds(box, from));
  return pointsAlong(from, to).filter((point) => others.some((box) => holds(box, point))).length;
}

/** The distance of words from the edge of their dot, in multiples of the notes' font size. */
function distanceFromDot({ left, top, right, bottom }: Box, { at, radius, noteSize }: Named): number {
  const x = Math.max(left - at.x, 0, at.x - right);
  const y = Math.max(top - at.y, 0, at.y - bottom);
  return (Math.hypot(x, y) - radius) / noteSize;
}
