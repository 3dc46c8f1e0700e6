import { isEntry, valueAt } from '../../model/values.ts';
import type { Change, Value } from '../../protocol.ts';
import { meansSame } from './meaning.ts';

/**
 * Splits the change of a list or an entry into changes of its items, so that unchanged items keep their comments.
 * @returns null for any other change
 */
export function splitChange(data: Value, change: Change): Change[] | null {
  if (change.kind !== 'set') return null;
  const { at, value } = change;
  const was = valueAt(data, at.path) ?? (at.path.length === 0 ? {} : null);
  const place = (part: string | number) => ({ file: at.file, path: [...at.path, part] });
  const set = (part: string | number, before: Value, after: Value): Change[] =>
    meansSame(before, after) ? [] : [{ kind: 'set', at: place(part), was: before, value: after }];
  if (isEntry(was) && isEntry(value) && (Object.keys(was).length > 0 || at.path.length === 0)) {
    const keys = new Set([...Object.keys(value), ...Object.keys(was)]);
    return [...keys].flatMap((key) => set(key, valueAt(was, [key]), valueAt(value, [key])));
  }
  if (!Array.isArray(was) || !Array.isArray(value) || was.length === 0) return null;
  const shorter = Math.min(was.length, value.length);
  // The equal items at the end of both lists, if items are inserted or removed before them.
  let tail = 0;
  if (was.length !== value.length)
    while (tail < shorter && meansSame(was.at(-1 - tail) ?? null, value.at(-1 - tail) ?? null)) tail += 1;
  const setCount = shorter - tail;
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
    // All at one place, since each removal moves the next item there.
    ...removed.map((item): Change => ({ kind: 'remove', at: place(setCount), was: item })),
  ];
}
