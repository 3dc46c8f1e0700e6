import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileName } from '../../src/content/schema.ts';
import reference from './sample.json' with { type: 'json' };
import { valueAt } from './explain.ts';
import { isMediaKey } from './media-files.ts';
import type { Path, Source } from './source.ts';

/*
 * What is still the sample couple's. The content that ships is its own reference: `sample.json` holds hashes of its facts,
 * written by `node tools/note-sample.mjs`. A fact is sample while its value is, wherever it stands.
 */

/** Part of the hash that is kept: enough for some hundred values not to be taken for one another. */
const HASH_LETTERS = 12;

/**
 * The facts of each file, by the way to them, where `*` is any name or place in a list; what is an entry of its own is
 * before the `:`. Words that any couple may keep are none: titles, buttons, the menu, the date of a card that is theirs.
 */
const FACTS: Record<FileName, readonly string[]> = {
  site: [':description', ':address', ':shareImage', ':shareImageAlt', 'cover:photo']
    .concat(under('couple', 'names.*'))
    .concat(under('wedding', 'date', 'countdownTo')),
  places: ['places.*:*', 'facts.*:'],
  schedule: [':intro', ...under('events.*', 'title', 'date', 'start', 'end', 'note')],
  program: ['items.*:detail', ':closing'],
  party: under('sides.*.members.*', 'name', 'photo', 'blurb', 'alt'),
  travel: [':intro', 'arriving.items.*:text'].concat(
    under('stays.items.*', 'name', 'address', 'rate', 'text', 'links.*.url'),
  ),
  map: [':alt', 'ways.*:line', 'coasts.*:', 'islands.*:', 'lakes.*:', 'rivers.*:', 'ridges.*:']
    .concat(under('stops.*', 'name', 'note', 'at'))
    .concat(under('peaks.*', 'name', 'note', 'at')),
  faq: under('questions.*', 'answer', 'yes', 'no'),
  registry: [':text', ...under('shops.*', 'name', 'url', 'logo')],
  thanks: [':pet', ':petAlt'],
  story: under('cards.*', 'photo', 'video', 'caption', 'alt'),
};

/** Facts that mean something only together with whose they are: many an event starts at 4:30 PM. */
const OWNED = new Set(['start', 'end']);

/** A note of the couple's own: that a line is not right yet, or that it is as they want it. */
const NOTES = { sample: /(^|\s)#\s*sample\s*$/i, ours: /\s#\s*ours\s*$/i };

/** A fact of the content. */
export type Fact = {
  file: string;
  line: number;
  path: Path;
  /** The list or group that its entry is one of, `cards`; empty for a fact that stands alone. */
  group: string;
  /** The way to its entry, the same for all facts of it. */
  entry: string;
  text: string;
  isSample: boolean;
};

/** A line that the couple have noted as not theirs yet. */
export type Note = { file: string; line: number; text: string };

/** Every fact of a file, and whether it is the sample's. @param media names of files that are the sample's. */
export function listFacts(name: FileName, source: Source, media: ReadonlySet<string>): Fact[] {
  const ours = new Set(listOurs(source));
  return findValues(name, source.data).flatMap(({ path, entryLength, value }) => {
    const key = String(path.findLast((part) => typeof part === 'string'));
    const isMedia = isMediaKey(key);
    const text = textOf(value);
    if (!isMedia && (isReference(text) || isAnybodys(text))) return [];
    const isOurs = () =>
      ours.size > 0 && [source.lineOf(path), source.keyLineOf(path)].some((line) => ours.has(`${source.file}:${line}`));
    const isSample = isMedia ? media.has(text) : FACT_HASHES.has(hashOf(name, path, source.data));
    const entry = path.slice(0, entryLength);
    return [
      {
        file: source.file,
        // Found when it is asked for: of most facts nobody asks.
        get line() {
          return source.lineOf(path);
        },
        path,
        text: typeof value === 'string' ? value : nameOf(entry),
        group: String(entry.findLast((part, index) => index < entryLength - 1 && typeof part === 'string') ?? ''),
        entry: entry.join('.'),
        isSample: isSample && !isOurs(),
      },
    ];
  });
}

/** The lines that the couple have noted as theirs, `file:line`. */
export function listOurs({ file, text }: Source): string[] {
  return text.split('\n').flatMap((line, index) => (NOTES.ours.test(line) ? [`${file}:${index + 1}`] : []));
}

/** Lines with a note `# sample`; one at the top of a file, on a line of its own, speaks for the whole file. */
export function listNotes(source: Source): Note[] {
  const lines = source.text.split('\n');
  return lines.flatMap((line, index) => {
    if (!NOTES.sample.test(line)) return [];
    const own = line.replace(NOTES.sample, '').trim();
    const first = lines.slice(0, index).every((before) => /^\s*(#.*)?$/.test(before));
    const next = lines.slice(index + 1).find((after) => /^\s*[^#\s]/.test(after)) ?? '';
    const what = own !== '' ? own : first ? 'the whole file' : next.trim();
    return [{ file: source.file, line: index + 1, text: what.replace(/^- /, '') }];
  });
}

/** Which files of the media folder are the sample's, by their bytes: only those of a known size are read. */
export async function findSampleMedia(folder: string, names: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const { size } = await stat(file);
      return SIZES.has(size) && MEDIA_HASHES.has(hashOfFile(await readFile(file))) ? [name] : [];
    }),
  );
  return new Set(found.flat());
}

/** The hashes of all facts in some files, for the reference. @param files plain data, each with the name of its file. */
export function hashFacts(files: readonly (readonly [FileName, unknown])[]): string[] {
  const hashes = files.flatMap(([name, data]) =>
    findValues(name, data).flatMap(({ path, value }) =>
      isMediaKey(String(path.at(-1))) || isReference(textOf(value)) || isAnybodys(textOf(value))
        ? []
        : [hashOf(name, path, data)],
    ),
  );
  return [...new Set(hashes)].toSorted();
}

/** What the reference holds of a file in the media folder. */
export function hashOfFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LETTERS);
}

