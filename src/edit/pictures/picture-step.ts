import { nameOfFile } from '../forms/files-of-page';
import { formAt } from '../forms/form-at';
import { isEntry, valueAt } from '../forms/values';
import type { Change, EditState, Form, PictureUse, Place, Step, Taken, Value } from '../protocol';

/** Lines that say something of the very picture: another one needs them anew, or not at all. */
const OF_THE_PICTURE = ['start', 'focus'];
const DRAWINGS = new Set(['logo', 'pet']);

/** The line that names a picture or film, and the lines beside it. */
export type PictureEntry = {
  at: Place;
  /** The name of the file; empty where none is named. */
  file: string;
  lines: Readonly<Record<string, Value>>;
  /** What the schema takes beside it. */
  takes: (line: string) => boolean;
};

/** What is known of a picture by its place. */
export function entryAt(state: EditState, at: Place): PictureEntry {
  const key = String(at.path.at(-1));
  const path = at.path.slice(0, -1);
  const found = valueIn(state, { ...at, path });
  const lines = isEntry(found) ? found : {};
  const form = state.forms[nameOfFile(at.file)];
  const known: Form['lines'] = (form && formAt(form, path)?.lines) ?? {};
  const file = lines[key];
  return { at, file: typeof file === 'string' ? file : '', lines, takes: (line) => Object.hasOwn(known, line) };
}

/** What is written at a place; null where nothing is. */
export function valueIn(state: EditState, { file, path }: Place): Value {
  return valueAt(state.files[file]?.data, path);
}

/** The place of another line of a picture's entry. */
export function beside({ at }: Pick<PictureEntry, 'at'>, line: string): Place {
  return { ...at, path: [...at.path.slice(0, -1), line] };
}

/** What the picture is of, in words: by its entry's name or date. */
export function ownerOf({ at, lines }: PictureEntry): string {
  const name = lines.name ?? lines.date;
  if (typeof name === 'string') return name;
  if (at.path[0] === 'cover') return 'the cover';
  return at.path[0] === 'pet' ? 'the thank-you' : at.file.replace(/\.ya?ml$/, '');
}

/** What a picture of that place is for. */
export function useOf({ path }: Place): PictureUse {
  if (path[0] === 'cover') return 'cover';
  return DRAWINGS.has(String(path.at(-1))) ? 'drawing' : 'photo';
}

/**
 * The step that puts a file where another picture or film is named: `photo` gives way to `video` and the other way round,
 * and what was said of the old one's part goes. Null where it stands there already; a text where it cannot.
 */
export function pictureStep(state: EditState, at: Place, taken: Pick<Taken, 'name' | 'kind'>): Step | string | null {
  const entry = entryAt(state, at);
  const key = String(at.path.at(-1));
  const isCard = entry.takes('video');
  if (taken.kind === 'video' && !isCard)
    return 'That is a film, and films play on the cards of the story only. Choose a photo here.';
  const wanted = isCard ? taken.kind : key;
  if (wanted === key && entry.file === taken.name) return null;
  return { label: `the picture of ${ownerOf(entry)}`, changes: changesOf(entry, wanted, taken.name) };
}

/**
 * Another picture in an entry, without what was said of the old one alone. That goes last: second languages know the entry by
 * its picture, and follow it from one name to the other.
 */
function changesOf(entry: PictureEntry, wanted: string, name: string): Change[] {
  const key = String(entry.at.path.at(-1));
  const set = (line: string, value: Value): Change => ({
    kind: 'set',
    at: beside(entry, line),
    was: entry.lines[line] ?? null,
    value,
  });
  const gone = wanted === key ? OF_THE_PICTURE : [...OF_THE_PICTURE, key];
  return [set(wanted, name), ...gone.filter((line) => line in entry.lines).map((line) => set(line, null))];
}
