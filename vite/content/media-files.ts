import { posix } from 'node:path';
import { didYouMean } from './did-you-mean.ts';
import type { Mistake } from './mistake.ts';
import type { Path, Source } from './source.ts';
import { walkStrings } from './walk.ts';

/** Lines that name a file in `media/`. */
const MEDIA_KEYS = new Set(['photo', 'video', 'logo', 'pet', 'shareImage']);

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
    return [
      source.mistakeAt(
        path,
        `"${name}" is not in ${posix.dirname(source.file)}/media/. ${didYouMean(name, alike(name, present))}`.trim(),
      ),
    ];
  });
}

/** Files worth suggesting: too long a list helps nobody. */
function alike(name: string, present: readonly string[]): readonly string[] {
  return present.length <= 8 ? present : present.filter((file) => file.slice(0, 2) === name.slice(0, 2)).slice(0, 8);
}
