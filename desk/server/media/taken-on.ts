import { readFile } from 'node:fs/promises';
import exifr from 'exifr';
import sharp from 'sharp';
import { describeFilm } from '../../../build/media/films/ffmpeg.ts';
import { isHeic, tagsIn } from '../../../build/media/photos/read-photo.ts';
import { TIFF } from './detect-kind.ts';

/** Dates from cameras whose clock was never set. */
const UNSET_DATES = new Set(['1904-01-01', '1970-01-01', '1980-01-01']);

const DAY_MS = 86_400_000;

/** When a photo was taken, in its own local time, `2019-07-03T18:22:10`; null if its EXIF has no date. */
export async function photoTakenOn(path: string): Promise<string | null> {
  const bytes = await readFile(path);
  // EXIF has the format of a TIFF, so a TIFF can be read as EXIF.
  const isTiff = TIFF.test(bytes.toString('latin1', 0, 4));
  const tags = isHeic(bytes) ? tagsIn(bytes) : isTiff ? bytes : (await sharp(bytes).metadata()).exif;
  return tags ? dateInTags(tags) : null;
}

/** When a film was taken, in its own local time, or in this computer's if the film only has UTC; null if it has no date. */
export async function filmTakenOn(path: string): Promise<string | null> {
  const log = await describeFilm(path);
  const own = isoOf(/com\.apple\.quicktime\.creationdate\s*: (\S+)/.exec(log)?.[1]);
  const utc = isoOf(/creation_time\s*: (\S+)/.exec(log)?.[1]);
  return own ?? (utc === null ? null : toLocal(new Date(`${utc}Z`)));
}

/** The date in a photo's EXIF; null if it has none. @param block the EXIF, with or without its prefix `Exif\0\0` */
export async function dateInTags(block: Buffer): Promise<string | null> {
  // A copy, because exifr reads past the end of a slice.
  const tags = Uint8Array.from(block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block);
  try {
    const pick = ['DateTimeOriginal', 'CreateDate'];
    const found: Record<string, unknown> = (await exifr.parse(tags, { pick, reviveValues: false })) ?? {};
    return pick.map((tag) => isoOf(String(found[tag]))).find((date) => date !== null) ?? null;
  } catch {
    // Damaged tags; the photo itself may still be fine.
    return null;
  }
}

/** `2019:07:03 18:22:10` or `2019-07-03T18:22:10+0200` as ISO without a zone; null if missing or clearly wrong. */
function isoOf(written = ''): string | null {
  const [, year, month, day, time] =
    /^(\d{4})[:-](\d\d)[:-](\d\d)[ T]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)/.exec(written) ?? [];
  const date = [year, month, day].join('-');
  const parsed = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
  // It may be tomorrow already where the photo or film was taken.
  const isPast = parsed.getTime() < Date.now() + DAY_MS;
  return time !== undefined && isReal && isPast && !UNSET_DATES.has(date) ? `${date}T${time}` : null;
}

/** An instant in this computer's time, as ISO without a zone. */
function toLocal(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}
