import type { MapWords, Point } from '../../../src/content/model.ts';
import { around, boxOf, grown, holds, overlap, sizeOf, type Box, type Words } from './box.ts';
import { along, rounded } from './projection.ts';

/** What is in the way of words: other words, and lines as points along them. */
export type Obstacles = { boxes: readonly Box[]; lines: readonly Point[] };

/** A place whose name wants to stand somewhere. `radius` is its dot's. */
export type Named = Words & { at: Point; radius: number };

export type Picture = { width: number; height: number };

/**
 * How good a place is: `covered` is what its words lie over, in square units; `crossed` how much its line runs over;
 * `cost` is all that is not nice.
 */
type Choice = { words: MapWords; box: Box; covered: number; crossed: number; cost: number };

const TURNS = 16;
/** Distances from the dot at which words are tried, in sizes of the small words; the first is beside it. */
const REACHES = [0.5, 1.6, 2.8, 4.2, 6, 8];
/** From this on, a thin line leads to the words. */
const LEADER_FROM = 1.6;
/** Free room around words, and to the picture's edge, in sizes of the small words. */
const ROOM = 0.35;
/** What is not nice, in sizes of the small words that one would rather go further. */
const CROSSING = 0.9;
const NOT_RIGHT = 0.4;
const ABOVE_OR_BELOW = 0.8;
/** Names look for a better place so often, after all others have theirs. */
const ROUNDS = 2;

/**
 * Finds a place for each name: beside its dot where that is free, or as near as there is room, with a line leading to it.
 * Where there is no room at all it is null.
 */
export function placeWords(names: readonly Named[], obstacles: Obstacles, picture: Picture): (MapWords | null)[] {
  const chosen: (Choice | null)[] = names.map(() => null);
  const dots = names.map(({ at, radius }) => around(at, radius));
  for (let round = 0; round < ROUNDS; round += 1) {
    names.forEach((name, index) => {
      const others = chosen.flatMap((choice, other) => (choice && other !== index ? [choice.box] : []));
      const boxes = [...obstacles.boxes, ...dots, ...others];
      chosen[index] = choose(name, { boxes, lines: obstacles.lines }, picture);
    });
  }
  return chosen.map((choice) => choice && choice.words);
}

/** The nicest place near its dot, or else anywhere; in a crowd its line runs over another's words rather than none. */
function choose(name: Named, obstacles: Obstacles, picture: Picture): Choice | null {
  const judged = (places: MapWords[]) => places.map((words) => judge(name, words, obstacles, picture));
  const nicest = (choices: Choice[], crosses: boolean) =>
    choices
      .filter((choice) => choice.covered === 0 && (crosses || choice.crossed === 0))
      .toSorted((a, b) => a.cost + a.crossed - b.cost - b.crossed)[0];
  const near = nicest(judged(nearby(name)), false);
  if (near) return near;
  const all = judged(anywhere(name, picture));
  return nicest(all, false) ?? nicest(all, true) ?? null;
}

/** Places around a dot. */
function nearby(name: Named): MapWords[] {
  const { at, radius, noteSize } = name;
  const { above, below } = sizeOf(name);
  return REACHES.flatMap((reach) =>
    Array.from({ length: TURNS }, (_, turn) => {
      const angle = (turn / TURNS) * 2 * Math.PI;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      const distance = radius + reach * noteSize;
      const middle = { x: at.x + across * distance, y: at.y + down * (distance + (above + below) / 2) };
      return wordsAt(name, middle, sideOf(across), reach >= LEADER_FROM);
    }),
  );
}

function sideOf(across: number): MapWords['anchor'] {
  if (Math.abs(across) < 0.3) return 'middle';
  return across > 0 ? 'start' : 'end';
}

/** All over the picture, for names that find no room near their dots. */
function anywhere(name: Named, { width, height }: Picture): MapWords[] {
  const step = name.noteSize;
  const places: MapWords[] = [];
  for (let y = step; y < height; y += step)
    for (let x = step; x < width; x += step)
      for (const anchor of ['start', 'end'] as const) places.push(wordsAt(name, { x, y }, anchor, true));
  return places;
}

/** Words whose block begins, ends or is centred at a point, half of it above and half below. */
function wordsAt(name: Named, { x, y }: Point, anchor: MapWords['anchor'], led: boolean): MapWords {
  const { above, below } = sizeOf(name);
  const at = { x: rounded(x), y: rounded(y + (above - below) / 2) };
  return { at, anchor, leader: led ? leaderTo(name, { at, anchor }) : null };
}

/** Where the line from a dot ends: just before the name's first letters, or above or below its middle. */
function leaderTo(name: Named, words: Pick<MapWords, 'at' | 'anchor'>): Point {
  const { left, top, right, bottom } = grown(boxOf(name, words), name.noteSize * 0.4);
  const firstLine = words.at.y - name.nameSize * 0.3;
  if (words.anchor === 'start') return { x: rounded(left), y: rounded(firstLine) };
  if (words.anchor === 'end') return { x: rounded(right), y: rounded(firstLine) };
  return { x: words.at.x, y: rounded(bottom < name.at.y ? bottom : top) };
}

function judge(name: Named, words: MapWords, { boxes, lines }: Obstacles, { width, height }: Picture): Choice {
  const { noteSize } = name;
  const box = boxOf(name, words);
  const roomy = grown(box, noteSize * ROOM);
  const area = (roomy.right - roomy.left) * (roomy.bottom - roomy.top);
  const outside = area - overlap(roomy, { left: 0, top: 0, right: width, bottom: height });
  // What is cut off by rounding alone is none.
  const covered = (outside > 1e-6 ? outside : 0) + boxes.reduce((sum, other) => sum + overlap(roomy, other), 0);
  const crossed = covered === 0 && words.leader ? crossedBy(name.at, words.leader, boxes) : 0;
  const crossings = lines.filter((point) => holds(roomy, point)).length;
  const sides = { start: 0, end: NOT_RIGHT, middle: ABOVE_OR_BELOW }[words.anchor];
  const slant = Math.abs(words.at.y - name.nameSize * 0.3 - name.at.y) / noteSize / 8;
  const cost = far(words, name) + crossings * CROSSING + sides + slant;
  return { words, box, covered, crossed, cost };
}

/** How often a thin line runs over something, but for what its dot lies in. */
function crossedBy(from: Point, to: Point, boxes: readonly Box[]): number {
  const others = boxes.filter((box) => !holds(box, from));
  return along(from, to).filter((point) => others.some((box) => holds(box, point))).length;
}

/** How far words stand from their dot, in sizes of the small words. */
function far(words: MapWords, name: Named): number {
  const { left, top, right, bottom } = boxOf(name, words);
  const x = Math.max(left - name.at.x, 0, name.at.x - right);
  const y = Math.max(top - name.at.y, 0, name.at.y - bottom);
  return (Math.hypot(x, y) - name.radius) / name.noteSize;
}
