import type { MapDrawing, Point, TravelMap } from '../../../src/model/content.ts';
import type { MapPlace, WrittenMap } from '../../../src/model/schema/schema-map.ts';
import { around, type Box } from './box.ts';
import { cropOf, type Format, type Shape } from './crop.ts';
import { freePlace } from './free-place.ts';
import { gridFor, type Grid } from './grid.ts';
import { cornerAndScale } from './corner-and-scale.ts';
import { graticuleOf, isWithin, landBehind } from './ground.ts';
import { DEGREE_KM, project, unproject, type Crop } from './projection.ts';
import { pointOf, placeAllWords, SYMBOL_RADIUS, type Sizes } from './place-all-words.ts';
import { drawWays, placesOf, styleOf, type DrawnWay } from './ways.ts';

/** The size of each shape and its words. On phones, names are as large as the text around the map. */
export const FORMATS: Record<Shape, Format & Sizes> = {
  wide: { width: 1000, minAspect: 0.6, maxAspect: 0.72, nameSize: 27, noteSize: 19 },
  tall: { width: 360, minAspect: 1.1, maxAspect: 1.5, nameSize: 19, noteSize: 14 },
};

/** The last map that was drawn, and what from. */
let last: { from: string; drawn: TravelMap } | null = null;

/**
 * Makes the map for the travel page, or returns the last one: the desk asks for it after every change of the content,
 * and drawing takes a tenth of a second. With `ornamentFloats`, the map's ornament needs a place at sea.
 */
export function makeMap(map: WrittenMap, ornamentFloats: boolean): TravelMap {
  const from = JSON.stringify([map, ornamentFloats]);
  if (last?.from !== from) last = { from, drawn: drawBothShapes(map, ornamentFloats) };
  return last.drawn;
}

function drawBothShapes(map: WrittenMap, ornamentFloats: boolean): TravelMap {
  const crops = { wide: cropOf(map, 'wide', FORMATS.wide), tall: cropOf(map, 'tall', FORMATS.tall) };
  const grid = gridFor(Object.values(crops));
  const ways = Object.values(map.ways);
  const onGrid = ({ name, note, at }: WrittenMap['peaks'][string]) => ({
    name,
    note: note ?? null,
    at: grid.point(at),
  });
  return {
    alt: map.alt,
    ground: map.coasts ? 'sea' : 'land',
    coasts: (map.coasts ?? []).map((shore) => ({
      shore: grid.line(shore),
      behind: grid.line(placesBehind(shore, Object.values(crops))),
    })),
    islands: map.islands.map(({ at, radius }) => ({
      at: grid.point(at),
      radius: Math.round((radius / DEGREE_KM) * grid.perDegree),
    })),
    lakes: map.lakes.map(grid.line),
    rivers: map.rivers.map(grid.line),
    ridges: map.ridges.map(grid.line),
    ways: ways
      .filter(({ offTheMap }) => !offTheMap)
      .map(({ kind, line }) => ({ style: styleOf(kind, map), line: grid.line(placesOf(line, map)) })),
    stops: Object.entries(map.stops).map(([id, stop]) => Object.assign(onGrid(stop), { isGoal: id === map.goal })),
    peaks: Object.values(map.peaks).map(onGrid),
    legend: Object.entries(map.kinds).flatMap(([kind, { style, legend }]) =>
      legend !== undefined && ways.some((way) => way.kind === kind) ? [{ style, text: legend }] : [],
    ),
    wide: drawMap(map, 'wide', crops.wide, grid, ornamentFloats),
    tall: drawMap(map, 'tall', crops.tall, grid, ornamentFloats),
  };
}

function drawMap(map: WrittenMap, shape: Shape, crop: Crop, grid: Grid, ornamentFloats: boolean): MapDrawing {
  const { nameSize, noteSize } = FORMATS[shape];
  const ways = drawWays(map, crop, noteSize);
  const { filled, ...words } = placeAllWords(map, shape, crop, FORMATS[shape], ways);
  return {
    width: crop.width,
    height: crop.height,
    ...cornerAndScale(crop, grid),
    nameSize,
    noteSize,
    graticule: map.coasts ? graticuleOf(crop) : '',
    arrows: ways.flatMap(({ style, arrow }) => (arrow ? [{ style, ...arrow }] : [])),
    ...words,
    ...placeSymbols(map, shape, crop, { filled, ways, ornamentFloats }),
  };
}

/** Places compass and ornament where the couple wants them, or else in free space. A symbol without space is null. */
function placeSymbols(
  map: WrittenMap,
  shape: Shape,
  crop: Crop,
  { filled, ways, ornamentFloats }: { filled: readonly Box[]; ways: readonly DrawnWay[]; ornamentFloats: boolean },
): Pick<MapDrawing, 'compass' | 'ornament'> {
  const { noteSize } = FORMATS[shape];
  const lines = ways.flatMap(({ trail }) => trail);
  const outlines = (map.coasts ?? []).map((shore) =>
    [...shore, ...placesBehind(shore, [crop])].map((place) => project(place, crop)),
  );
  const isSea = (point: Point) => outlines.length > 0 && !outlines.some((outline) => isWithin(point, outline));
  const unitsPerKm = crop.height / (crop.northWest[0] - crop.southEast[0]) / DEGREE_KM;
  const islands = map.islands.map(({ at, radius }) => around(project(at, crop), radius * unitsPerKm));
  const radius = SYMBOL_RADIUS * noteSize;
  // A compass may cover land, even an island.
  const compass = pointOf(map[shape].compass) ?? freePlace(radius, { boxes: filled, lines }, crop);
  const boxes = [...filled, ...islands, ...(compass ? [around(compass, radius)] : [])];
  const ornament =
    pointOf(map[shape].ornament) ?? freePlace(radius, { boxes, lines }, crop, ornamentFloats ? isSea : undefined);
  return { compass, ornament };
}

/** The places outside all crops that close the land behind a shore, as `landBehind` finds them. */
function placesBehind(shore: readonly MapPlace[], crops: readonly Crop[]): MapPlace[] {
  // The area around all crops. Any width and height would do, since the result is in degrees.
  const whole = {
    northWest: [
      Math.max(...crops.map(({ northWest }) => northWest[0])),
      Math.min(...crops.map(({ northWest }) => northWest[1])),
    ],
    southEast: [
      Math.min(...crops.map(({ southEast }) => southEast[0])),
      Math.max(...crops.map(({ southEast }) => southEast[1])),
    ],
    width: 1,
    height: 1,
  } as const satisfies Crop;
  return landBehind(
    shore.map((place) => project(place, whole)),
    whole,
  ).map((point) => unproject(point, whole));
}
