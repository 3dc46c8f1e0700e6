import { LABELS, NOUNS, SINGULARS } from './field-labels';
import type { Path } from '../../protocol';

/** A key as a label: `Guest time` for `guestTime`, `1` for index 0. @param holder the key of the entry around it */
export function nameOfField(key: string | number, holder?: string | number): string {
  if (typeof key === 'number') return `${key + 1}`;
  const known = lookUp(LABELS, key, holder);
  if (known !== undefined) return known;
  const words = key
    .replace(/[-_]+/g, ' ')
    .replace(/[a-z\d][A-Z]/g, (two) => `${two.charAt(0)} ${two.charAt(1).toLowerCase()}`);
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\brsvp\b/i, 'RSVP');
}

/** The singular of a list's key, in lower case: `event` for `events`. */
export function singularOf(key: string | number): string {
  const name = String(key);
  return lookUp(SINGULARS, name) ?? nameOfField(name.replace(/ies$/, 'y').replace(/s$/, '')).toLowerCase();
}

/** The key that names a list, the last in its path; for `items`, the key of the entry around it. */
export function nameOfList(path: Path): string {
  const [list, holder] = [path.at(-1), path.at(-2)];
  return String(list === 'items' && typeof holder === 'string' ? holder : (list ?? ''));
}

/** A key as a noun: `description` for `alt`; by default its label. @param holder the key of the entry around it */
export function nounOf(key: string, holder?: string | number): string {
  return lookUp(NOUNS, key, holder) ?? nameOfField(key, holder);
}

/** The table's value for a key in this holder, or else for the key in any holder; undefined if it has neither. */
function lookUp(table: Record<string, string>, key: string, holder?: string | number): string | undefined {
  const found = [`${holder}.${key}`, key].find((name) => Object.hasOwn(table, name));
  return found === undefined ? undefined : table[found];
}
