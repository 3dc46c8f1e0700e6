import { ENTRY_NAMES, nameOf } from '../../../src/model/entry-names.ts';
import { matchEntries } from '../../../build/read/languages/match-entries.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { isEntry, valueAt, type Entry } from '../../model/values.ts';
import type { Change, Path, Value } from '../../protocol.ts';
import { meansSame } from './meaning.ts';

/**
 * The change that keeps a translation in step with a change of the first language: its lists, the names of its entries, and
 * lines that are removed. Null if none is needed, or the two did not match before. Entries match by name, or else by order.
 * @param first the text of the first language's file before the change
 * @param own the text of the translation
 * @param file the translation's name, `es/faq.yaml`
 */
export function alignTranslation(change: Change, first: string, own: string, file: string): Change | null {
  return align(change, readData(first), readData(own), file);
}

type SetChange = Extract<Change, { kind: 'set' }>;

function align(change: Change, first: Value, own: Value, file: string): Change | null {
  if (change.kind === 'removeFile') return { ...change, at: { file, path: [] }, was: own };
  if (change.kind === 'set')
    return change.value === null ? alignRemoval(change, first, own, file) : alignName(change, first, own, file);
  const { path } = change.at;
  const home = path.slice(0, -1);
  const index = Number(path.at(-1));
  const ownHome = ownPath(home, first, own);
  const firstEntries = entriesAt(first, home);
  const ownEntries = ownHome && entriesAt(own, ownHome);
  if (!firstEntries || !ownHome || !ownEntries || ownEntries.length === 0) return null;
  const at = (entry: number) => ({ file, path: [...ownHome, entry] });
  const ownIndex = indicesOf(ownEntries, firstEntries)[index] ?? null;
  const was = ownIndex === null ? null : (ownEntries[ownIndex] ?? null);
  if (change.kind === 'remove') {
    if (ownIndex === null) return null;
    const names = ownEntries.filter((entry) => nameOf(entry) !== null);
    const heir = firstEntries.toSpliced(index, 1).find((entry) => nameOf(entry) !== null);
    // If no name were left, the other entries would match by order. So another entry's name replaces the removed one.
    if (heir && ownEntries.length > 1 && names.length === 1 && names[0] === was)
      return { kind: 'set', at: at(ownIndex), was, value: nameLineOf(heir) };
    return { kind: 'remove', at: at(ownIndex), was };
  }
  // The entries that match by order: those with the same name, or without one.
  const isNamed = ownEntries.some((entry) => nameOf(entry) !== null);
  const changed = change.kind === 'insert' ? change.value : (firstEntries[index] ?? null);
  const isAlike = (entry: Value) => !isNamed || nameOf(entry) === nameOf(changed);
  const alike = [...ownEntries.keys()].filter((entry) => isAlike(ownEntries[entry] ?? null));
  if (alike.length === 0 || alike.length !== firstEntries.filter(isAlike).length) return null;
  if (change.kind === 'insert') {
    const before = firstEntries.slice(0, index).filter(isAlike).length;
    const value = isNamed ? nameLineOf(changed) : {};
    return { kind: 'insert', at: at(alike[before] ?? ownEntries.length), length: ownEntries.length, value };
  }
  if (ownIndex === null || alike.length === 1) return null;
  const before = firstEntries.toSpliced(index, 1).slice(0, change.to).filter(isAlike).length;
  const others = alike.filter((one) => one !== ownIndex).map((one) => (one > ownIndex ? one - 1 : one));
  const to = others[before] ?? ownEntries.length - 1;
  return to === ownIndex ? null : { kind: 'move', at: at(ownIndex), was, to };
}

/** A new entry with only the line that names the given one. */
function nameLineOf(entry: Value): Entry {
  const key = ENTRY_NAMES.find((each) => isEntry(entry) && typeof entry[each] === 'string');
  return key !== undefined && isEntry(entry) ? { [key]: entry[key] ?? null } : {};
}

/** Null for an unreadable file, which needs no alignment. */
function readData(text: string): Value {
  return (readSource('', text).data ?? null) as Value;
}

/** A line that the first language no longer has would still be shown in the second. */
function alignRemoval(change: SetChange, first: Value, own: Value, file: string): Change | null {
  const path = ownPath(change.at.path, first, own);
  return path && { ...change, at: { file, path }, was: valueAt(own, path) };
}

/** If an entry gets another name, such as its photo, the translation does too, unless its list matches by order. */
function alignName(change: SetChange, first: Value, own: Value, file: string): Change | null {
  const { path } = change.at;
  const key = path.at(-1);
  if (typeof key !== 'string' || !ENTRY_NAMES.includes(key) || typeof path.at(-2) !== 'number') return null;
  const home = ownPath(path.slice(0, -1), first, own);
  const entry = home && valueAt(own, home);
  if (!home || !isEntry(entry)) return null;
  if (!entriesAt(own, home.slice(0, -1))?.some((each) => nameOf(each) !== null)) return null;
  const was = valueAt(entry, [key]);
  return meansSame(was, change.was) ? { ...change, at: { file, path: [...home, key] }, was } : null;
}

/** The translation's path for a path of the first language, or null. */
function ownPath(path: Path, first: Value, own: Value): Path | null {
  const found: (string | number)[] = [];
  for (const [depth, part] of path.entries()) {
    let ownPart: string | number | null = part;
    if (typeof part === 'number') {
      const [ownEntries, firstEntries] = [entriesAt(own, found), entriesAt(first, path.slice(0, depth))];
      ownPart = ownEntries && firstEntries && (indicesOf(ownEntries, firstEntries)[part] ?? null);
    }
    if (ownPart === null) return null;
    found.push(ownPart);
    if (valueAt(own, found) === null) return null;
  }
  return found;
}

/** For each entry of the first language, its position in the translation. */
function indicesOf(ownEntries: readonly Entry[], firstEntries: readonly Entry[]): (number | null)[] {
  const found = matchEntries(ownEntries, firstEntries, () => {}, '');
  return firstEntries.map((_entry, index) => (found.includes(index) ? found.indexOf(index) : null));
}

/** A list of entries, or null. */
function entriesAt(data: Value, path: Path): Entry[] | null {
  const list = valueAt(data, path);
  return Array.isArray(list) && list.every(isEntry) ? list : null;
}
