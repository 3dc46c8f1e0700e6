import type { MapWords, Point } from '../../../src/model/content.ts';
import { boxOf, grown, holds, overlap, type Box, type Words } from './box.ts';
import { pointsAlong } from './projection.ts';

/** What words must not cover: boxes, and lines as points along them. */
export type Obstacles = { boxes: readonly Box[]; lines: readonly Point[] };

/** A place whose name needs a position. `at` and `radius` are those of the place's dot. */
export type Named = Words & { at: Point; radius: number };

/** The size of a drawing. */
export type Picture = { width: number; height: number };

/**
 * A possible position of a name. `covered` is the area of its words and their room that is over boxes or outside the
 * picture, in square units; anything above 0 rules the position out. `crossed` counts the points of its leader over
 * boxes, only if `covered` is 0. `cost` sums up everything else that looks bad.
 */
export type Choice = { words: MapWords; box: Box; covered: number; crossed: number; cost: number };

/** Free room around words and to the picture's edge, in multiples of the notes' font size. */
const ROOM = 0.35;
/** How far above the baseline a leader ends, in multiples of the name's font size: half the height of small letters. */
export const HALF_X_HEIGHT = 0.3;
/**
 * Costs, in multiples of the notes' font size: the extra distance between words and dot that would look equally bad.
 * `CROSSING` is for each point of a line under the words or their room, the others for words not right of their dot.
 */
const CROSSING = 0.9;
const ON_THE_LEFT = 0.4;
const ABOVE_OR_BELOW = 0.8;
/** The cost of a difference in height between dot and words, as a share of it. */
const SLANT = 1 / 8;
/** Absorbs rounding errors in an area. */
const EPSILON = 1e-6;

/** Judges a position of a name. */
export function judge(name: Named, words: MapWords, { boxes, lines }: Obstacles, { width, height }: Picture): Choice {
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
  const cost = distanceFromDot(words, name) + crossings * CROSSING + side + slant;
  return { words, box, covered, crossed, cost };
}

/** How many points of a leader are over boxes other than those around its dot. */
function crossedBy(from: Point, to: Point, boxes: readonly Box[]): number {
  const others = boxes.filter((box) => !holds(box, from));
  return pointsAlong(from, to).filter((point) => others.some((box) => holds(box, point))).length;
}

/** The distance of words from the edge of their dot, in multiples of the notes' font size. */
function distanceFromDot(words: MapWords, name: Named): number {
  const { left, top, right, bottom } = boxOf(name, words);
  const x = Math.max(left - name.at.x, 0, name.at.x - right);
  const y = Math.max(top - name.at.y, 0, name.at.y - bottom);
  return (Math.hypot(x, y) - name.radius) / name.noteSize;
}
