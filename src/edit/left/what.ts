import type { EditState, Path, Place, Value } from '../protocol';

/** What an entry of a list is known by. */
const NAMES = ['title', 'name', 'question', 'caption', 'label', 'id'];

/** Lines whose names say too little, or are no words. */
const LINES: Record<string, string> = {
  alt: 'what the picture shows',
  at: 'where it lies',
  url: 'link',
  line: 'course',
  countdownTo: 'day counted down to',
  shareImageAlt: 'what the share picture shows',
  petAlt: 'what the picture shows',
};

/** What a value is called: its line, and the entry that it is in: `End · Welcome drinks`. */
export function whatIs({ file, path }: Place, files: EditState['files']): string {
  const data = files[file]?.whole ?? null;
  const index = path.findLastIndex((part) => typeof part === 'string');
  const key = path[index];
  if (key === undefined) return 'The whole file';
  const line = upper(LINES[key] ?? inWords(String(key)));
  const entry = nameOfEntry(data, path.slice(0, index));
  return entry === null ? line : `${line} · ${entry}`;
}

/** The nearest entry's own name, or which one of its list it is. */
function nameOfEntry(data: Value, path: Path): string | null {
  for (let length = path.length; length > 0; length -= 1) {
    const entry = valueAt(data, path.slice(0, length));
    const last = path[length - 1];
    const name = isEntry(entry) ? NAMES.map((key) => entry[key]).find((value) => typeof value === 'string') : undefined;
    if (typeof name === 'string') return shorten(name, 40);
    if (typeof last === 'number') return `number ${last + 1}`;
  }
  return path.length > 0 ? inWords(String(path.at(-1))) : null;
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

/** `overnightParking` as `overnight parking`. */
function inWords(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first words of a text, on one line. */
export function shorten(text: string, letters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= letters) return line;
  const start = line.slice(0, letters - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > letters / 2 ? end : undefined)}…`;
}
