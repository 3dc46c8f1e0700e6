import type { MapDrawing, Point, TravelMap } from '../../../src/content/model.ts';
import type { MapPlace, WrittenMap } from '../../../src/content/schema-map.ts';
import { around } from './box.ts';
import { cropOf, type Format } from './crop.ts';
import { curveThrough } from './curve.ts';
import { freePlace } from './free-place.ts';
import { isWithin, landBehind, netOf } from './ground.ts';
import { kilometre, project, roundPoint, tenths, type Crop } from './projection.ts';
import { setWords, type SetWords, type Sizes } from './set-words.ts';
import { drawWays, type DrawnWay } from './ways.ts';

type Side = 'wide' | 'tall';

/** For tablets and desks, and for phones: there, words are as large as the text around the map. */
const SHEETS: Record<Side, Format & Sizes> = {
  wide: { width: 1000, minAspect: 0.6, maxAspect: 0.72, nameSize: 27, noteSize: 19 },
  tall: { width: 360, minAspect: 1.1, maxAspect: 1.5, nameSize: 19, noteSize: 14 },
};

/** How far compass and ornament reach, in sizes of the small words. */
const COMPASS_RADIUS = 3.4;
const ORNAMENT_RADIUS = 3.4;

/** The map as it is drawn, twice. `inSea` is whether what keeps it company swims. */
export function makeMap(map: WrittenMap, inSea: boolean): TravelMap {
  const used = new Set(Object.values(map.ways).map(({ kind }) => kind));
  return {
    alt: map.alt,
    wide: drawMap(map, 'wide', inSea),
    tall: drawMap(map, 'tall', inSea),
    legend: Object.entries(map.kinds).flatMap(([kind, { style, legend }]) =>
      legend !== undefined && used.has(kind) ? [{ style, text: legend }] : [],
    ),
  };
}

function drawMap(map: WrittenMap, side: Side, inSea: boolean): MapDrawing {
  const { nameSize, noteSize } = SHEETS[side];
  const crop = cropOf(map, side, SHEETS[side]);
  const through = (line: readonly MapPlace[]) => line.map((place) => project(place, crop));
  const shores = (map.coasts ?? []).map(through);
  const ways = drawWays(map, crop, noteSize);
  const { filled, ...words } = setWords(map, side, crop, SHEETS[side], ways);
  return {
    width: crop.width,
    height: crop.height,
    nameSize,
    noteSize,
    ground: shores.length > 0 ? 'sea' : 'land',
    net: shores.length > 0 ? netOf(crop) : '',
    coasts: shores.map((shore) => ({ shore: curveThrough(shore), behind: closing(landBehind(shore, crop)) })),
    islands: map.islands.map(({ at, radius }) => ({
      at: roundPoint(project(at, crop)),
      radius: tenths(radius * kilometre(crop)),
    })),
    lakes: map.lakes.map((line) => curveThrough(through(line), { closed: true })).join(''),
    rivers: map.rivers.map((line) => curveThrough(through(line))).join(''),
    ridges: map.ridges.map((line) => curveThrough(through(line))).join(''),
    ways: ways.map(({ style, path, arrow }) => ({ style, path, arrow })),
    ...words,
    ...ornaments(map[side], { filled, ways, shores, inSea }, crop, noteSize),
  };
}

type Ground = { filled: SetWords['filled']; ways: readonly DrawnWay[]; shores: readonly Point[][]; inSea: boolean };

/** Compass and ornament stand where the couple wants them, or where there is room. */
function ornaments(
  own: WrittenMap[Side],
  { filled, ways, shores, inSea }: Ground,
  crop: Crop,
  noteSize: number,
): Pick<MapDrawing, 'compass' | 'ornament'> {
  const lines = ways.flatMap(({ trail }) => trail);
  const land = shores.map((shore) => [...shore, ...landBehind(shore, crop)]);
  const isSea = (point: Point) => shores.length > 0 && !land.some((outline) => isWithin(point, outline));
  const compass = pointOf(own.compass) ?? freePlace(COMPASS_RADIUS * noteSize, { boxes: filled, lines }, crop);
  const boxes = compass ? [...filled, around(compass, COMPASS_RADIUS * noteSize)] : filled;
  const ornament = freePlace(ORNAMENT_RADIUS * noteSize, { boxes, lines }, crop, inSea ? isSea : undefined);
  return { compass, ornament: pointOf(own.ornament) ?? ornament };
}

function pointOf(pair: readonly [number, number] | undefined): Point | null {
  return pair ? { x: pair[0], y: pair[1] } : null;
}

/** What closes a path behind its last point. */
function closing(points: readonly Point[]): string {
  return `${points.map(({ x, y }) => `L${x} ${y}`).join('')}Z`;
}
