import type { FilmFault } from '../media/films/make-film.ts';
import { kindByName } from '../read/media-names.ts';

/** Describes what is wrong with a film and how to fix it. */
export function describeFilmFault(name: string, fault: FilmFault): string {
  if (fault === 'no picture') return `"${name}" has sound but no picture. Name another film, or delete the line.`;
  if (fault === 'still') {
    // A GIF may also be a photo, and so may a file whose name does not show its kind.
    const remedy = kindByName(name) === 'video' ? 'Use a photo' : `Write "photo: ${name}"`;
    return `"${name}" does not move. ${remedy} instead.`;
  }
  if (fault === 'interrupted')
    return `Converting "${name}" was interrupted or took too long. Close other programs, then start this again.`;
  // Only 'broken' is left: `check-media.ts` describes 'ends before' itself, and an uploaded film has no "start".
  return `"${name}" is broken or not a film. If it plays on this computer, export it again as MP4; otherwise copy the original again.`;
}
