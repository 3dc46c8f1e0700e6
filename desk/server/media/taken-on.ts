import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { askFfmpeg, inputOf } from '../../../build/media/films/ffmpeg.ts';
import { isHeic, tagsIn } from '../../../build/media/photos/read-photo.ts';

/** EXIF: where its own tags begin, when the shutter was pressed, and when that was made into numbers. */
const TAGS = { exif: 0x8769, original: 0x9003, digitized: 0x9004 };
/** In bytes: an entry of a list of tags, where in it the value stands or its place, and a date as EXIF writes it. */
const ENTRY = 12;
const VALUE = 8;
const DATE = 19;

/** Dates from cameras whose clock was never set. */
const NEVER = new Set(['1904-01-01', '1970-01-01', '1980-01-01']);

/** When a photo was taken, `2019-07-03T18:22:10` by the clock where it was; null where it does not say so. */
export async function photoTakenOn(path: string): Promise<string | null> {
  const bytes = await readFile(path);
  const isTiff = /^(II\*\0|MM\0\*)/.test(bytes.toString('latin1', 0, 4));
  const tags = isHeic(bytes) ? tagsIn(bytes) : isTiff ? bytes : (await sharp(bytes).metadata()).exif;
  return tags ? dateInTags(tags) : null;
}

/** When a film was taken. Where it says so by the clock of Greenwich alone, it is told by this computer's. */
export async function filmTakenOn(path: string): Promise<string | null> {
  const told = await askFfmpeg(inputOf(path));
  const own = isoOf(/com\.apple\.quicktime\.creationdate\s*: (\S+)/.exec(told)?.[1]);
  const utc = isoOf(/creation_time\s*: (\S+)/.exec(told)?.[1]);
  return own ?? (utc === null ? null : local(new Date(`${utc}Z`)));
}

/** When a photo was taken by its EXIF, as it stands in a file or, with a name before it, in a picture. */
export function dateInTags(block: Buffer): string | null {
  const tags = block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block;
  const isLittle = tags.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tags.readUInt16LE(at) : tags.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tags.readUInt32LE(at) : tags.readUInt32BE(at));
  /** The value of a tag in the list that begins there. */
  const find = (list: number, tag: number): number | null => {
    for (let index = 0; index < short(list); index++) {
      const at = list + 2 + index * ENTRY;
      if (short(at) === tag) return long(at + VALUE);
    }
    return null;
  };
  try {
    const exif = find(long(4), TAGS.exif);
    if (exif === null) return null;
    const dates = [TAGS.original, TAGS.digitized].map((tag) => {
      const at = find(exif, tag);
      return at === null ? null : isoOf(tags.toString('latin1', at, at + DATE));
    });
    return dates.find((date) => date !== null) ?? null;
  } catch {
    // Tags that lead out of their block: nothing else in the photo need be wrong.
    return null;
  }
}

/** `2019:07:03 18:22:10` or `2019-07-03T18:22:10+0200` as ISO without a zone; null for no day that can be. */
function isoOf(written = ''): string | null {
  const [, year, month, day, time] =
    /^(\d{4})[:-](\d\d)[:-](\d\d)[ T]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)/.exec(written) ?? [];
  const date = [year, month, day].join('-');
  const parsed = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
  const isPast = parsed.getTime() < Date.now() + 86_400_000;
  return time !== undefined && isReal && isPast && !NEVER.has(date) ? `${date}T${time}` : null;
}

function local(instant: Date): string {
  const minutes = instant.getTimezoneOffset();
  return new Date(instant.getTime() - minutes * 60_000).toISOString().slice(0, DATE);
}
