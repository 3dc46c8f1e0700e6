import { formAt, formOf } from '../../../../model/form-at';
import { isEntry, valueAt } from '../../../../model/values';
import type { Form, Path, Place, Value } from '../../../../protocol';
import { goTo, stateNow } from '../../../state/desk-store';

/** Moves the focus to the first field of a new value. */
export function goToNew({ file, path }: Place, value: Value): void {
  goTo({ file, path: firstFieldIn(path, value, formOf(stateNow(), { file, path })) });
}

/**
 * The path of the first single value inside a value, other than a short name, which follows a title; in an empty list or
 * entry, its own path. @param form the value’s form
 */
function firstFieldIn(path: Path, value: Value, form: Form | null): Path {
  const formOfLine = (name: string | number) => form && formAt(form, [name]);
  const names = Array.isArray(value) ? [0] : isEntry(value) ? Object.keys(value) : [];
  const first = names.find((name) => formOfLine(name)?.control !== 'name') ?? names[0];
  return first === undefined ? path : firstFieldIn([...path, first], valueAt(value, [first]), formOfLine(first));
}
