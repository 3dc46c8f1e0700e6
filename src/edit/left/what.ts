import { nameOfField } from '../forms/field-names';
import { resolved } from '../forms/references';
import type { EditState, Path, Place, Value } from '../protocol';

/** What an entry of a list is known by. */
const NAMES = ['title', 'name', 'question', 'caption', 'label', 'id'];

/** What a value is called: its line, and the entry that it is in: `End · Welcome drinks`. */
export function whatIs({ file, path }: Place, { files, facts }: Pick<EditState, 'files' | 'facts'>): string {
  const data = files[file]?.whole ?? null;
  const index = path.findLastIndex((part) => typeof part === 'string');
  const key = path[index];
  if (key === undefined) return 'The whole file';
  const line = nameOfField(key);
  const entry = nameOfEntry(data, path.slice(0, index));
  return entry === null ? line : `${line} · ${shorten(resolved(entry, facts), 40)}`;
}

/** The nearest entry's own name, or which one of its list it is. */
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

function valueAt(data: Value, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, Value>)[key] : undefined),
    data,
  );
}

function isEntry(value: Value | undefined): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first words of a text, on one line. */
export function shorten(text: string, letters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= letters) return line;
  const start = line.slice(0, letters - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > letters / 2 ? end : undefined)}…`;
}
