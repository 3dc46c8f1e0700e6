import { isOfItsSort, type MediaUse } from '../content/media-files.ts';
import type { Mistake } from '../content/mistake.ts';
import { focusOf } from '../cover/focus.ts';
import { LONGEST_SECONDS } from './convert-film.ts';
import { filmTime, secondsOf } from './film-time.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { makeFilm, type FilmFault } from './make-film.ts';
import { openMediaFile } from './media-file.ts';

/** Where media lie, and where what is known of them is kept. */
export type MediaFolders = { mediaFolder: string; cacheFolder: string };

/** Looks into every file the content asks for. All of them, so that all mistakes are told at once. */
export async function inspectMedia(uses: readonly MediaUse[], folders: MediaFolders): Promise<Mistake[]> {
  return (await Promise.all(uses.filter(isOfItsSort).map((use) => inspectOne(use, folders)))).flat();
}

async function inspectOne(use: MediaUse, { mediaFolder, cacheFolder }: MediaFolders): Promise<Mistake[]> {
  const { name, kind, source, path } = use;
  const file = await openMediaFile(mediaFolder, name);
  if (kind !== 'video') {
    const error = await inspectPhoto(cacheFolder, file, kind);
    return error === null ? [] : [source.mistakeAt(path, error)];
  }
  const startSeconds = secondsOf(use.start);
  const { fault, seconds } = await makeFilm(cacheFolder, file, { startSeconds, focus: focusOf(use.focus) });
  if (fault === 'ends before')
    return [
      source.mistakeAt([...path.slice(0, -1), 'start'], `"${name}" lasts ${filmTime(seconds)} only. Start it earlier.`),
    ];
  if (fault !== null) return [source.mistakeAt(path, faultOf(name, fault))];
  if (use.start !== undefined || seconds < LONGEST_SECONDS + 1) return [];
  const told =
    `"${name}" lasts ${filmTime(seconds)}; guests see 0:00 to ${filmTime(LONGEST_SECONDS)} of it. For another part add a ` +
    `line that says where it starts, like start: ${filmTime(Math.floor(Math.min(seconds - LONGEST_SECONDS, seconds / 2)))}`;
  return [source.mistakeAt(path, told, { severity: 'warning' })];
}

/** What is wrong with a film and how to mend it. */
export function faultOf(name: string, fault: FilmFault): string {
  if (fault === 'no picture') return `"${name}" holds sound and no picture. Name a film, or leave the line out.`;
  if (fault === 'still') return `"${name}" does not move. Write "photo: ${name}" in its place.`;
  return `"${name}" is broken or no film. Open it; if you can see it, export it again as MP4, else copy it again from where it came.`;
}
