import { shorten } from '../../model/shorten';
import { nameOfField } from '../../model/field-names';
import { resolved } from '../../model/references';
import { isEntry, valueAt } from '../../model/values';
import type { EditState, Path, Place, Value } from '../../protocol';

/** Keys that name an entry. */
const NAMES = ['title', 'name', 'question', 'caption', 'label', 'id'];

/** A value's name: its line and its entry, `End · Welcome drinks`. */
export function whatIs({ file, path }: Place, { files, facts }: Pick<EditState, 'files' | 'facts'>): string {
  const data = files[file]?.whole ?? null;
  const index = path.findLastIndex((part) => typeof part === 'string');
  const key = path[index];
  if (key === undefined) return 'The whole file';
  const line = nameOfField(key);
  const entry = nameOfEntry(data, path.slice(0, index));
  return entry === null ? line : `${line} · ${shorten(resolved(entry, facts), 40)}`;
}

/** The nearest entry's name, or its position in the list. */
function nameOfEntry(data: Value, path: Path): string | null {
  for (let length = path.length; length > 0; length -= 1) {
    const entry = valueAt(data, path.slice(0, length));
    const last = path[length - 1];
    const name = isEntry(entry) ? NAMES.map((key) => entry[key]).find((value) => typeof value === 'string') : undefined;
    if (typeof name === 'string') return name;
    if (typeof last === 'number') return `number ${last + 1}`;
  }
  return path.length > 0 ? nameOfField(path.at(-1) ?? '').toLowerCase() : null;
}
