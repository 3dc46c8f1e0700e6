import type { z } from 'zod';
import { nearest } from './did-you-mean.ts';
import type { Source } from '../yaml/source.ts';
import { isEntryOrList, lastName, valueAt, type Path } from '../yaml/walk.ts';
import { knownKeys, isKnownIn } from '../schema-keys.ts';

/** What is wrong with an unknown key. */
type UnknownKey = {
  /** The end of the message, after the key's name. */
  help: string;
  /** The paths of missing lines that this mistake explains, which need no message of their own. */
  explains: Path[];
  /**
   * For a misplaced key, the entry that it belongs to; for the rest of a text after a comma, the entry with that text;
   * otherwise null. Keys with the same home are reported once.
   */
  home: Path | null;
};

/** Explains an unknown key. @param missing the paths of the lines that the file lacks or leaves empty */
export function explainUnknownKey(
  key: string,
  path: Path,
  source: Source,
  missing: readonly Path[],
  schema: z.ZodType,
): UnknownKey {
  const home = homeOf(key, path, source, missing, schema);
  if (home !== null) {
    const help =
      home.length === 0
        ? 'is indented too far. Delete the spaces before it.'
        : `belongs under "${lastName(home)}". Indent it below that name, level with any other lines there.`;
    return { help, explains: [[...home, key], home], home };
  }
  if (lacksColon(key, path, source)) {
    const tight = /^([A-Za-z][\w-]*):\S/.exec(key)?.[1];
    if (tight !== undefined)
      return { help: `lacks a space after "${tight}:".`, explains: [[...path, tight]], home: null };
    const help = 'follows a comma, which ends the text before it. Put the whole text in "quotation marks".';
    return { help, explains: [], home: path };
  }
  const near = nearestKey(key, path, source, schema);
  return near === null
    ? { help: `is not known here. ${hintOf(key, path, source)}`, explains: [], home: null }
    : { help: `is not known here. Did you mean "${near}"?`, explains: [[...path, near]], home: null };
}

/** Whether a key in braces has no colon after it, as `two` in `{ a: one, two }` or `b:two` in `{ b:two }`. */
function lacksColon(key: string, path: Path, source: Source): boolean {
  const line = source.text.split('\n')[source.keyLineOf([...path, key]) - 1] ?? '';
  return valueAt(source.data, [...path, key]) === null && !line.includes(`${key}:`);
}

/** The most similar key, preferably one that is still missing; null if none is similar. */
function nearestKey(key: string, path: Path, source: Source, schema: z.ZodType): string | null {
  const known = knownKeys(schema, path);
  const absent = known.filter((name) => valueAt(source.data, [...path, name]) === undefined);
  return nearest(key, absent) ?? nearest(key, known);
}

/** The entry that a misplaced key belongs to; null if none is likely. `path` is where the key is now. */
function homeOf(key: string, path: Path, source: Source, missing: readonly Path[], schema: z.ZodType): Path | null {
  for (const line of missing) {
    if (line.at(-1) === key) return line.slice(0, -1);
    // If all lines of an entry have lost their indentation, the entry itself is empty.
    if (valueAt(source.data, line) === null && isKnownIn(schema, line, key)) return line;
  }
  // An optional key is never reported as missing. It probably belongs to the entry above, or into a list there.
  const above = keysAbove(key, path, source).findLast((name) => isKnownIn(schema, path, name));
  if (above === undefined) return null;
  const home = [...path, above];
  return knownKeys(schema, home).includes(key) || knownKeys(schema, [...home, 0]).includes(key) ? home : null;
}

/** Advice for a key that resembles no known one. */
function hintOf(key: string, path: Path, source: Source): string {
  const above = keysAbove(key, path, source).at(-1);
  const isEntry = (name: string) => isEntryOrList(valueAt(source.data, [...path, name]));
  return above !== undefined && isEntry(above) && isEntry(key)
    ? `If it belongs under "${above}", indent it level with the lines there; otherwise delete it.`
    : 'Delete it.';
}

/** The keys before another one of the same entry. */
function keysAbove(key: string, path: Path, source: Source): string[] {
  const keys = Object.keys(Object(valueAt(source.data, path)) as object);
  return keys.slice(0, keys.indexOf(key));
}
