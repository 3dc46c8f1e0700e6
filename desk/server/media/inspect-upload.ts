import type { PictureUse } from '../../../src/model/pictures/picture-use.ts';
import type { Refused } from '../../protocol.ts';
import { focusOf } from '../../../src/model/pictures/focus.ts';
import { describeFilmFault } from '../../../build/check/describe-film-fault.ts';
import { inspectPhoto } from '../../../build/check/photo-faults.ts';
import { makeFilm } from '../../../build/media/films/make-film.ts';
import type { MediaFile } from '../../../build/media/media-file.ts';
import { MOST_UPLOAD_BYTES } from './receive.ts';
import type { FileKind } from './detect-kind.ts';

/** The answer for a file that is empty or too large; null for any other. */
export function refuseWrongSize(name: string, size: number): Refused | null {
  if (size === 0) return refuse(`"${name}" is empty. Copy it again from its source.`);
  if (size <= MOST_UPLOAD_BYTES) return null;
  const [megabytes, most] = [Math.ceil(size / 1e6), MOST_UPLOAD_BYTES / 1e6];
  return refuse(
    `"${name}" is ${megabytes} MB; guests see eight seconds of a film. Cut it shorter: at most ${most} MB.`,
  );
}

/**
 * Describes a file's fault, as `npm run check` does except where that refers to a line of YAML; null if it has none.
 * Converts a film under its final name, so that the site finds it in the cache. Messages show its `original` name.
 */
export async function inspectUpload(
  cacheFolder: string,
  file: MediaFile,
  original: string,
  { kind }: FileKind,
  use: PictureUse,
): Promise<string | null> {
  if (kind === 'photo') return inspectPhoto(cacheFolder, { ...file, name: original }, use);
  const { fault } = await makeFilm(cacheFolder, file, { startSeconds: 0, focus: focusOf() });
  if (fault === 'still') return `"${original}" is a film that does not move. Use a photo instead.`;
  if (fault === 'no picture') return `"${original}" has sound but no picture. Choose another film.`;
  return fault === null ? null : describeFilmFault(original, fault);
}

/** The answer for a file that is not added. */
export function refuse(message: string): Refused {
  return { status: 'refused', message };
}

/** The answer for a file that filled the disk. @throws any other error */
export function refuseIfFull(error: unknown, name: string): Refused {
  if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  return refuse(`This computer’s disk has no room for "${name}".`);
}
