import { readTurn, type Turn } from '../../src/model/pictures/crop.ts';
import { pictureUseOf, type PictureUse } from '../../src/model/pictures/picture-use.ts';
import { filmTime } from '../../src/model/schema/schema-parts.ts';
import { nearest, suggest } from './messages/did-you-mean.ts';
import type { Mistake } from './messages/mistake.ts';
import type { Source } from './yaml/source.ts';
import { isTree, listTexts, valueAt, type Path } from './yaml/walk.ts';

const MEDIA_KEYS = new Set(['photo', 'video', 'logo', 'pet', 'shareImage']);

/** Whether a key's value is a file in `media/`. */
export function isMediaKey(key: string): boolean {
  return MEDIA_KEYS.has(key);
}

const FILM = /\.(mp4|mov|m4v|webm|avi|mkv|3gp|mpe?g|mts|m2ts|wmv|ogv|flv|dv)$/i;
const PICTURE = /\.(jpe?g|png|webp|avif|hei[cf]|svg|tiff?)$/i;

/** A use of a file in `media/`. */
export type MediaUse = {
  name: string;
  kind: PictureUse | 'video';
  /** Where a film begins, as written. */
  start?: string | undefined;
  /** What stays in view, as written. */
  focus?: string | undefined;
  turn: Turn;
  source: Source;
  path: Path;
  /** True in a file that guests do not see. */
  isHidden?: boolean;
};

/** Every media file that a source uses. */
export function findMediaUses(source: Source): MediaUse[] {
  const uses: MediaUse[] = [];
  for (const { text: name, path } of listTexts(source.data)) {
    const key = String(path.at(-1));
    // The schema reports an empty name. Places and facts can have any key, such as `photo`, for any text.
    if (!isMediaKey(key) || name === '' || path[0] === 'places' || path[0] === 'facts') continue;
    const holder = valueAt(source.data, path.slice(0, -1));
    if (!isTree(holder)) continue;
    const { start, focus } = holder;
    uses.push({
      name,
      kind: key === 'video' ? 'video' : pictureUseOf(path),
      // Undefined if invalid: the schema reports that.
      start: filmTime.safeParse(start).data,
      focus: typeof focus === 'string' ? focus : undefined,
      turn: readTurn(holder),
      source,
      path,
    });
  }
  return uses;
}

/** A file's kind by its name; null if the name does not show it, as for a GIF, which may be either. */
export function kindByName(name: string): 'photo' | 'video' | null {
  if (PICTURE.test(name)) return 'photo';
  return FILM.test(name) ? 'video' : null;
}

/** Whether a name is that of a picture or a film. */
export function isMediaName(name: string): boolean {
  return kindByName(name) !== null || /\.gif$/i.test(name);
}

/** Whether the file's kind fits its key; a GIF fits both, and so does a name of unknown kind. */
export function hasRightKind({ name, kind }: Pick<MediaUse, 'name' | 'kind'>): boolean {
  return kind === 'video' ? !PICTURE.test(name) : !FILM.test(name);
}

/** Reports files that are missing or of the wrong kind. @param folder the media folder, as mistakes show it */
export function checkMediaNames(uses: readonly MediaUse[], present: readonly string[], folder: string): Mistake[] {
  return uses.flatMap(({ name, kind, source, path }) => {
    if (!hasRightKind({ name, kind })) return [source.mistakeAt(path, explainWrongKind({ name, kind, path }))];
    if (present.includes(name)) return [];
    const fitting = present.filter((file) => hasRightKind({ name: file, kind }));
    const message = `"${name}" is not in ${folder}/. ${suggestFile(name, fitting, folder)}`.trim();
    // While the folder is empty, all missing files are one mistake.
    return [source.mistakeAt(path, message, { cause: present.length > 0 ? `media/${name}` : 'media' })];
  });
}

function explainWrongKind({ name, kind, path }: Pick<MediaUse, 'name' | 'kind' | 'path'>): string {
  if (kind === 'video') return `"${name}" is a picture. Write "photo: ${name}" instead.`;
  const remedy = path[0] === 'cards' ? `Write "video: ${name}" instead.` : 'Only cards show videos: name a picture.';
  return `"${name}" is a video. ${remedy}`;
}

/** Suggests a file whose name differs only in folder, case, spaces or extensions; else the closest, or a short list. */
function suggestFile(name: string, present: readonly string[], folder: string): string {
  const base = name.replace(/^.*[\\/]/, '');
  const plain = (file: string): string => {
    const stem = file.replace(/\s|\.[^.]*$/g, '');
    // `rain.jpg.jpg`, as Windows shows it without its last extension.
    return isMediaName(stem) ? plain(stem) : stem;
  };
  const lower = (file: string) => plain(file).toLowerCase();
  const meant =
    present.find((file) => file.toLowerCase() === name.toLowerCase()) ??
    present.find((file) => plain(file) === plain(base)) ??
    present.find((file) => lower(file) === lower(base));
  if (meant === undefined)
    return base === name || nearest(base, present) !== null
      ? suggest(base, present)
      : `Put the file into ${folder}/ itself, not into a folder inside it, and write "${base}".`;
  const question = `Did you mean "${meant}"?`;
  if (meant.toLowerCase() === name.toLowerCase()) return `${question} Upper and lower case matter on the web.`;
  return meant.toLowerCase().startsWith(`${name.toLowerCase()}.`)
    ? `${question} Your computer may hide the last "${meant.slice(name.length)}": turn on file name extensions to see it.`
    : question;
}

/** Replaces names with those on disk: macOS decomposes accented letters, so names that look the same may differ. */
export function matchMediaNames(source: Source, present: readonly string[]): void {
  const composed = new Map(present.map((name) => [name.normalize('NFC'), name]));
  for (const { name, path } of findMediaUses(source)) {
    const file = composed.get(name.normalize('NFC'));
    const holder = valueAt(source.data, path.slice(0, -1));
    if (file !== undefined && isTree(holder)) holder[String(path.at(-1))] = file;
  }
}
