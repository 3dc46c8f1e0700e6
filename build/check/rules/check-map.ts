import type { MapPlace, WrittenMap } from '../../../src/model/schema/schema-map.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import type { Path } from '../../read/yaml/walk.ts';
import { checkMapNames } from './check-map-names.ts';
import { GOAL_SCALE } from '../../../src/pages/travel/map-sizes.ts';
import { holds, pillWidth, sizeOf } from '../../make/map/box.ts';
import { cropOf, SHAPES, type Shape } from '../../make/map/crop.ts';
import { FORMATS } from '../../make/map/make-map.ts';
import { project } from '../../make/map/projection.ts';

/** Only a place farther than this from the most central place, in degrees, may have latitude and longitude swapped. */
const FAR = 15;

/** Checks what the map's schema cannot: ids, swapped coordinates, corners, and what must be inside or outside them. */
export function checkMap(map: WrittenMap, source: Source): Mistake[] {
  if (Object.keys(map.stops).length === 0)
    return [source.mistakeAt(['stops'], 'The map has no stops. Add one, such as the place where you marry.')];
  return [
    ...checkMapNames(map, source),
    ...checkSwapped(map, source),
    ...checkCrops(map, source),
    ...checkWidths(map, source),
  ];
}

/**
 * Warns about places that are far from all others, but near them with the two numbers swapped. This is no mistake if two
 * distant places only seem to be swapped, such as London and Nairobi.
 */
function checkSwapped({ stops, ways, peaks }: WrittenMap, source: Source): Mistake[] {
  const places: [MapPlace, Path][] = [
    ...Object.entries(stops).map(([id, { at }]): [MapPlace, Path] => [at, ['stops', id, 'at']]),
    ...Object.entries(peaks).map(([id, { at }]): [MapPlace, Path] => [at, ['peaks', id, 'at']]),
    ...Object.entries(ways).flatMap(([id, { line }]) =>
      line.flatMap((at, index): [MapPlace, Path][] =>
        typeof at === 'string' ? [] : [[at, ['ways', id, 'line', index]]],
      ),
    ),
  ];
  const distance = ([latitude, longitude]: MapPlace, other: MapPlace) =>
    Math.hypot(latitude - other[0], longitude - other[1]);
  const central = places
    .map(([at]) => ({ at, sum: places.reduce((sum, [other]) => sum + distance(at, other), 0) }))
    .reduce((one, other) => (other.sum < one.sum ? other : one)).at;
  return places
    .filter(([at]) => distance(at, central) > FAR && distance([at[1], at[0]], central) < FAR)
    .map(([[latitude, longitude], path]) =>
      source.mistakeAt(
        path,
        places.length === 2
          ? 'This place is far from the other one. Latitude comes first: are the two numbers swapped in one of them?'
          : `This place is far from all the others. Latitude comes first: did you mean [${longitude}, ${latitude}]?`,
        { severity: 'warning' },
      ),
    );
}

/** Checks the two drawings of the map, each cropped to its own corners. */
function checkCrops(map: WrittenMap, source: Source): Mistake[] {
  return SHAPES.flatMap((shape) => {
    const corners = checkCorners(map, shape, source);
    return corners.length > 0 ? corners : checkReach(map, shape, source);
  });
}

function checkCorners(map: WrittenMap, shape: Shape, source: Source): Mistake[] {
  const { northWest, southEast } = map[shape];
  // Without corners, the drawing fits all stops and ways.
  if (!northWest && !southEast) return [];
  if (!northWest || !southEast) {
    const missing = northWest ? 'southEast' : 'northWest';
    return [source.mistakeAt([shape], `The map needs two corners. Add a line "${missing}: …".`, { onKey: true })];
  }
  if (northWest[0] > southEast[0] && northWest[1] < southEast[1]) return [];
  return [
    source.mistakeAt(
      [shape, 'southEast'],
      '"southEast" must be south and east of "northWest": its latitude is smaller, its longitude larger.',
    ),
  ];
}

/** Checks that stops are inside the picture, and both ends of each shore outside. */
function checkReach(map: WrittenMap, shape: Shape, source: Source): Mistake[] {
  const crop = cropOf(map, shape, FORMATS[shape]);
  const picture = { left: 0, top: 0, right: crop.width, bottom: crop.height };
  const isOn = (at: MapPlace | undefined) => at !== undefined && holds(picture, project(at, crop));
  const off = Object.entries(map.stops).filter(([, { at }]) => !isOn(at));
  const endPaths = (map.coasts ?? []).flatMap((shore, index) =>
    [0, shore.length - 1].filter((end) => isOn(shore[end])).map((end) => ['coasts', index, end]),
  );
  return off
    .map(([id]) =>
      source.mistakeAt(
        ['stops', id, 'at'],
        `This stop is outside the corners under "${shape}". Move the stop or a corner.`,
      ),
    )
    .concat(
      endPaths.map((path) =>
        source.mistakeAt(path, `This shore ends on the map under "${shape}". Continue it until it is well outside.`, {
          severity: 'warning',
        }),
      ),
    );
}

/** Warns about names, notes and labels that are wider than the map on phones. */
function checkWidths({ goal, stops, ways }: WrittenMap, source: Source): Mistake[] {
  const { width: most, nameSize, noteSize } = FORMATS.tall;
  const measured = (path: Path, text = '', size = noteSize) => {
    const { width } = sizeOf({ name: text, note: null, nameSize: size, noteSize });
    return { path, text, width, room: most };
  };
  const sides = pillWidth('', noteSize);
  return [
    ...Object.entries(stops).flatMap(([id, { name, note }]) => [
      measured(['stops', id, 'name'], name, id === goal ? nameSize * GOAL_SCALE : nameSize),
      measured(['stops', id, 'note'], note),
    ]),
    ...Object.entries(ways).map(([id, { label: text = '' }]) => ({
      path: ['ways', id, 'label'],
      text,
      width: pillWidth(text, noteSize) - sides,
      room: most - sides,
    })),
  ]
    .filter(({ width, room }) => width > room)
    .map(({ path, text, width, room }) => {
      const letters = Math.floor((text.length * room) / width);
      const message = `This is wider than the map on phones, and guests may not see its ends. Shorten it to ${letters} letters.`;
      return source.mistakeAt(path, message, { severity: 'warning' });
    });
}
