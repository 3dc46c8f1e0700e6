import { createHash } from 'node:crypto';
import type { Fact } from '../../read/checked-content.ts';
import type { FileName } from '../../../src/model/schema/schema.ts';
import reference from './sample.json' with { type: 'json' };
import { isMediaKey } from '../../read/media-names.ts';
import type { Source } from '../../read/yaml/source.ts';
import { lastName, valueAt, type Path } from '../../read/yaml/walk.ts';
import { listOurs } from './line-notes.ts';
import { findValues } from './fact-values.ts';

/*
 * Finds facts that the couple have not replaced. `sample.json` contains hashes of the shipped content's facts and media;
 * it is written by `node tools/note-sample.mjs`. A fact counts as sample while its hash is in that list, or while it names
 * a media file of the sample (`sample-media.ts`), wherever the fact is in its file, unless its line is marked `# ours`.
 */

const FACT_HASHES: ReadonlySet<string> = new Set(reference.facts);

/** Length of a shortened hash: enough to tell several hundred values apart. */
const HASH_LETTERS = 12;

/** Keys whose facts are hashed with their entry's id: another couple's event may also start at 4:30 PM. */
const HASHED_WITH_ID = new Set(['start', 'end']);

/**
 * Every fact in a file, and whether it is the sample's.
 * @param media names of the sample's media files.
 */
export function listFacts(name: FileName, source: Source, media: ReadonlySet<string>): Fact[] {
  const ours = new Set(listOurs(source));
  return findValues(name, source.data).flatMap(({ path, entryLength, value }) => {
    const key = lastName(path);
    const isMedia = isMediaKey(key);
    const text = textOf(value);
    if (!isMedia && isNoFact(text)) return [];
    const isOurs = () =>
      ours.size > 0 && [source.lineOf(path), source.keyLineOf(path)].some((line) => ours.has(`${source.file}:${line}`));
    const isSample = isMedia ? media.has(text) : FACT_HASHES.has(hashOf(name, path, source.data));
    const entry = path.slice(0, entryLength);
    return [
      {
        file: source.file,
        // A getter, because finding a line is slow and rarely needed.
        get line() {
          return source.lineOf(path);
        },
        path,
        text: typeof value === 'string' ? value : labelOf(entry),
        group: lastName(entry.slice(0, -1)),
        entry: entry.join('.'),
        isSample: isSample && !isOurs(),
      },
    ];
  });
}

/** The hashes of all facts in some files, for `sample.json`. @param files each file's name and data */
export function hashFacts(files: readonly (readonly [FileName, unknown])[]): string[] {
  const hashes = files.flatMap(([name, data]) =>
    findValues(name, data).flatMap(({ path, value }) =>
      isMediaKey(lastName(path)) || isNoFact(textOf(value)) ? [] : [hashOf(name, path, data)],
    ),
  );
  return [...new Set(hashes)].toSorted();
}

/** The shortened hash of a fact or a media file, as in `sample.json`. */
export function shortHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LETTERS);
}

function hashOf(file: FileName, path: Path, data: unknown): string {
  const key = lastName(path);
  const id = HASHED_WITH_ID.has(key) ? textOf(valueAt(data, [...path.slice(0, -1), 'id'])) : '';
  const text = textOf(valueAt(data, path)).replace(/\s+/g, ' ').trim();
  return shortHash(Buffer.from(JSON.stringify([file, id, key, text])));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

/** The label of an entry: its key, or its number in the list. */
function labelOf(entry: Path): string {
  const last = entry.at(-1);
  return typeof last === 'number' ? `number ${last + 1}` : String(last);
}

/** Whether a text is only references, which follow from other facts, or an event title that many weddings share. */
function isNoFact(text: string): boolean {
  return /^(\s*\{\{[^{}]*\}\})+\s*$/.test(text) || /^(welcome drinks|ceremony and reception)$/i.test(text);
}
