import { nameOf } from '../../../../src/model/entry-names';
import type { Change, Path, Value } from '../../../protocol';
import { findOwnIndex, nameLineOf } from '../../../model/own-path';
import { isEntry, valueAt } from '../../../model/values';

/**
 * The change that writes a text into the second language’s file, with any missing entries around it.
 * Null if a list differs so much from the first language’s that it is unclear which entry to change.
 * @param own the data of the second language’s file
 * @param first the data of the first language’s file
 * @param path the text’s path in the first language’s file
 */
export function translate(file: string, own: Value, first: Value, path: Path, value: Value): Change | null {
  // At each key, `over` is the second language’s value and `under` the same value of the first.
  let [over, under] = [own, first];
  const at: (string | number)[] = [];
  for (const [index, key] of path.entries()) {
    const rest = path.slice(index + 1);
    const below = valueAt(under, [key]);
    if (typeof key === 'number') {
      const overIndex = findOwnIndex(over, under, key);
      if (overIndex === null) {
        if (!Array.isArray(over) || !Array.isArray(under) || nameOf(below) === null) return null;
        const entry = entryFor(below, rest, value);
        const added = withTwins(under, key, over, entry);
        // An insert adds only one entry.
        if (added.length > 1) return { kind: 'set', at: { file, path: at }, was: over, value: [...over, ...added] };
        return { kind: 'insert', at: { file, path: [...at, over.length] }, length: over.length, value: entry };
      }
      over = valueAt(over, [overIndex]);
      at.push(overIndex);
    } else {
      over = valueAt(over, [key]);
      at.push(key);
    }
    // Sets the text, or the outermost missing entry around it.
    if (over === null || rest.length === 0) {
      const wrapped = typeof key === 'number' ? entryFor(below, rest, value) : wrap(below, rest, value);
      return { kind: 'set', at: { file, path: at }, was: over, value: wrapped };
    }
    under = below;
  }
  // Only an empty path leads here.
  return null;
}

/** Wraps a value in the entries that are missing around it. @param path leads to the value from `under` */
function wrap(under: Value, path: Path, value: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'string') return { [key]: wrap(valueAt(under, [key]), rest, value) };
  const entries = Array.isArray(under) ? under : [];
  const original = entries[key] ?? null;
  if (nameOf(original) !== null) return withTwins(entries, key, [], entryFor(original, rest, value));
  // Entries without a name match in order, so the others are written too: empty, or as they are if they are texts.
  return entries.map((entry, index) => (index === key ? entryFor(entry, rest, value) : isEntry(entry) ? {} : entry));
}

/**
 * The entries to add for one entry. Entries with the same name match in order, so each earlier entry of its name that
 * `over` lacks is added first, with only its name.
 */
function withTwins(under: Value, index: number, over: readonly Value[], entry: Value): Value[] {
  const before = Array.isArray(under) ? under.slice(0, index) : [];
  const countTwins = (list: readonly Value[]) => list.filter((each) => nameOf(each) === nameOf(entry)).length;
  const missing = Math.max(0, countTwins(before) - countTwins(over));
  return [...Array<Value>(missing).fill(entryFor(entry, [], {})), entry];
}

/** Wraps a value in an entry of a list, with the line that names the entry; a value that is no entry stays as it is. */
function entryFor(under: Value, path: Path, value: Value): Value {
  const own = wrap(under, path, value);
  return isEntry(own) ? { ...nameLineOf(under), ...own } : own;
}
