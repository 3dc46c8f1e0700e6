import { formOf } from '../../model/form-at';
import { resolveReferences } from '../../model/references';
import { isEntry, valueAt } from '../../model/values';
import type { Change, EditState, Place, Value } from '../../protocol';

/** The line that names a picture or film, with the rest of its entry. */
export type PictureEntry = {
  /** Where the line is. */
  at: Place;
  /** The picture’s file name; empty if missing. */
  file: string;
  /** All lines of the entry. */
  lines: Readonly<Record<string, Value>>;
  /** Whether the schema allows a line with this name in the entry. */
  takes: (line: string) => boolean;
};

/** The entry of a picture. @param at the place of the line that names the picture */
export function entryAt(state: Pick<EditState, 'files' | 'forms'>, at: Place): PictureEntry {
  const key = String(at.path.at(-1));
  const path = at.path.slice(0, -1);
  const found = valueIn(state, { ...at, path });
  const lines = isEntry(found) ? found : {};
  const allowed = formOf(state, { ...at, path })?.lines ?? {};
  const file = lines[key];
  return { at, file: typeof file === 'string' ? file : '', lines, takes: (line) => Object.hasOwn(allowed, line) };
}

/** The value at a place; null if missing. */
export function valueIn(state: Pick<EditState, 'files'>, { file, path }: Place): Value {
  return valueAt(state.files[file]?.data, path);
}

/** The place of another line in a picture’s entry. */
export function siblingOf({ at }: Pick<PictureEntry, 'at'>, line: string): Place {
  return { ...at, path: [...at.path.slice(0, -1), line] };
}

/** The change that sets a line of a picture’s entry. @param value null to remove the line */
export function changeLine(entry: PictureEntry, line: string, value: Value): Change {
  return { kind: 'set', at: siblingOf(entry, line), was: entry.lines[line] ?? null, value };
}

/** What a picture belongs to, by the first key of its path. */
const OWNERS: Partial<Record<string, string>> = {
  cover: 'the cover',
  pet: 'the thank-you',
  shareImage: 'the link preview',
};

/** What a picture belongs to, in words: its entry’s name, title or date, else as in `OWNERS`, else its content file. */
export function ownerOf({ at, lines }: PictureEntry, facts: EditState['facts']): string {
  const name = lines.name ?? lines.title ?? lines.date;
  if (typeof name === 'string') return resolveReferences(name, facts);
  return OWNERS[String(at.path[0])] ?? at.file.replace(/\.ya?ml$/, '');
}
