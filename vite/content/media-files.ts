import { posix } from 'node:path';
import { didYouMean, nearest } from './did-you-mean.ts';
import { valueAt } from './explain.ts';
import type { Mistake } from './mistake.ts';
import type { Path, Source } from './source.ts';
import { walkStrings } from './walk.ts';

/** Lines that name a file in `media/`. */
const MEDIA_KEYS = new Set(['photo', 'video', 'logo', 'pet', 'shareImage']);

/** Whether a line of this name holds the name of a file in `media/`. */
export function isMediaKey(key: string): boolean {
  return MEDIA_KEYS.has(key);
}

/** A longer list of suggestions helps nobody. */
const MOST_SUGGESTED = 8;
const FILM = /\.(mp4|mov|m4v|webm|avi|mkv|3gp|mpe?g|mts|m2ts|wmv|ogv)$/i;
const PICTURE = /\.(jpe?g|png|webp|avif|hei[cf]|svg|tiff?)$/i;
/** As the schema takes them: any other is a mistake that is told elsewhere. */
const START = /^\d{1,2}:[0-5]\d$/;

/** A file in `media/` that the content asks for, and where. */
export type MediaUse = {
  name: string;
  kind: 'photo' | 'video' | 'drawing' | 'cover';
  /** Of a film: where it begins, and what must stay in view, as written. */
  start?: string | undefined;
  focus?: string | undefined;
  source: Source;
  path: Path;
};

/** Every file that a source asks for. */
export function findMediaUses(source: Source): MediaUse[] {
  const uses: MediaUse[] = [];
  walkStrings(source.data, (name, path) => {
    const key = String(path.at(-1));
    if (!MEDIA_KEYS.has(key)) return;
    const beside = (other: string) => textAt(source.data, [...path.slice(0, -1), other]);
    const start = beside('start');
    uses.push({
      name,
      kind: kindOf(path),
      start: start !== undefined && START.test(start) ? start : undefined,
      focus: beside('focus'),
      source,
      path,
    });
  });
  return uses;
}

function textAt(data: unknown, path: Path): string | undefined {
  const found = path.reduce<unknown>(
    (holder, key) => (holder as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
  return typeof found === 'string' ? found : undefined;
}

function kindOf(path: Path): MediaUse['kind'] {
  const [holder, key] = path.slice(-2);
  if (key === 'video') return 'video';
  if (key === 'logo' || key === 'pet') return 'drawing';
  return holder === 'cover' ? 'cover' : 'photo';
}

/** What a file is by its name; null where that says nothing, or may be either. */
export function sortByName(name: string): 'photo' | 'video' | null {
  if (PICTURE.test(name)) return 'photo';
  return FILM.test(name) ? 'video' : null;
}

/** Whether a line names a film where it asks for one, and a picture else; a GIF may be either. */
export function isOfItsSort({ name, kind }: Pick<MediaUse, 'name' | 'kind'>): boolean {
  return kind === 'video' ? !PICTURE.test(name) : !FILM.test(name);
}

/** Mistakes for files that are not there, or are of the wrong sort. */
export function checkMediaNames(uses: readonly MediaUse[], present: readonly string[]): Mistake[] {
  return uses.flatMap(({ name, kind, source, path }) => {
    if (!isOfItsSort({ name, kind }) && kind === 'video')
      return [source.mistakeAt(path, `"${name}" is a picture. Write "photo: ${name}" in its place.`)];
    if (!isOfItsSort({ name, kind }))
      return [source.mistakeAt(path, `"${name}" is a video. Write "video: ${name}" in its place.`)];
    if (present.includes(name)) return [];
    const message = `"${name}" is not in ${posix.dirname(source.file)}/media/. ${suggestFile(name, present)}`.trim();
    return [source.mistakeAt(path, message, { cause: present.length > 0 ? `media/${name}` : 'media' })];
  });
}

/** The file that was meant: by its name, whatever stands before and after it; else the one that is spelt most alike. */
function suggestFile(name: string, present: readonly string[]): string {
  const plain = (file: string) => file.replace(/^.*[\\/]/, '').replace(/\s|\.[^.]*$/g, '');
  const lower = (file: string) => plain(file).toLowerCase();
  const meant =
    present.find((file) => file.toLowerCase() === name.toLowerCase()) ??
    present.find((file) => plain(file) === plain(name)) ??
    present.find((file) => lower(file) === lower(name));
  if (meant === undefined)
    return didYouMean(name, present.length <= MOST_SUGGESTED || nearest(name, present) ? present : []);
  const isCase = meant !== name && meant.toLowerCase() === name.toLowerCase();
  return `Did you mean "${meant}"?${isCase ? ' Capital and small letters are not the same on the web.' : ''}`;
}

/**
 * Writes names as the files have them: a Mac takes letters apart that a keyboard writes whole, so that two names which look
 * the same are not.
 */
export function matchMediaNames(source: Source, present: readonly string[]): void {
  const composed = new Map(present.map((name) => [name.normalize('NFC'), name]));
  for (const { name, path } of findMediaUses(source)) {
    const file = composed.get(name.normalize('NFC'));
    const holder = valueAt(source.data, path.slice(0, -1));
    if (file !== undefined && typeof holder === 'object' && holder !== null)
      Object.assign(holder, { [String(path.at(-1))]: file });
  }
}
