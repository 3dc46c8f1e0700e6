import type { EditState, Path, Place } from '../../../protocol';
import { CROP_LINES } from '../../../../src/model/pictures/crop';
import { entryAt, valueIn } from '../picture-entry';

/**
 * The place of the line that names an element’s picture. Lines that name the same file share a URL; a card’s index, or
 * else the elements’ order on the page, tells them apart.
 * @param first the first of these lines
 * @param count how many elements with this URL come before: see `findPictures`
 */
export function ownPlace(element: Element, first: Place, count: number, state: EditState): Place {
  const card = element.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (card !== undefined && first.path[0] === 'cards')
    return { ...first, path: ['cards', Number(card), ...first.path.slice(2)] };
  const half = element.closest('[data-middle] > *');
  if (half) return placeInMiddle(element, half, first);
  const same = placesLike(state, first);
  // A page may show each entry’s picture twice, small and large.
  return same[count % same.length] ?? first;
}

/** The place of a portrait in the party’s `middle-panel.tsx`, where each half repeats its side’s first members. */
function placeInMiddle(element: Element, half: Element, { file }: Place): Place {
  const side = [...(half.parentElement?.children ?? [])].indexOf(half);
  const member = Array.from<Element>(half.querySelectorAll('img')).indexOf(element);
  return { file, path: ['sides', side, 'members', member, 'photo'] };
}

/** Places that differ only in list indexes, and whose pictures have the same file, crop and start: so the same URL. */
function placesLike(state: EditState, place: Place): Place[] {
  const wanted = entryAt(state, place);
  const paths = place.path.reduce<Path[]>(
    (paths, key) => paths.flatMap((path) => keysLike(state, { ...place, path }, key).map((each) => path.concat(each))),
    [[]],
  );
  const isAlike = ({ file, lines }: typeof wanted) =>
    file === wanted.file && ['start', ...CROP_LINES].every((line) => lines[line] === wanted.lines[line]);
  return paths.map((path) => ({ file: place.file, path })).filter((each) => isAlike(entryAt(state, each)));
}

/** All indexes of the list at `parent` if the key is an index; else only the key. */
function keysLike(state: EditState, parent: Place, key: string | number): (string | number)[] {
  const list = valueIn(state, parent);
  return typeof key === 'number' && Array.isArray(list) ? [...list.keys()] : [key];
}
