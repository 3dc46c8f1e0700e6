import { isEntry, valueAt } from '../../model/values.ts';
import type { Change, Value } from '../../protocol.ts';
import { meansSame } from './meaning.ts';

/**
 * Splits the change of a list or an entry into changes of its items, so that the others keep their comments.
 * @returns null for any other change
 */
export function splitChange(data: Value, change: Change): Change[] | null {
  if (change.kind !== 'set') return null;
  const { at, value } = change;
  const was = valueAt(data, at.path) ?? (at.path.length === 0 ? {} : null);
  const place = (part: string | number) => ({ file: at.file, path: [...at.path, part] });
  const set = (part: string | number, was: Value, value: Value): Change[] =>
    meansSame(was, value) ? [] : [{ kind: 'set', at: place(part), was, value }];
  if (isEntry(was) && isEntry(value) && (Object.keys(was).length > 0 || at.path.length === 0)) {
    const keys = new Set([...Object.keys(value), ...Object.keys(was)]);
    return [...keys].flatMap((key) => set(key, valueAt(was, [key]), valueAt(value, [key])));
  }
  if (!Array.isArray(was) || !Array.isArray(value) || was.length === 0) return null;
  const shorter = Math.min(was.length, value.length);
  let tail = 0;
  if (was.length !== value.length)
    while (tail < shorter && meansSame(was.at(-1 - tail) ?? null, value.at(-1 - tail) ?? null)) tail += 1;
  const both = shorter - tail;
  const inserts = value.slice(both, value.length - tail);
  const removes = was.slice(both, was.length - tail);
  return [
    ...[...Array(both).keys()].flatMap((index) => set(index, was[index] ?? null, value[index] ?? null)),
    ...inserts.map((value, count): Change => ({
      kind: 'insert',
      at: place(both + count),
      length: was.length + count,
      value,
    })),
    ...removes.map((was): Change => ({ kind: 'remove', at: place(both), was })),
  ];
}
