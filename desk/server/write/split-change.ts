import { isEntry, valueAt } from '../../model/values.ts';
import type { Change, Value } from '../../protocol.ts';
import { meansSame } from './meaning.ts';

/**
 * Splits the change of a list or an entry into changes of its items, so that unchanged items keep their comments.
 * @returns null for any other change, and if the old list or entry is empty
 */
export function splitChange(data: Value, change: Change): Change[] | null {
  if (change.kind !== 'set') return null;
  const { at, value } = change;
  // A file without keys may still have comments, so its new lines are added one by one.
  const isFile = at.path.length === 0;
  const was = valueAt(data, at.path) ?? (isFile ? {} : null);
  const place = (part: string | number) => ({ file: at.file, path: [...at.path, part] });
  const set = (part: string | number, before: Value, after: Value): Change[] =>
    meansSame(before, after) ? [] : [{ kind: 'set', at: place(part), was: before, value: after }];
  if (isEntry(was) && isEntry(value) && (isFile || Object.keys(was).length > 0)) {
    // New lines first, so that the entry is never empty in between.
    const keys = new Set([...Object.keys(value), ...Object.keys(was)]);
    return [...keys].flatMap((key) => set(key, valueAt(was, [key]), valueAt(value, [key])));
  }
  if (!Array.isArray(was) || !Array.isArray(value) || was.length === 0) return null;
  const shorterLength = Math.min(was.length, value.length);
  // Items are inserted or removed before the equal items at the end of both lists.
  let tail = 0;
  if (was.length !== value.length)
    while (tail < shorterLength && meansSame(was.at(-1 - tail) ?? null, value.at(-1 - tail) ?? null)) tail += 1;
  const setCount = shorterLength - tail;
  const inserted = value.slice(setCount, value.length - tail);
  const removed = was.slice(setCount, was.length - tail);
  return [
    ...[...Array(setCount).keys()].flatMap((index) => set(index, was[index] ?? null, value[index] ?? null)),
    ...inserted.map((item, count): Change => ({
      kind: 'insert',
      at: place(setCount + count),
      length: was.length + count,
      value: item,
    })),
    // All at the same index, since each removal moves the next item there.
    ...removed.map((item): Change => ({ kind: 'remove', at: place(setCount), was: item })),
  ];
}
