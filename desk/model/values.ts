import { isTree, valueAt as readAt } from '../../src/model/tree.ts';
import type { Change, Path, Place, Value } from '../protocol.ts';

/** An entry: keys and their values. */
export type Entry = { [key: string]: Value };

/** Whether a value is an entry with lines of its own. */
export function isEntry(value: unknown): value is Entry {
  return isTree(value);
}

/** The value at a path, or null. */
export function valueAt(data: Value | undefined, path: Path): Value {
  return (readAt(data, path) ?? null) as Value;
}

/** Whether two values or paths are the same, including the order of their lines. */
export function isSame(one: Value | Path, other: Value | Path): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a path equals another or is inside it. */
export function startsWith(path: Path, start: Path): boolean {
  return start.every((key, index) => path[index] === key);
}

/**
 * The change that sets a value; null removes its line. Also adds missing entries around the value. Where `canRemove`
 * allows, removes entries that this leaves empty, but not list items.
 * @param was the value that the page showed
 */
export function setChange(
  data: Value,
  { file, path }: Place,
  was: Value,
  value: Value,
  canRemove: (path: Path) => boolean = () => false,
): Change {
  const change: Change = { kind: 'set', at: { file, path }, was, value };
  const parent = path.slice(0, -1);
  if (value === null) {
    const holder = valueAt(data, parent);
    const isOnly = isEntry(holder) && isSame(Object.keys(holder), [String(path.at(-1))]);
    return isOnly && typeof parent.at(-1) === 'string' && canRemove(parent)
      ? setChange(data, { file, path: parent }, holder, null, canRemove)
      : change;
  }
  if (parent.length > 0 && valueAt(data, parent) === null)
    return setChange(data, { file, path: parent }, null, { [String(path.at(-1))]: value }, canRemove);
  return change;
}

/** A text or number as text; empty for anything else. */
export function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
