import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { askFfmpeg, inputOf } from '../../../build/media/films/ffmpeg.ts';
import { isSvg } from '../../../build/media/photos/look-at-photo.ts';
import { isHeic } from '../../../build/media/photos/read-photo.ts';

/** What a file is by its bytes, and the endings that say so: the first where it has another. */
export type Sort = { kind: 'photo' | 'video'; endings: readonly string[] };

/** How pictures begin. */
const SIGNS: readonly [sign: RegExp, endings: readonly string[]][] = [
  [/^\xff\xd8\xff/, ['jpg', 'jpeg']],
  [/^\x89PNG/, ['png']],
  [/^RIFF.{4}WEBP/s, ['webp']],
  [/^(II\*\0|MM\0\*)/, ['tif', 'tiff']],
  [/^.{4}ftyp(avif|avis)/s, ['avif']],
  [/^.{4}ftyp.{8,48}avif/s, ['avif']],
];

/** As ffmpeg calls what films lie in, and how they end. Of its other names the first is the ending. */
const FILMS: Record<string, readonly string[]> = {
  avi: ['avi'],
  mpegts: ['mts', 'm2ts'],
  mpeg: ['mpg', 'mpeg'],
  asf: ['wmv'],
  ogg: ['ogv'],
};

/** In bytes: enough to know any of them. */
const HEAD = 1024;

/** Whether a file is a photo or a film, by its bytes; null where it is neither. */
export async function sortOf(path: string): Promise<Sort | null> {
  const head = await headOf(path);
  const text = head.toString('latin1');
  if (isHeic(head)) return { kind: 'photo', endings: ['heic', 'heif'] };
  if (isSvg(head)) return { kind: 'photo', endings: ['svg'] };
  if (text.startsWith('GIF8')) return { kind: (await moves(path)) ? 'video' : 'photo', endings: ['gif'] };
  const [, endings] = SIGNS.find(([sign]) => sign.test(text)) ?? [];
  if (endings) return { kind: 'photo', endings };
  const holder = /Input #0, ([\w,]+), from/.exec(await askFfmpeg(inputOf(path)))?.[1];
  return holder === undefined ? null : { kind: 'video', endings: endingsOf(holder, text) };
}

function endingsOf(holder: string, head: string): readonly string[] {
  const [first = ''] = holder.split(',');
  if (first === 'matroska') return head.includes('webm') ? ['webm'] : ['mkv'];
  if (first !== 'mov') return FILMS[first] ?? [first];
  const [, brand] = /^.{4}ftyp(.{4})/s.exec(head) ?? [];
  // Of before there were brands.
  if (brand === undefined || brand === 'qt  ') return ['mov'];
  return brand.startsWith('3g') ? ['3gp'] : ['mp4', 'm4v'];
}

async function moves(path: string): Promise<boolean> {
  try {
    return ((await sharp(path).metadata()).pages ?? 1) > 1;
  } catch {
    return false;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
