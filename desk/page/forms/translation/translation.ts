import { ENTRY_NAMES, nameOf } from '../../../../src/model/entry-names';
import type { Change, Form, Path, Value } from '../../../protocol';
import { formAt } from '../../../model/form-at';
import { isEntry, valueAt } from '../../../model/values';

/*
 * A second language’s file contains only what differs; `build/read/translate.ts` lays it over the first language’s. These
 * functions find a text’s place in it.
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

/**
 * Writes a text into the second language’s file, with missing entries around it; null if the two lists differ so much that
 * the entry is unclear.
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
        const entry = entryFor(below, rest, value);
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
  return null;
}

/** The paths of a file’s translatable texts, in order. */
export function textsOf(data: Value, form: Form, path: Path = []): Path[] {
  const { control } = formAt(form, path) ?? { control: 'written' };
  if (control === 'words' || control === 'paragraphs') return typeof data === 'string' && data !== '' ? [path] : [];
  if (Array.isArray(data)) return data.flatMap((value, index) => textsOf(value, form, [...path, index]));
  if (!isEntry(data)) return [];
  const names = Object.keys(formAt(form, path)?.lines ?? {});
  const inOrder = [
    ...names.filter((name) => name in data),
    ...Object.keys(data).filter((name) => !names.includes(name)),
  ];
  return inOrder.flatMap((name) => textsOf(data[name] ?? null, form, [...path, name]));
}

/** An entry’s index in the second language’s list; null if it has none. */
function ownIndex(over: Value, under: Value, index: number): number | null {
  if (!Array.isArray(over) || !Array.isArray(under)) return null;
  const name = nameOf(under[index] ?? null);
  if (name !== null) {
    const found = over.findIndex((entry) => nameOf(entry) === name);
    return found < 0 ? null : found;
  }
  const isNamed = over.some((entry) => nameOf(entry) !== null);
  return !isNamed && over.length === under.length ? index : null;
}

/** A value inside the entries that are still missing around it. */
function build(under: Value, path: Path, value: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'string') return { [key]: build(valueAt(under, [key]), rest, value) };
  const entries = Array.isArray(under) ? under : [];
  const one = entries[key] ?? null;
  if (nameOf(one) !== null) return [entryFor(one, rest, value)];
  // Entries without a name match by order, so the others are written too.
  return entries.map((entry, index) => (index === key ? entryFor(entry, rest, value) : isEntry(entry) ? {} : entry));
}

/** A list’s entry, with the line that identifies it. */
function entryFor(under: Value, path: Path, value: Value): Value {
  const own = build(under, path, value);
  const key = isEntry(under) ? ENTRY_NAMES.find((name) => typeof under[name] === 'string') : undefined;
  return key !== undefined && isEntry(under) && isEntry(own) ? { [key]: under[key] ?? '', ...own } : own;
}
