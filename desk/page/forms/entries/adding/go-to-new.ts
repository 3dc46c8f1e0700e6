import { isEntry, valueAt } from '../../../../model/values';
import type { Path, Place, Value } from '../../../../protocol';
import { goTo } from '../../../state/desk-store';

/** Moves the focus to the first field of a new value. */
export function goToNew({ file, path }: Place, value: Value): void {
  goTo({ file, path: firstFieldIn(path, value) });
}

/** The path of the first single value inside a value; in an empty list, the path of its first item. */
function firstFieldIn(path: Path, value: Value): Path {
  const [first] = Array.isArray(value) ? [0] : isEntry(value) ? Object.keys(value) : [];
  return first === undefined ? path : firstFieldIn([...path, first], valueAt(value, [first]));
}
