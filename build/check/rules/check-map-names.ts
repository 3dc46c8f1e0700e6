import type { WrittenMap } from '../../../src/model/schema/schema-map.ts';
import { SHAPES } from '../../make/map/crop.ts';
import { didYouMean } from '../../read/messages/did-you-mean.ts';
import type { Mistake } from '../../read/messages/mistake.ts';
import type { Source } from '../../read/yaml/source.ts';
import type { Path } from '../../read/yaml/walk.ts';

/** Checks that every id used on the map exists, and that no stop and peak share an id, since `words` can name either. */
export function checkMapNames(map: WrittenMap, source: Source): Mistake[] {
  const stops = Object.keys(map.stops);
  const peaks = Object.keys(map.peaks);
  const kinds = Object.keys(map.kinds);
  const ways = Object.keys(map.ways);
  const onKey = { onKey: true };
  const checkName = (name: string, what: string, known: readonly string[], path: Path, options = {}) =>
    known.includes(name)
      ? []
      : [source.mistakeAt(path, `This map has no ${what} "${name}". ${didYouMean(name, known)}`.trim(), options)];
  return [
    ...(map.goal === undefined ? [] : checkName(map.goal, 'stop', stops, ['goal'])),
    ...peaks
      .filter((id) => stops.includes(id))
      .map((id) =>
        source.mistakeAt(
          ['peaks', id],
          `A stop is also called "${id}". Call the peak something else in this line.`,
          onKey,
        ),
      ),
    ...Object.entries(map.ways).flatMap(([id, { kind }]) => checkName(kind, 'kind', kinds, ['ways', id, 'kind'])),
    ...Object.entries(map.ways).flatMap(([id, { line }]) =>
      line.flatMap((place, index) =>
        typeof place === 'string' ? checkName(place, 'stop', stops, ['ways', id, 'line', index]) : [],
      ),
    ),
    ...SHAPES.flatMap((shape) => [
      Object.keys(map[shape].words).flatMap((id) =>
        checkName(id, 'stop or peak', [...stops, ...peaks], [shape, 'words', id], onKey),
      ),
      Object.keys(map[shape].labels).flatMap((id) => checkName(id, 'way', ways, [shape, 'labels', id], onKey)),
    ]).flat(),
  ];
}
