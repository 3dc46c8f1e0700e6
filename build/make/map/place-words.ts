import type { MapWords, Point } from '../../../src/model/content.ts';
import { boxOf, grown, middleInside, sizeOf } from './box.ts';
import {
  HALF_X_HEIGHT,
  judge,
  ROOM,
  type Choice,
  type DrawingSize,
  type Named,
  type Obstacles,
} from './judge-words.ts';
import { rounded } from './projection.ts';

/** Number of directions from the dot in which words are tried. */
const TURNS = 16;
/** Distances from the dot at which words are tried, in multiples of the notes' font size. */
const REACHES = [0.5, 1.6, 2.8, 4.2, 6, 8];
/** From this distance on, in the same unit, a thin line leads to the words. */
const LEADER_FROM = 1.6;
/** Distance between a leader's end and its words, in multiples of the notes' font size. */
const LEADER_GAP = 0.4;
/** Words are centred above or below their dot if the cosine of their direction is closer to 0 than this. */
const STEEP = 0.3;
/** The first round places all names; each later round looks for better positions among the others. */
const ROUNDS = 2;

/** Places each name next to its dot, or as near as possible, with a leader. Null for a name that fits nowhere. */
export function placeWords(names: readonly Named[], obstacles: Obstacles, size: DrawingSize): (MapWords | null)[] {
  const chosen: (Choice | null)[] = names.map(() => null);
  for (let round = 0; round < ROUNDS; round += 1) {
    names.forEach((name, index) => {
      const others = chosen.flatMap((choice, other) => (choice && other !== index ? [choice.box] : []));
      chosen[index] = choose(name, { ...obstacles, boxes: [...obstacles.boxes, ...others] }, size);
    });
  }
  return chosen.map((choice) => choice?.words ?? null);
}

/**
 * The best position near the dot, or else anywhere in the drawing. Its leader crosses boxes only if it must. Null if
 * every position covers something.
 */
function choose(name: Named, obstacles: Obstacles, size: DrawingSize): Choice | null {
  const judged = (positions: MapWords[]) => positions.map((words) => judge(name, words, obstacles, size));
  const best = (choices: Choice[], mayCross: boolean) =>
    choices
      .filter((choice) => choice.covered === 0 && (mayCross || choice.crossed === 0))
      .toSorted((a, b) => a.cost + a.crossed - b.cost - b.crossed)[0];
  const near = best(judged(nearby(name)), false);
  if (near) return near;
  const all = judged(anywhere(name, size));
  return best(all, false) ?? best(all, true) ?? null;
}

/** For a name that fits nowhere: the nearest position above or below its dot that covers least. */
export function squeeze(name: Named, obstacles: Obstacles, size: DrawingSize): MapWords {
  const { at, radius, noteSize } = name;
  const { width, above, below } = sizeOf(name);
  const x = middleInside(at.x, width + 2 * ROOM * noteSize, size.width);
  const choices = REACHES.flatMap((reach) => {
    const distance = radius + reach * noteSize + (above + below) / 2;
    return [at.y + distance, at.y - distance].map((y) =>
      judge(name, wordsAt(name, { x, y }, 'middle', reach >= LEADER_FROM), obstacles, size),
    );
  });
  // Whole units, since rounding errors must not make a farther position the best.
  return choices.reduce((best, next) => (Math.round(next.covered) < Math.round(best.covered) ? next : best)).words;
}

/** Positions around the dot. */
function nearby(name: Named): MapWords[] {
  const { at, radius, noteSize } = name;
  const { above, below } = sizeOf(name);
  return REACHES.flatMap((reach) =>
    Array.from({ length: TURNS }, (_, turn) => {
      const angle = (turn / TURNS) * 2 * Math.PI;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      const distance = radius + reach * noteSize;
      // Above and below the dot, half the height of the words is added, so that they do not cover it.
      const middle = { x: at.x + across * distance, y: at.y + down * (distance + (above + below) / 2) };
      return wordsAt(name, middle, sideOf(across), reach >= LEADER_FROM);
    }),
  );
}

function sideOf(across: number): MapWords['anchor'] {
  if (Math.abs(across) < STEEP) return 'middle';
  return across > 0 ? 'start' : 'end';
}

/** Positions all over the drawing, for names without room near their dots. */
function anywhere(name: Named, { width, height }: DrawingSize): MapWords[] {
  const step = name.noteSize;
  const positions: MapWords[] = [];
  for (let y = step; y < height; y += step)
    for (let x = step; x < width; x += step)
      for (const anchor of ['start', 'end'] as const) positions.push(wordsAt(name, { x, y }, anchor, true));
  return positions;
}

/** Words that start, end or are centred at a point, and are vertically centred there. */
function wordsAt(name: Named, { x, y }: Point, anchor: MapWords['anchor'], hasLeader: boolean): MapWords {
  const { above, below } = sizeOf(name);
  const at = { x: rounded(x), y: rounded(y + (above - below) / 2) };
  return { at, anchor, leader: hasLeader ? leaderEnd(name, { at, anchor }) : null };
}

/** Where the leader ends: to the left or right of the name, or above or below the words if they are centred. */
function leaderEnd(name: Named, words: Pick<MapWords, 'at' | 'anchor'>): Point {
  const { left, top, right, bottom } = grown(boxOf(name, words), name.noteSize * LEADER_GAP);
  const nameMiddle = words.at.y - name.nameSize * HALF_X_HEIGHT;
  if (words.anchor === 'start') return { x: rounded(left), y: rounded(nameMiddle) };
  if (words.anchor === 'end') return { x: rounded(right), y: rounded(nameMiddle) };
  return { x: words.at.x, y: rounded(bottom < name.at.y ? bottom : top) };
}
