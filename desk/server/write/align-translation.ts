import { ENTRY_NAMES, nameOf } from '../../../src/model/entry-names.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { findOwn, findOwnIndex, nameLineOf } from '../../model/own-path.ts';
import { isEntry, valueAt, type Entry } from '../../model/values.ts';
import type { Change, Path, Value } from '../../protocol.ts';
import { meansSame } from './meaning.ts';

/**
 * Finds the change that a translation needs after the first language has changed a list or an entry's name, or removed
 * something. Null if it needs none, or if the two lists did not match before. Entries match by name, or else by order.
 * @param first the text of the first language's file before the change
 * @param own the text of the translation
 * @param file the translation's file, `es/faq.yaml`
 */
export function alignTranslation(change: Change, first: string, own: string, file: string): Change | null {
  return align(change, readData(first), readData(own), file);
}

type SetChange = Extract<Change, { kind: 'set' }>;
type ListChange = Extract<Change, { kind: 'insert' | 'remove' | 'move' }>;

function align(change: Change, first: Value, own: Value, file: string): Change | null {
  if (change.kind === 'removeFile') return { ...change, at: { file, path: [] }, was: own };
  if (change.kind !== 'set') return alignList(change, first, own, file);
  return change.value === null ? alignRemoval(change, first, own, file) : alignName(change, first, own, file);
}

/** Makes the same change in the translation's list. */
function alignList(change: ListChange, first: Value, own: Value, file: string): Change | null {
  const { path } = change.at;
  const listPath = path.slice(0, -1);
  const index = Number(path.at(-1));
  const ownListPath = findOwn(own, first, listPath);
  const firstEntries = entriesAt(first, listPath);
  const ownEntries = ownListPath && entriesAt(own, ownListPath);
  if (!firstEntries || !ownListPath || !ownEntries || ownEntries.length === 0) return null;
  const at = (place: number) => ({ file, path: [...ownListPath, place] });
  const ownIndex = findOwnIndex(ownEntries, firstEntries, index);
  const was = ownIndex === null ? null : (ownEntries[ownIndex] ?? null);
  if (change.kind === 'remove') {
    if (ownIndex === null) return null;
    const named = ownEntries.filter((entry) => nameOf(entry) !== null);
    const otherNamed = firstEntries.toSpliced(index, 1).find((entry) => nameOf(entry) !== null);
    // Without its only name, the translation's list would match by order. So the name of another replaces the entry.
    if (otherNamed && ownEntries.length > 1 && named.length === 1 && named[0] === was)
      return { kind: 'set', at: at(ownIndex), was, value: nameLineOf(otherNamed) };
    return { kind: 'remove', at: at(ownIndex), was };
  }
  // Entries of the same name match by order, and so do those without a name. If the translation has no names, all do.
  const isNamed = ownEntries.some((entry) => nameOf(entry) !== null);
  const changed = change.kind === 'insert' ? change.value : (firstEntries[index] ?? null);
  const isAlike = (entry: Value) => !isNamed || nameOf(entry) === nameOf(changed);
  const alike = [...ownEntries.keys()].filter((place) => isAlike(ownEntries[place] ?? null));
  if (alike.length === 0 || alike.length !== firstEntries.filter(isAlike).length) return null;
  if (change.kind === 'insert') {
    const before = firstEntries.slice(0, index).filter(isAlike).length;
    const value = isNamed ? nameLineOf(changed) : {};
    return { kind: 'insert', at: at(alike[before] ?? ownEntries.length), length: ownEntries.length, value };
  }
  if (ownIndex === null || alike.length === 1) return null;
  const before = firstEntries.toSpliced(index, 1).slice(0, change.to).filter(isAlike).length;
  // A move counts positions without the moved entry.
  const others = alike.filter((place) => place !== ownIndex).map((place) => (place > ownIndex ? place - 1 : place));
  const to = others[before] ?? ownEntries.length - 1;
  return to === ownIndex ? null : { kind: 'move', at: at(ownIndex), was, to };
}

/** Null for an unreadable file, which needs no alignment. */
function readData(text: string): Value {
  return (readSource('', text).data ?? null) as Value;
}

/** Removes a line that the first language no longer has, since guests of the translation would still see it. */
function alignRemoval(change: SetChange, first: Value, own: Value, file: string): Change | null {
  const path = findOwn(own, first, change.at.path);
  return path && { ...change, at: { file, path }, was: valueAt(own, path) };
}

/** Gives the translation's entry the new name, such as another photo, unless its list matches by order. */
function alignName(change: SetChange, first: Value, own: Value, file: string): Change | null {
  const { path } = change.at;
  const key = path.at(-1);
  if (typeof key !== 'string' || !ENTRY_NAMES.includes(key) || typeof path.at(-2) !== 'number') return null;
  const entryPath = findOwn(own, first, path.slice(0, -1));
  const entry = entryPath && valueAt(own, entryPath);
  if (!entryPath || !isEntry(entry)) return null;
  if (!entriesAt(own, entryPath.slice(0, -1))?.some((each) => nameOf(each) !== null)) return null;
  const was = valueAt(entry, [key]);
  return meansSame(was, change.was) ? { ...change, at: { file, path: [...entryPath, key] }, was } : null;
}

/** The list at a path if all its items are entries, else null. */
function entriesAt(data: Value, path: Path): Entry[] | null {
  const list = valueAt(data, path);
  return Array.isArray(list) && list.every(isEntry) ? list : null;
}
