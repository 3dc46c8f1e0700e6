import { LABELS, NOUNS, OPTIONS, SINGULARS } from './field-labels';
import { shorten } from './shorten';
import type { EditState, Path, Place, Value } from '../protocol';
import { resolved } from './references';
import { isEntry, valueAt } from './values';

/** Lines that identify an entry to people. */
const TITLES = ['title', 'name', 'question', 'label', 'menu', 'caption', 'heading'];

/** The longest title, in characters. */
const TITLE_LETTERS = 48;

/** A key as a label: `Guest time` for `guestTime`. */
export function nameOfField(key: string | number): string {
  if (typeof key === 'number') return `${key + 1}`;
  const known = own(LABELS, key);
  if (known !== undefined) return known;
  const words = key.replace(/[-_]+/g, ' ').replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\brsvp\b/i, 'RSVP');
}

/** The label of an option. */
export function nameOfChoice(choice: string): string {
  return own(OPTIONS, choice) ?? nameOfField(choice);
}

/** The singular of a list, in lower case: `event` for `events`. */
export function oneOf(list: string | number): string {
  const name = String(list);
  return own(SINGULARS, name) ?? nameOfField(name.replace(/ies$/, 'y').replace(/s$/, '')).toLowerCase();
}

/** The name of a list: `items` are called after the entry that contains them. */
export function nameOfList(path: Path): string {
  const [list, holder] = [path.at(-1), path.at(-2)];
  return String(list === 'items' && typeof holder === 'string' ? holder : (list ?? ''));
}

/** The title, name or question of an entry, as guests read it, or null. */
export function titleOf(entry: Value, facts: EditState['facts']): string | null {
  const lines = isEntry(entry) ? TITLES.map((key) => entry[key]) : [entry];
  const title = lines.find((value) => typeof value === 'string' && value !== '');
  return typeof title === 'string' ? shorten(resolved(title, facts), TITLE_LETTERS) : null;
}

/** The title of the nearest entry around a value, or null. */
export function titleAround(data: Value, path: Path, facts: EditState['facts']): string | null {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const title = titleOf(valueAt(data, path.slice(0, length)), facts);
    if (title !== null) return title;
  }
  return null;
}

/** A place in words, for the undo button: `the title of Welcome drinks`. */
export function inWords({ path }: Place, data: Value, facts: EditState['facts'] = {}): string {
  const key = path.at(-1) ?? '';
  const [group] = path;
  // Words without an entry are named after their purpose.
  if (path.length === 2 && (group === 'words' || group === 'show') && typeof key === 'string')
    return `the words for “${nameOfField(key)}”`;
  const name = typeof key === 'number' ? `${oneOf(path.at(-2) ?? 'entries')} ${key + 1}` : nounOf(key);
  const small = `the ${lowerFirst(name).replace(/^the /, '')}`;
  const title = titleAround(data, path, facts);
  if (title !== null) return `${small} of ${title}`;
  const parent = path.at(-2);
  return typeof parent === 'string' && typeof key === 'string' ? `${small} (${nounOf(parent).toLowerCase()})` : small;
}

/** A place’s name: `the title of Welcome drinks`. */
export function nameOfPlace(state: Pick<EditState, 'files' | 'facts'> | null, place: Place): string {
  return inWords(place, state?.files[place.file]?.whole ?? null, state?.facts);
}

function nounOf(key: string): string {
  return own(NOUNS, key) ?? nameOfField(key);
}

function own(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** A label within a sentence; acronyms keep their capitals. */
function lowerFirst(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
