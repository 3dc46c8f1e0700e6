import { LABELS, NOUNS, OPTIONS, SINGULARS } from './field-labels';
import type { Path } from '../protocol';

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

/** A key as a noun: `description` for `alt`. */
export function nounOf(key: string): string {
  return own(NOUNS, key) ?? nameOfField(key);
}

function own(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
