import { readTurn } from '../../src/model/pictures/crop.ts';
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

/** Inspects the media files that exist, and reports all mistakes at once; `media-names.ts` reports missing ones. */
export async function inspectMedia(uses: readonly MediaUse[], folders: MediaFolders): Promise<Mistake[]> {
  return (await Promise.all(uses.filter(hasRightKind).map((use) => inspectOne(use, folders)))).flat();
}

async function inspectOne(use: MediaUse, { mediaFolder, cacheFolder }: MediaFolders): Promise<Mistake[]> {
  const { name, kind, source, path } = use;
  const file = await openMediaFile(mediaFolder, name);
  if (kind !== 'video') {
    const error = await inspectPhoto(cacheFolder, file, kind);
    if (error !== null) return [source.mistakeAt(path, error)];
    const holder = path.slice(0, -1);
    // Phones may show another part of a cover.
    const crops = kind === 'cover' ? [holder, [...holder, 'phone']] : [holder];
    const found = crops.map(async (crop) => {
      const turn = readTurn(Object(valueAt(source.data, crop)));
      const tooClose = await inspectZoom(cacheFolder, file, kind, turn);
      return tooClose === null ? [] : [source.mistakeAt([...crop, 'zoom'], tooClose)];
    });
    return (await Promise.all(found)).flat();
  }
  const { fault, seconds } = await makeFilm(cacheFolder, file, filmPart({ ...use, ...use.turn }));
  if (fault === 'ends before')
    return [
      source.mistakeAt(
        [...path.slice(0, -1), 'start'],
        `"${name}" is only ${filmTimeOf(seconds)} long. Start it earlier.`,
      ),
    ];
  if (fault !== null) return [source.mistakeAt(path, describeFilmFault(name, fault))];
  // A cut of less than a second needs no warning.
  if (use.start !== undefined || seconds < LONGEST_SECONDS + 1) return [];
  const message =
    `"${name}" is ${filmTimeOf(seconds)} long; guests see 0:00 to ${filmTimeOf(LONGEST_SECONDS)}. To show another part, ` +
    `add a line with its start, like start: ${filmTimeOf(Math.floor(Math.min(seconds - LONGEST_SECONDS, seconds / 2)))}`;
  return [source.mistakeAt(path, message, { severity: 'warning' })];
}
