import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describeFilm } from '../../../build/media/films/ffmpeg.ts';
import { isSvg } from '../../../build/media/photos/look-at-photo.ts';
import { isHeic } from '../../../build/media/photos/read-photo.ts';

/** A file's kind according to its bytes, and the extensions it may have, the usual one first. */
export type FileKind = { kind: 'photo' | 'video'; endings: readonly string[] };

/** The first bytes of a TIFF, and of EXIF without its prefix. */
export const TIFF = /^(II\*\0|MM\0\*)/;

/** Picture formats by their first bytes, and their extensions. */
const SIGNATURES: readonly [signature: RegExp, endings: readonly string[]][] = [
  [/^\xff\xd8\xff/, ['jpg', 'jpeg']],
  [/^\x89PNG/, ['png']],
  [/^RIFF.{4}WEBP/s, ['webp']],
  [TIFF, ['tif', 'tiff']],
  // `avif` is the main brand, or one of the first compatible ones.
  [/^.{4}ftyp(avi[fs]|.{8,48}avif)/s, ['avif']],
];

/** Extensions of films by ffmpeg's name of the container, where that name is not the extension. */
const FILM_ENDINGS: Record<string, readonly string[]> = {
  mpegts: ['mts', 'm2ts'],
  mpeg: ['mpg', 'mpeg'],
  mpegvideo: ['mpg', 'mpeg'],
  asf: ['wmv'],
  ogg: ['ogv'],
};

/** How many of a file's first bytes identify any format. */
const HEAD_BYTES = 1024;

/** Whether a file is a photo or a film, according to its bytes; null if neither. An animated GIF is a film. */
export async function detectKind(path: string): Promise<FileKind | null> {
  const head = await buffer(createReadStream(path, { end: HEAD_BYTES - 1 }));
  const text = head.toString('latin1');
  if (isHeic(head)) return { kind: 'photo', endings: ['heic', 'heif'] };
  if (isSvg(head)) return { kind: 'photo', endings: ['svg'] };
  if (text.startsWith('GIF8')) return { kind: (await isAnimated(path)) ? 'video' : 'photo', endings: ['gif'] };
  const [, endings] = SIGNATURES.find(([signature]) => signature.test(text)) ?? [];
  if (endings) return { kind: 'photo', endings };
  const [, container] = /Input #0, (\w+)[\w,]*, from/.exec(await describeFilm(path)) ?? [];
  return container === undefined ? null : { kind: 'video', endings: endingsOf(container, text) };
}

/** @param container the first name in ffmpeg's list, such as `mov` of `mov,mp4,m4a,3gp,3g2,mj2` */
function endingsOf(container: string, head: string): readonly string[] {
  if (container === 'matroska') return head.includes('webm') ? ['webm'] : ['mkv'];
  if (container !== 'mov') return FILM_ENDINGS[container] ?? [container];
  const [, brand] = /^.{4}ftyp(.{4})/s.exec(head) ?? [];
  // The oldest QuickTime films have no brand.
  if (brand === undefined || brand === 'qt  ') return ['mov'];
  return brand.startsWith('3g') ? ['3gp'] : ['mp4', 'm4v'];
}

async function isAnimated(path: string): Promise<boolean> {
  // A damaged GIF counts as a still.
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null);
  return (metadata?.pages ?? 1) > 1;
}
