import type { Change, Path, Place, Value } from '../protocol.ts';

/** An entry: names and what stands under them. */
export type Entry = { [key: string]: Value };

/** Whether a value is an entry with lines of its own. */
export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a path; null where nothing does. */
export function valueAt(data: Value | undefined, path: Path): Value {
  return path.reduce<Value>((value, key) => {
    if (Array.isArray(value)) return (typeof key === 'number' ? value[key] : undefined) ?? null;
    return (isEntry(value) && Object.hasOwn(value, key) ? value[key] : undefined) ?? null;
  }, data ?? null);
}

/** Whether two values are written alike. */
export function isSame(one: Value, other: Value): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a path leads to or into what stands at another. */
export function startsWith(path: Path, start: Path): boolean {
  return start.every((key, index) => path[index] === key);
}

/**
 * What writes a value. Entries around it that are not there yet are written with it, and those that it leaves empty go
 * with it where `mayGo` allows.
 * @param was is what the page showed.
 */
export function setChange(
  data: Value,
  { file, path }: Place,
  was: Value,
  value: Value,
  mayGo: (path: Path) => boolean = () => false,
): Change {
  const parent = path.slice(0, -1);
  if (value === null) {
    const holder = valueAt(data, parent);
    const isLast = isEntry(holder) && Object.keys(holder).length === 1 && typeof parent.at(-1) === 'string';
    return isLast && mayGo(parent)
      ? setChange(data, { file, path: parent }, holder, null, mayGo)
      : { kind: 'set', at: { file, path }, was, value };
  }
  if (parent.length > 0 && valueAt(data, parent) === null)
    return setChange(data, { file, path: parent }, null, { [String(path.at(-1))]: value }, mayGo);
  return { kind: 'set', at: { file, path }, was, value };
}

/** A single value as its file has it; empty for lists and entries, and for none. */
export function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
