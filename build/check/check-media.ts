import { readTurn } from '../../src/model/pictures/crop.ts';
import type { PictureUse } from '../../src/model/pictures/picture-use.ts';
import { hasRightKind, type MediaUse } from '../read/media-names.ts';
import type { Mistake } from '../read/messages/mistake.ts';
import { valueAt } from '../read/yaml/walk.ts';
import { LONGEST_SECONDS } from '../media/films/convert-film.ts';
import { filmPart } from '../media/films/film-part.ts';
import { filmTimeOf } from '../media/films/film-time.ts';
import { inspectPhoto, inspectZoom } from './photo-faults.ts';
import { makeFilm } from '../media/films/make-film.ts';
import { openMediaFile } from '../media/media-file.ts';
import { describeFilmFault } from './describe-film-fault.ts';

/** The media folder, and the cache of what is known about its files. */
type MediaFolders = { mediaFolder: string; cacheFolder: string };

/**
 * Inspects media files, and reports all mistakes at once. Skips files of the wrong kind: `media-names.ts` reports them.
 * @param uses only of files that exist.
 */
export async function inspectMedia(uses: readonly MediaUse[], folders: MediaFolders): Promise<Mistake[]> {
  const inspected = uses
    .filter(hasRightKind)
    .map((use) => (use.kind === 'video' ? inspectFilm(use, folders) : inspectPicture(use, use.kind, folders)));
  return (await Promise.all(inspected)).flat();
}

async function inspectPicture(
  { name, source, path }: MediaUse,
  kind: PictureUse,
  { mediaFolder, cacheFolder }: MediaFolders,
): Promise<Mistake[]> {
  const file = await openMediaFile(mediaFolder, name);
  const fault = await inspectPhoto(cacheFolder, file, kind);
  if (fault !== null) return [source.mistakeAt(path, fault)];
  const holder = path.slice(0, -1);
  // A cover may have a second crop, for phones. Without one, `Object` makes an empty crop.
  const crops = kind === 'cover' ? [holder, [...holder, 'phone']] : [holder];
  const found = crops.map(async (crop) => {
    const turn = readTurn(Object(valueAt(source.data, crop)));
    const zoomFault = await inspectZoom(cacheFolder, file, kind, turn);
    return zoomFault === null ? [] : [source.mistakeAt([...crop, 'zoom'], zoomFault)];
  });
  return (await Promise.all(found)).flat();
}

async function inspectFilm(use: MediaUse, { mediaFolder, cacheFolder }: MediaFolders): Promise<Mistake[]> {
  const { name, source, path, start } = use;
  const file = await openMediaFile(mediaFolder, name);
  const { fault, seconds } = await makeFilm(cacheFolder, file, filmPart({ ...use, ...use.turn }));
  if (fault === 'ends before')
    return [
      source.mistakeAt(
        [...path.slice(0, -1), 'start'],
        `"${name}" is only ${filmTimeOf(seconds)} long. Start it earlier.`,
      ),
    ];
  if (fault !== null) return [source.mistakeAt(path, describeFilmFault(name, fault))];
  // No warning if the couple chose the part, or if less than a second is cut.
  if (start !== undefined || seconds < LONGEST_SECONDS + 1) return [];
  // Halfway, or earlier so that the part has its full length.
  const exampleStart = Math.floor(Math.min(seconds - LONGEST_SECONDS, seconds / 2));
  const message =
    `"${name}" is ${filmTimeOf(seconds)} long; guests see 0:00 to ${filmTimeOf(LONGEST_SECONDS)}. To show another part, ` +
    `add a line with its start, like start: ${filmTimeOf(exampleStart)}`;
  return [source.mistakeAt(path, message, { severity: 'warning' })];
}
