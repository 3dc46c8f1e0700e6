import { isEntry, valueAt } from '../../model/values.ts';
import type { Change, Path, Value } from '../../protocol.ts';
import { ENTRY_NAMES } from '../../../src/model/entry-names.ts';
import { nameOf, pairs } from '../../../build/read/match-entries.ts';
import type { Tree } from '../../../build/read/walk.ts';
import { readSource } from '../../../build/read/source.ts';
import { isSame } from './yaml-values.ts';

/*
 * A second language's lists stand in the order of the first one's, unless their entries have names. What changes that order
 * changes it here, too.
 */

/**
 * The change that keeps a second language's file in step with a change of the first one's; null where it needs none, or
 * where the two were not in step.
 * @param first the first language's file before the change, as text
 * @param own the second language's, as text
 * @param file its name, `es/faq.yaml`
 */
export function alignTranslation(change: Change, first: string, own: string, file: string): Change | null {
  return align(change, readData(first), readData(own), file);
}

function align(change: Change, first: Value, own: Value, file: string): Change | null {
  if (change.kind === 'set') return alignName(change, first, own, file);
  const { path } = change.at;
  const home = path.slice(0, -1);
  const index = Number(path.at(-1));
  const ownHome = ownPath(home, first, own);
  const under = treesAt(first, home);
  const over = ownHome && treesAt(own, ownHome);
  if (!under || !ownHome || !over || over.length === 0) return null;
  const places = placesOf(over, under);
  const at = (place: number) => ({ file, path: [...ownHome, place] });
  if (change.kind === 'remove') {
    const place = places[index] ?? null;
    return place === null ? null : { kind: 'remove', at: at(place), was: over[place] ?? null };
  }
  // Entries that go in order: all of them, or where some have names those that have none.
  const isNamed = over.some((entry) => nameOf(entry) !== null);
  const goesInOrder = (entry: Value) => !isNamed || (isEntry(entry) && nameOf(entry) === null);
  const ordered = [...over.keys()].filter((place) => goesInOrder(over[place] ?? null));
  if (ordered.length === 0 || ordered.length !== under.filter(goesInOrder).length) return null;
  if (change.kind === 'insert') {
    if (!goesInOrder(change.value)) return null;
    const before = under.slice(0, index).filter(goesInOrder).length;
    return { kind: 'insert', at: at(ordered[before] ?? over.length), length: over.length, value: {} };
  }
  const place = places[index] ?? null;
  if (place === null || !goesInOrder(over[place] ?? null)) return null;
  const before = under.toSpliced(index, 1).slice(0, change.to).filter(goesInOrder).length;
  const others = ordered.filter((one) => one !== place).map((one) => (one > place ? one - 1 : one));
  const to = others[before] ?? over.length - 1;
  return to === place ? null : { kind: 'move', at: at(place), was: over[place] ?? null, to };
}

/** A file that cannot be read has nothing to be kept in step. */
function readData(text: string): Value {
  return (readSource('', text).data ?? null) as Value;
}

/** An entry that is known by another name from now on, as by another photo, is so in the second language, too. */
function alignName(change: Extract<Change, { kind: 'set' }>, first: Value, own: Value, file: string): Change | null {
  const { path } = change.at;
  const key = path.at(-1);
  if (typeof key !== 'string' || !ENTRY_NAMES.includes(key) || typeof path.at(-2) !== 'number') return null;
  const home = ownPath(path.slice(0, -1), first, own);
  const entry = home && valueAt(own, home);
  if (!home || !isEntry(entry) || nameOf(entry) === null) return null;
  const was = valueAt(entry, [key]);
  return isSame(was, change.was) ? { ...change, at: { file, path: [...home, key] }, was } : null;
}

/** Where the second language has what stands at a path of the first; null where it has nothing. */
function ownPath(path: Path, first: Value, own: Value): Path | null {
  const found: (string | number)[] = [];
  for (const [depth, part] of path.entries()) {
    if (typeof part === 'number') {
      const [over, under] = [treesAt(own, found), treesAt(first, path.slice(0, depth))];
      const place = over && under ? (placesOf(over, under)[part] ?? null) : null;
      if (place === null) return null;
      found.push(place);
    } else found.push(part);
    if (valueAt(own, found) === null) return null;
  }
  return found;
}

/** For each entry of the first language where the second has it. */
function placesOf(over: readonly Tree[], under: readonly Tree[]): (number | null)[] {
  const found = pairs(over, under, () => {}, '');
  return under.map((_entry, index) => (found.includes(index) ? found.indexOf(index) : null));
}

/** A list of entries; null where there is none. */
function treesAt(data: Value, path: Path): Record<string, Value>[] | null {
  const list = valueAt(data, path);
  return Array.isArray(list) && list.every(isEntry) ? list : null;
}
