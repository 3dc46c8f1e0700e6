import type { EditState, Path, Place } from '../../../protocol';
import { CROP_LINES } from '../../../../src/model/pictures/crop';
import { entryAt, valueIn } from '../picture-entry';

/** Entries that use the same file share a URL; a card’s index, or otherwise their order on the page, distinguishes them. */
export function ownPlace(element: Element, first: Place, count: number, state: EditState): Place {
  const card = element.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (card !== undefined && first.path[0] === 'cards')
    return { ...first, path: first.path.map((key, index) => (index === 1 ? Number(card) : key)) };
  const same = placesLike(state, first);
  return same[count % same.length] ?? first;
}

/** Places of the same kind in a file that use the same picture with the same crop. */
function placesLike(state: EditState, place: Place): Place[] {
  const wanted = entryAt(state, place);
  const paths = place.path.reduce<Path[]>(
    (paths, key) => paths.flatMap((path) => keysLike(state, { ...place, path }, key).map((each) => path.concat(each))),
    [[]],
  );
  const places = paths.map((path): Place => Object.assign({ ...place }, { path }));
  return places.filter((each) => {
    const { file, lines } = entryAt(state, each);
    return file === wanted.file && ['start', ...CROP_LINES].every((line) => lines[line] === wanted.lines[line]);
  });
}

/** The key itself, or all indexes of the list if it is an index. */
function keysLike(state: EditState, holder: Place, key: string | number): (string | number)[] {
  const list = valueIn(state, holder);
  return typeof key === 'number' && Array.isArray(list) ? [...list.keys()] : [key];
}