const FACT_HASHES: ReadonlySet<string> = new Set(reference.facts);
const MEDIA_HASHES: ReadonlySet<string> = new Set(reference.media.map(({ hash }) => hash));
const SIZES: ReadonlySet<number> = new Set(reference.media.map(({ bytes }) => bytes));

function under(entry: string, ...keys: string[]): string[] {
  return keys.map((key) => `${entry}:${key}`);
}

/** The values at a file's facts, with the length of the way to their entry. */
function findValues(name: FileName, data: unknown) {
  return FACTS[name].flatMap((pattern) => {
    const [entry = '', rest = ''] = pattern.split(':');
    const parts = [...entry.split('.'), ...rest.split('.')].filter(Boolean);
    const entryLength = entry === '' ? parts.length : entry.split('.').length;
    return pathsTo(data, parts).map((path) => ({ path, entryLength, value: valueAt(data, path) }));
  });
}

function pathsTo(data: unknown, parts: readonly string[], path: Path = []): Path[] {
  const [part, ...rest] = parts;
  if (part === undefined) return data === undefined || data === null ? [] : [path];
  if (typeof data !== 'object' || data === null) return [];
  const keys = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  return keys
    .filter((key) => part === '*' || part === String(key))
    .flatMap((key) => pathsTo(valueAt(data, [key]), rest, [...path, key]));
}

function hashOf(file: FileName, path: Path, data: unknown): string {
  const key = String(path.findLast((part) => typeof part === 'string'));
  const owner = OWNED.has(key) ? textOf(valueAt(data, [...path.slice(0, -1), 'id'])) : '';
  const text = textOf(valueAt(data, path)).replace(/\s+/g, ' ').trim();
  return hashOfFile(Buffer.from(JSON.stringify([file, owner, key, text])));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

/** What stands for a value that is no text: the name of its entry, or which of a list it is. */
function nameOf(entry: Path): string {
  const last = entry.at(-1);
  return typeof last === 'number' ? `number ${last + 1}` : String(last);
}

/** A text of references alone follows from other facts. */
function isReference(text: string): boolean {
  return /^(\s*\{\{[^{}]*\}\}\s*)+$/.test(text);
}

/** Titles of events that many weddings have: they are nobody's. */
function isAnybodys(text: string): boolean {
  return /^(welcome drinks|ceremony and reception)$/i.test(text);
}
