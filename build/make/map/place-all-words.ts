import type { MapDrawing, MapWords, Point } from '../../../src/model/content.ts';
import type { WrittenMap } from '../../../src/model/schema/schema-map.ts';
import { GOAL_RADIUS, GOAL_SCALE, STOP_RADIUS } from '../../../src/pages/travel/map-sizes.ts';
import { around, boxOf, grown, holds, middleInside, overlap, pillBox, pillWidth, type Box } from './box.ts';
import type { Named } from './judge-words.ts';
import { placeWords, squeeze } from './place-words.ts';
import type { Shape } from './crop.ts';
import { project, rounded, roundPoint, type Crop } from './projection.ts';
import type { DrawnWay } from './ways.ts';

/** The font sizes of a drawing's names and notes. */
export type Sizes = { nameSize: number; noteSize: number };

/** All words of a drawing, and the boxes that they, the dots and the couple's own compass and ornament cover. */
export type PlacedWords = Pick<MapDrawing, 'labels' | 'peaks' | 'stops'> & { filled: Box[] };

/** The radius of compass and ornament, in multiples of the notes' font size. */
export const SYMBOL_RADIUS = 3.4;
/** The radius of a peak's symbol, in multiples of the notes' font size. */
const PEAK_RADIUS = 0.55;
/** Free room around a label, in multiples of the notes' font size. */
const LABEL_ROOM = 0.3;
/** A label off the middle of its way by this share of the way is as bad as one that covers a point of another way. */
const OFF_MIDDLE = 0.12;

const ANCHORS = { left: 'start', right: 'end', middle: 'middle' } as const;

/** A stop or peak; `own` is the position that the couple has written for its words. */
type Item = Named & { own: MapWords | null };

/** Places the words of labels, stops and peaks, in this order, around everything that the couple has placed. */
export function placeAllWords(
  map: WrittenMap,
  shape: Shape,
  crop: Crop,
  { nameSize, noteSize }: Sizes,
  ways: readonly DrawnWay[],
): PlacedWords {
  const itemOf = (id: string, { name, note, at }: WrittenMap['stops'][string], size: number, radius: number): Item => ({
    name,
    note: note ?? null,
    at: project(at, crop),
    radius: radius * noteSize,
    nameSize: size,
    noteSize,
    own: ownWords(map[shape].words[id]),
  });
  const stops = Object.entries(map.stops).map(([id, stop]) =>
    id === map.goal ? itemOf(id, stop, nameSize * GOAL_SCALE, GOAL_RADIUS) : itemOf(id, stop, nameSize, STOP_RADIUS),
  );
  const peaks = Object.entries(map.peaks).map(([id, peak]) => itemOf(id, peak, noteSize, PEAK_RADIUS));

  const filled: Box[] = [...stops, ...peaks].map(({ at, radius }) => around(at, radius));
  for (const item of [...stops, ...peaks]) if (item.own) filled.push(boxOf(item, item.own));
  for (const at of [pointOf(map[shape].compass), pointOf(map[shape].ornament)])
    if (at) filled.push(around(at, SYMBOL_RADIUS * noteSize));

  // The couple's labels first, so that all others avoid them.
  const ownPoints = ways.map(({ id, label }) => {
    const own = map[shape].labels[id];
    const at = own && project(own, crop);
    if (at && label !== undefined) filled.push(pillBox(at, label, noteSize));
    return at;
  });
  const labels = ways.flatMap((way, index) => {
    if (way.label === undefined) return [];
    const at = ownPoints[index] ?? labelPointOf(way, way.label, ways, filled, crop, noteSize);
    if (!at) return [];
    if (!ownPoints[index]) filled.push(pillBox(at, way.label, noteSize));
    return [{ style: way.style, at: roundPoint(at), width: rounded(pillWidth(way.label, noteSize)), text: way.label }];
  });

  const lines = ways.flatMap(({ trail }) => trail);
  const drawing = { left: 0, top: 0, right: crop.width, bottom: crop.height };
  const place = (items: readonly Item[], area: Box) => {
    const unplaced = items.filter(({ own, at }) => !own && holds(area, at));
    const found = new Map<Item, MapWords>();
    placeWords(unplaced, { boxes: filled, lines }, crop).forEach((words, index) => {
      const item = unplaced[index];
      if (item && words) found.set(item, words);
    });
    for (const [item, words] of found) filled.push(boxOf(item, words));
    return items.map((item) => item.own ?? found.get(item) ?? null);
  };
  const placed = place(stops, drawing);
  // A stop needs its name, even if it covers something.
  const stopWords = stops.map((stop, index) => {
    const found = placed[index];
    if (found) return found;
    const words = squeeze(stop, { boxes: filled, lines }, crop);
    filled.push(boxOf(stop, words));
    return words;
  });
  // The drawing's edge would cut off the symbol of a peak near it, so such a peak gets no words unless the couple placed
  // them. A peak without words is not drawn.
  const peakWords = place(peaks, grown(drawing, -noteSize));
  return {
    labels,
    stops: stopWords,
    peaks: peakWords,
    filled,
  };
}

/** A written pair as a point; null without one. */
export function pointOf(pair: readonly [number, number] | undefined): Point | null {
  return pair ? { x: pair[0], y: pair[1] } : null;
}

function ownWords(words: WrittenMap['wide']['words'][string] | undefined): MapWords | null {
  if (!words) return null;
  const [x, y] = words.at;
  return { at: { x, y }, anchor: ANCHORS[words.align], leader: pointOf(words.leader) };
}

/**
 * The point of a way at which its label covers least, preferably mid-way, moved if the drawing's edge would cut the
 * label. Null if no part of the way is visible.
 */
function labelPointOf(
  way: DrawnWay,
  label: string,
  ways: readonly DrawnWay[],
  filled: readonly Box[],
  { width, height }: Crop,
  noteSize: number,
): Point | null {
  const drawing = { left: 0, top: 0, right: width, bottom: height };
  const seen = way.trail.filter((point) => holds(drawing, point));
  const others = ways.filter((other) => other !== way).flatMap(({ trail }) => trail);
  const costs = seen.map((point, index) => {
    const box = grown(pillBox(point, label, noteSize), noteSize * LABEL_ROOM);
    const outside = (box.right - box.left) * (box.bottom - box.top) - overlap(box, drawing);
    const covered = filled.reduce((sum, other) => sum + overlap(box, other), outside);
    const crossed = others.filter((other) => holds(box, other)).length;
    return covered + crossed + Math.abs(index / seen.length - 0.5) / OFF_MIDDLE;
  });
  const best = seen[costs.indexOf(Math.min(...costs))];
  return best ? { x: middleInside(best.x, pillWidth(label, noteSize), width), y: best.y } : null;
}
