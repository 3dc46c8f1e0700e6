import { ENTRY_NAMES, nameOf } from '../../src/model/entry-names.ts';
import type { Path, Value } from '../protocol.ts';
import { isEntry, valueAt, type Entry } from './values.ts';

/*
 * A second language’s file contains only what differs; `build/read/languages/translate.ts` lays it over the first
 * language’s file. These functions find a text’s place in the second language’s file: `over` is a value of the second
 * language, `under` the same value of the first.
 */

/** A text’s path in the second language’s file; null for a text without translation. */
export function findOwn(own: Value, first: Value, path: Path): Path | null {
  let [over, under] = [own, first];
  const at: (string | number)[] = [];
  for (const key of path) {
    const next = typeof key === 'number' ? findOwnIndex(over, under, key) : key;
    if (next === null) return null;
    over = valueAt(over, [next]);
    under = valueAt(under, [key]);
    at.push(next);
    if (over === null) return null;
  }
  return at;
}

/** An entry’s index in the second language’s list; null if none matches. Same rules as the build’s `matchEntries`. */
export function findOwnIndex(over: Value, under: Value, index: number): number | null {
  if (!Array.isArray(over) || !Array.isArray(under)) return null;
  // Entries with the same name match in order, and so do those without a name. If the second language’s list has no
  // names, all its entries match in order.
  const hasNames = over.some((entry) => nameOf(entry) !== null);
  const name = hasNames ? nameOf(under[index]) : null;
  const unnamedCount = over.filter((entry) => nameOf(entry) === null).length;
  const neededCount = under.filter((entry) => !hasNames || nameOf(entry) === null).length;
  // If the lists differ in how many entries match without a name, the whole list is unclear.
  if (unnamedCount > 0 && unnamedCount !== neededCount) return null;
  const overIndexes = [...over.keys()].filter((each) => nameOf(over[each]) === name);
  const underIndexes = [...under.keys()].filter((each) => !hasNames || nameOf(under[each]) === name);
  return overIndexes[underIndexes.indexOf(index)] ?? null;
}

/** A new entry with only the line that names the given entry; empty if that has no name. */
export function nameLineOf(entry: Value): Entry {
  const key = isEntry(entry) ? ENTRY_NAMES.find((each) => typeof entry[each] === 'string') : undefined;
  return key === undefined ? {} : { [key]: valueAt(entry, [key]) };
}
