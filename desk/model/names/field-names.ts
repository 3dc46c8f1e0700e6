import { LABELS, NOUNS, SINGULARS } from './field-labels';
import type { Path } from '../../protocol';

/** A key as a label: `Guest time` for `guestTime`. @param holder the key that it is written under */
export function nameOfField(key: string | number, holder?: string | number): string {
  if (typeof key === 'number') return `${key + 1}`;
  const known = lookUp(LABELS, key, holder);
  if (known !== undefined) return known;
  const words = key.replace(/[-_]+/g, ' ').replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\brsvp\b/i, 'RSVP');
}

/** The singular of a list, in lower case: `event` for `events`. */
export function singularOf(list: string | number): string {
  const name = String(list);
  return lookUp(SINGULARS, name) ?? nameOfField(name.replace(/ies$/, 'y').replace(/s$/, '')).toLowerCase();
}

/** The name of a list: `items` is named after the entry that contains it. */
export function nameOfList(path: Path): string {
  const [list, holder] = [path.at(-1), path.at(-2)];
  return String(list === 'items' && typeof holder === 'string' ? holder : (list ?? ''));
}

/** A key as a noun: `description` for `alt`. @param holder the key that it is written under */
export function nounOf(key: string, holder?: string | number): string {
  return lookUp(NOUNS, key, holder) ?? nameOfField(key, holder);
}

/** What a table has for a key under this holder, or else for the key anywhere. */
function lookUp(table: Record<string, string>, key: string, holder?: string | number): string | undefined {
  const found = [`${holder}.${key}`, key].find((name) => Object.hasOwn(table, name));
  return found === undefined ? undefined : table[found];
}
