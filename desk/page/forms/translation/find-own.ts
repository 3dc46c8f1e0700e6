import { nameOf } from '../../../../src/model/entry-names';
import type { Path, Value } from '../../../protocol';
import { isSame, startsWith, valueAt } from '../../../model/values';

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
    const next = typeof key === 'number' ? ownIndex(over, under, key) : key;
    if (next === null) return null;
    over = valueAt(over, [next]);
    under = valueAt(under, [key]);
    at.push(next);
    if (over === null) return null;
  }
  return at;
}

/** An entry’s index in the second language’s list; null if none matches. Same rules as the build’s `matchEntries`. */
export function ownIndex(over: Value, under: Value, index: number): number | null {
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

type Texts = {
  /** The paths of the texts in the first language’s file. */
  texts: readonly Path[];
  /** Their paths in the second language’s file; null for a text without translation. */
  ownPaths: readonly (Path | null)[];
  /** Whether the link leads to a draft: `goal` is then one of `texts`, else a path in the second language’s file. */
  isDraft: boolean;
};

/** The index of the text, or of the first text in the entry, to which a link leads; -1 if it leads to no text. */
export function findWanted(goal: Path, { texts, ownPaths, isDraft }: Texts): number {
  if (isDraft) return texts.findIndex((path) => isSame(path, goal));
  return ownPaths.findIndex((path) => path !== null && startsWith(path, goal));
}
