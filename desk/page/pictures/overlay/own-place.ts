import { CROP_LINES } from '../../../../src/model/pictures/crop';
import type { EditState, Path, Place } from '../../../protocol';
import { entryAt, valueIn, type PictureEntry } from '../picture-entry';

/**
 * The place of the line that names an element’s picture. Lines that name the same file with the same crop share a URL;
 * a card’s index, or else the elements’ order on the page, tells them apart.
 * @param listed the one of these lines that `state.pictures` has
 * @param count how many elements before this one show the same file: see `findPictures`
 */
export function ownPlace(element: Element, listed: Place, count: number, state: EditState): Place {
  const card = element.closest<HTMLElement>('[data-card]')?.dataset.card;
  if (card !== undefined && listed.path[0] === 'cards')
    return { ...listed, path: ['cards', Number(card), ...listed.path.slice(2)] };
  const half = element.closest('[data-middle] > *');
  if (half) return placeInMiddle(element, half, listed);
  const same = placesLike(state, listed);
  // A page may show all its entries twice, small and large: the second time, the count starts again.
  return same[count % same.length] ?? listed;
}

/** The place of a portrait in the party’s `middle-panel.tsx`, where each half repeats its side’s first members. */
function placeInMiddle(element: Element, half: Element, { file }: Place): Place {
  const side = [...(half.parentElement?.children ?? [])].indexOf(half);
  const member = Array.from<Element>(half.querySelectorAll('img')).indexOf(element);
  return { file, path: ['sides', side, 'members', member, 'photo'] };
}

/** Places that differ only in indexes and whose pictures have the same file, crop and film start, so the same URL. */
function placesLike(state: EditState, place: Place): Place[] {
  const wanted = entryAt(state, place);
  const paths = place.path.reduce<Path[]>(
    (paths, key) => paths.flatMap((path) => keysLike(state, { ...place, path }, key).map((each) => path.concat(each))),
    [[]],
  );
  const isAlike = ({ file, lines }: PictureEntry) =>
    file === wanted.file && ['start', ...CROP_LINES].every((line) => lines[line] === wanted.lines[line]);
  return paths.map((path) => ({ file: place.file, path })).filter((each) => isAlike(entryAt(state, each)));
}

/** All indexes of the list at `parent` if the key is one of them; else only the key. */
function keysLike(state: EditState, parent: Place, key: string | number): (string | number)[] {
  const list = valueIn(state, parent);
  return typeof key === 'number' && Array.isArray(list) ? [...list.keys()] : [key];
}
