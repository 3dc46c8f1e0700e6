import { shorten } from '../../../src/model/text/shorten';
import type { EditState, Path, Place, Value } from '../../protocol';
import { resolveReferences } from '../references';
import { isEntry, valueAt } from '../values';
import { nameOfField, nounOf, singularOf } from './field-names';

/** Lines that identify an entry to people, the best first. */
const TITLES = ['title', 'name', 'question', 'label', 'menu', 'caption', 'heading'];

/** Groups of words, such as those on buttons. They have no title, even if one of their lines is a `title` or `menu`. */
const WORD_GROUPS = new Set<unknown>(['words', 'show', 'locked']);

/** The longest title, in characters. */
const TITLE_LETTERS = 48;

/** The title, name or question of an entry, as guests read it; null if it has none. A text is its own title. */
export function titleOf(entry: Value, facts: EditState['facts']): string | null {
  const lines = isEntry(entry) ? TITLES.map((key) => entry[key]) : [entry];
  const title = lines.find((value) => typeof value === 'string' && value !== '');
  return typeof title === 'string' ? shorten(resolveReferences(title, facts), TITLE_LETTERS) : null;
}

/**
 * The title of the innermost entry that contains a value and has a title; null if there is none. Groups of words and
 * the whole file do not count.
 */
export function titleAround(data: Value, path: Path, facts: EditState['facts']): string | null {
  if (isInWordGroup(path)) return null;
  for (let length = path.length - 1; length > 0; length -= 1) {
    const title = titleOf(valueAt(data, path.slice(0, length)), facts);
    if (title !== null) return title;
  }
  return null;
}

/** A path in words, for the undo button: `the title of Welcome drinks`. */
export function pathInWords(path: Path, data: Value, facts: EditState['facts'] = {}): string {
  const key = path.at(-1) ?? '';
  // Words on buttons and the like are named after their purpose.
  if (path.length === 2 && isInWordGroup(path)) return `the words for “${nameOfField(key)}”`;
  // Some labels, such as “The couple”, have their own article.
  const name =
    typeof key === 'number'
      ? `${singularOf(path.at(-2) ?? '')} ${key + 1}`
      : `the ${lowerFirst(nounOf(key, path.at(-2))).replace(/^the /, '')}`;
  const title = titleAround(data, path, facts);
  if (title !== null) return `${name} of ${title}`;
  const parent = path.at(-2);
  return typeof parent === 'string' && typeof key === 'string' ? `${name} (${nounOf(parent).toLowerCase()})` : name;
}

/** A place in words: see `pathInWords`. */
export function nameOfPlace(state: Pick<EditState, 'files' | 'facts'> | null, place: Place): string {
  return pathInWords(place.path, state?.files[place.file]?.whole ?? null, state?.facts);
}

/** A place as a label, for links: `Title · Welcome drinks`. */
export function labelOfPlace({ files, facts }: Pick<EditState, 'files' | 'facts'>, { file, path }: Place): string {
  const line = path.findLastIndex((key) => typeof key === 'string');
  if (line < 0) return 'The whole file';
  const holder = path[line - 1];
  const label = nameOfField(path[line] ?? '', holder);
  if (holder === undefined) return label;
  const title = titleAround(files[file]?.whole ?? null, path.slice(0, line + 1), facts);
  const position = typeof holder === 'number' ? `number ${holder + 1}` : nameOfField(holder).toLowerCase();
  return `${label} · ${title ?? position}`;
}

const isInWordGroup = ([group]: Path) => WORD_GROUPS.has(group);

/** A label within a sentence; acronyms keep their capitals. */
function lowerFirst(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
