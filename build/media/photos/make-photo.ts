import { join } from 'node:path';
import sharp, { type OutputInfo, type Region, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Photo } from '../../../src/model/content.ts';
import { asset } from '../asset.ts';
import { focusOf } from '../../../src/model/pictures/focus.ts';
import { cached, findCached, keyOf } from '../cache.ts';
import { cutOf, widthsFor, type PhotoUse } from './cut-photo.ts';
import { limit } from '../limit.ts';
import { densityFor, lookAtPhoto } from './look-at-photo.ts';
import type { MediaFile } from '../media-file.ts';
import { FAIL_ON, readPhoto } from './read-photo.ts';
import { stemOf } from '../../../src/model/pictures/stem.ts';
import { hexOfRgb } from '../../../src/model/colours/srgb.ts';

/** Increase this after a change that the settings in the cache key do not show. */
const VERSION = 2;

type Format = 'avif' | 'webp';
type Settings = Partial<Record<Format, { quality: number; effort: number; smartSubsample?: boolean }>>;

/**
 * Qualities are chosen by eye on flat shapes with grain. An AVIF effort of 3 would take twice the time, for a gain of
 * 0.5 dB at the same file size.
 */
const FINISHED: Settings = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80, effort: 4, smartSubsample: true },
};
/** For the show's photos, which are not made while editing. The lower effort halves the time, for a few more bytes. */
const PRINT: Settings = { avif: { quality: 55, effort: 1 } };
/** Takes a tenth of the time of `FINISHED` for files of the same size, with slightly softer edges between colours. */
const DRAFT: Settings = { webp: { quality: 80, effort: 2 } };

/**
 * Widths in image pixels for each use, as shown on screens of one to three pixels per CSS pixel. `widthsFor` increases
 * them for wide photos on cards.
 */
export const WIDTHS = {
  story: [320, 640, 960],
  // A 4K screen shows a print 1,446 pixels wide.
  print: [1440],
  portrait: [256, 512],
  page: [480, 960, 1440],
  logo: [480, 960],
  pet: [256, 512],
} as const satisfies Record<PhotoUse, readonly number[]>;

/** The longest side that WebP allows, in pixels; AVIF allows one more. A scrolled screenshot may be longer. */
const MAX_SIDE = 16_383;

export type PhotoOptions = {
  alt: string;
  focus?: string | undefined;
  /** The colour behind a transparent picture; without it, the picture stays transparent. */
  paper?: string | undefined;
  /** True while editing, when `DRAFT` is enough if the finished photo does not exist yet. */
  isDraft?: boolean;
};

/** The side of the picture that becomes a ThumbHash, in pixels: the largest that the library accepts. */
const THUMBHASH_SIDE = 100;

type Facts = Omit<Photo, 'alt' | 'avif' | 'webp' | 'focus'> & {
  files: { name: string; width: number; format: Format }[];
};

/** How a picture is encoded; `stem` is its files' name without width and format. */
type Making = { stem: string; widths: readonly number[]; cut: Region | null; paper: string | null };

/** Makes every size of a picture, without metadata such as its location. Cached. */
export async function makePhoto(
  cacheFolder: string,
  file: MediaFile,
  use: PhotoUse,
  { alt, focus, paper, isDraft = false }: PhotoOptions,
): Promise<Photo> {
  const look = await lookAtPhoto(cacheFolder, file);
  if (!look) throw new Error(`"${file.name}" has not passed its check`);
  const cut = cutOf(look, use, focusOf(focus));
  const making: Making = {
    stem: stemOf(file.name),
    widths: widthsFor(use, WIDTHS[use], cut ?? look),
    cut,
    paper: look.isSeeThrough ? (paper ?? null) : null,
  };
  const photos = join(cacheFolder, 'photos');
  const keyFor = (settings: Settings) => keyOf(file.hash, { VERSION, settings, ...making });
  const make = (settings: Settings) =>
    cached(photos, keyFor(settings), (into) =>
      limit(async () => encode(await readPhoto(cacheFolder, file), making, settings, into)),
    );
  // A draft is needed only until the finished picture has been made once.
  const finished = use === 'print' ? PRINT : FINISHED;
  const found = isDraft ? await findCached<Facts>(photos, keyFor(finished)) : null;
  const { folder, facts } = found ?? (await make(isDraft ? DRAFT : finished));
  const sources = (format: Format) =>
    facts.files
      .filter((file) => file.format === format)
      .map((file) => ({ url: asset(join(folder, file.name)), width: file.width }));
  const { width, height, color, thumbhash } = facts;
  // Only cards crop a picture on the guest's screen.
  const ownFocus = focus !== undefined && use === 'story' ? { focus: focusOf(focus) } : {};
  return { alt, width, height, color, thumbhash, ...ownFocus, avif: sources('avif'), webp: sources('webp') };
}

async function encode(bytes: Buffer, making: Making, settings: Settings, into: string): Promise<Facts> {
  const { data, info } = await prepare(bytes, making);
  const picture = sharp(data, { raw: info });
  const widths = new Set(making.widths.map((width) => Math.min(width, info.width)));
  const files: Facts['files'] = [];
  for (const width of widths) {
    const resized = picture.clone().resize({ width });
    for (const [format, options] of Object.entries(settings) as [Format, Settings[Format]][]) {
      const name = `${making.stem}-${width}.${format}`;
      await resized.clone().toFormat(format, options).toFile(join(into, name));
      files.push({ name, width, format });
    }
  }
  return { width: info.width, height: info.height, ...(await placeholdersOf(picture)), files };
}

/**
 * Makes the picture upright, sRGB, free of metadata, no larger than needed, and opaque if it has a paper.
 * @returns the pixels, since encoding and decoding them again would take half the time of a draft
 */
async function prepare(bytes: Buffer, { widths, cut, paper }: Making): Promise<{ data: Buffer; info: OutputInfo }> {
  const largest = { width: Math.min(Math.max(...widths), MAX_SIDE), height: MAX_SIDE };
  const density = await densityFor(bytes, largest.width, largest.height);
  const image = sharp(bytes, { density, failOn: FAIL_ON }).autoOrient();
  if (cut) image.extract(cut);
  image.resize({ ...largest, fit: 'inside', withoutEnlargement: true });
  if (paper !== null) image.flatten({ background: paper });
  return image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** What shows while the picture loads: its main colour (`transparent` if any pixel is) and its ThumbHash. */
async function placeholdersOf(picture: Sharp): Promise<{ color: string; thumbhash: string }> {
  const small = picture.resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { dominant, isOpaque } = await sharp(data, { raw: info }).stats();
  const hash = rgbaToThumbHash(info.width, info.height, data);
  return { color: isOpaque ? hexOfRgb(dominant) : 'transparent', thumbhash: Buffer.from(hash).toString('base64') };
}
