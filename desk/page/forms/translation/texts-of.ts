import type { Form, Path, Value } from '../../../protocol';
import { formAt, linesOf } from '../../../model/form-at';
import { isEntry } from '../../../model/values';

/** The paths of a file’s translatable texts, in the order of the schema. Lines that the couple named come last. */
export function textsOf(data: Value, form: Form, path: Path = []): Path[] {
  const own = formAt(form, path);
  if (own?.control === 'words' || own?.control === 'paragraphs')
    return typeof data === 'string' && data !== '' ? [path] : [];
  if (Array.isArray(data)) return data.flatMap((value, index) => textsOf(value, form, [...path, index]));
  if (!isEntry(data)) return [];
  const names = linesOf(own);
  const inOrder = [
    ...names.filter((name) => name in data),
    ...Object.keys(data).filter((name) => !names.includes(name)),
  ];
  return inOrder.flatMap((name) => textsOf(data[name] ?? null, form, [...path, name]));
}
