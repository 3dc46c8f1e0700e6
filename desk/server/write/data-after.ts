import { isEntry, valueAt } from '../../model/values.ts';
import type { Change, Path, Value } from '../../protocol.ts';

/** A file's data after a change. */
export function dataAfter(data: Value, change: Change): Value {
  if (change.kind === 'removeFile') return null;
  const { path } = change.at;
  // Setting an item of a list to null removes it, as `remove` does.
  if (change.kind === 'set' && !(change.value === null && typeof path.at(-1) === 'number'))
    return update(data, path, () => change.value);
  const index = Number(path.at(-1));
  return update(data, path.slice(0, -1), (value) => {
    const list = Array.isArray(value) ? value : [];
    if (change.kind === 'insert') return list.toSpliced(index, 0, change.value);
    const rest = list.toSpliced(index, 1);
    return change.kind === 'move' ? rest.toSpliced(change.to, 0, list[index] ?? null) : rest;
  });
}

/** Changes the value at a path and adds missing entries around it; null removes its line. */
function update(data: Value, path: Path, change: (value: Value) => Value): Value {
  const [part, ...rest] = path;
  if (part === undefined) return change(data);
  if (typeof part === 'number') {
    const list = Array.isArray(data) ? data : [];
    return list.map((item, index) => (index === part ? update(item, rest, change) : item));
  }
  const entry = isEntry(data) ? data : {};
  const value = update(valueAt(entry, [part]), rest, change);
  const others = Object.entries(entry).filter(([key]) => key !== part);
  // The line may move to the end, since `meansSame` ignores the order.
  return Object.fromEntries(value === null ? others : [...others, [part, value]]);
}
