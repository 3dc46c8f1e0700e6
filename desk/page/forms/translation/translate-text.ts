import { ENTRY_NAMES, nameOf } from '../../../../src/model/entry-names';
import type { Change, Path, Value } from '../../../protocol';
import { isEntry, valueAt } from '../../../model/values';
import { ownIndex } from './find-own';

/**
 * The change that writes a text into the second language’s file, with missing entries around it.
 * Null if the two lists differ so much that it is unclear which entry to change.
 * @param own the data of that file @param first the first language’s @param path of the text in the first language
 */
export function translate(file: string, own: Value, first: Value, path: Path, value: Value): Change | null {
  let [over, under] = [own, first];
  const at: (string | number)[] = [];
  for (const [index, key] of path.entries()) {
    const rest = path.slice(index + 1);
    const below = valueAt(under, [key]);
    if (typeof key === 'number') {
      const place = ownIndex(over, under, key);
      if (place === null) {
        if (!Array.isArray(over) || !Array.isArray(under) || nameOf(below) === null) return null;
        const added = withTwins(under, key, over, entryFor(below, rest, value));
        if (added.length > 1) return { kind: 'set', at: { file, path: at }, was: over, value: [...over, ...added] };
        const [entry = null] = added;
        return { kind: 'insert', at: { file, path: [...at, over.length] }, length: over.length, value: entry };
      }
      over = valueAt(over, [place]);
      at.push(place);
    } else {
      over = valueAt(over, [key]);
      at.push(key);
    }
    if (over === null || rest.length === 0) {
      const isEntryOfList = typeof key === 'number' && rest.length > 0;
      const whole = isEntryOfList ? entryFor(below, rest, value) : build(below, rest, value);
      return { kind: 'set', at: { file, path: at }, was: over, value: whole };
    }
    under = below;
  }
  // Only an empty path ends here.
  return null;
}

/** A value inside the entries that are still missing around it. */
function build(under: Value, path: Path, value: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'string') return { [key]: build(valueAt(under, [key]), rest, value) };
  const entries = Array.isArray(under) ? under : [];
  const one = entries[key] ?? null;
  if (nameOf(one) !== null) return withTwins(entries, key, [], entryFor(one, rest, value));
  // Entries without a name match by order, so the others are written too.
  return entries.map((entry, index) => (index === key ? entryFor(entry, rest, value) : isEntry(entry) ? {} : entry));
}

/** An entry, after an empty one for each earlier entry of its name that `over` lacks: equal names match by order. */
function withTwins(under: Value, index: number, over: readonly Value[], entry: Value): Value[] {
  const before = Array.isArray(under) ? under.slice(0, index) : [];
  const [has, needs] = [over, before].map((list) => list.filter((one) => nameOf(one) === nameOf(entry)).length);
  return [...Array<Value>(Math.max(0, (needs ?? 0) - (has ?? 0))).fill(entryFor(entry, [], {})), entry];
}

/** A list’s entry, with the line that identifies it. */
function entryFor(under: Value, path: Path, value: Value): Value {
  const own = build(under, path, value);
  const key = isEntry(under) ? ENTRY_NAMES.find((name) => typeof under[name] === 'string') : undefined;
  return key !== undefined && isEntry(under) && isEntry(own) ? { [key]: under[key] ?? '', ...own } : own;
}
