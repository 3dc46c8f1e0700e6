import { nameOf } from '../../../../src/model/entry-names';
import type { Path, Value } from '../../../protocol';
import { valueAt } from '../../../model/values';

/*
 * A second language’s file contains only what differs; `build/read/languages/translate.ts` lays it over the first
 * language’s. These functions find a text’s place in it: `over` is a value of the second language, `under` the same
 * value of the first.
 */

/** A text’s path in the second language’s file; null if it is not translated. */
export function findOwn(own: Value, first: Value, path: Path): Path | null {
  let [over, under] = [own, first];
  const at: (string | number)[] = [];
  for (const key of path) {
    const next = typeof key === 'number' ? ownIndex(over, under, key) : key;
    if (next === null) return null;
    over = valueAt(over, [next]);
    under = valueAt(under, [key]);
    at.push(next);
    if (over === null) return null;
  }
  return at;
}

/** An entry’s index in the second language’s list; null if it has none. Entries without a name match by order. */
export function ownIndex(over: Value, under: Value, index: number): number | null {
  if (!Array.isArray(over) || !Array.isArray(under)) return null;
  const name = nameOf(under[index] ?? null);
  if (name !== null) {
    const found = over.findIndex((entry) => nameOf(entry) === name);
    return found < 0 ? null : found;
  }
  const isNamed = over.some((entry) => nameOf(entry) !== null);
  return !isNamed && over.length === under.length ? index : null;
}
