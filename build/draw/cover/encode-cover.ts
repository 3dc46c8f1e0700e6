import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hexOfRgb } from '../../../src/model/colours/srgb.ts';
import { FAIL_ON } from '../../media/photos/read-photo.ts';
import type { CoverViews } from './measure-veils.ts';
import type { Shape } from './screens.ts';

/**
 * The crops of a cover's picture. Each contains what screens of its shape show, from the narrowest to the widest aspect
 * ratio (see `MEDIA` in `screens.ts`). `widths` are in pixels, `largest` in bytes: small enough that a phone on a slow
 * connection loads its file within a second.
 */
const CUTS = [
  { shape: 'phone', narrowest: 2 / 5, widest: 3 / 5, widths: [480, 720, 960], largest: 120_000 },
  { shape: 'tablet', narrowest: 3 / 5, widest: 1, widths: [1024, 1536], largest: 240_000 },
  { shape: 'desk', narrowest: 1, widest: 3, widths: [1280, 1920, 2560], largest: 400_000 },
] as const;

/** Tried from the best down, until the file is small enough. */
const QUALITIES = [58, 44, 30, 18, 8, 1];
/** AVIF's effort, from 0 to 9. */
const EFFORT = 3;
/** WebP looks worse than AVIF at the same number. */
const WEBP_BONUS = 18;

/** The width of the blurred placeholder in the style sheet, in pixels. */
const FIRST_LOOK_WIDTH = 20;

/** What the files and the placeholder depend on, for the cache's key. */
export const ENCODING = { CUTS, QUALITIES, EFFORT, WEBP_BONUS, FIRST_LOOK_WIDTH };

/** A file format of a cover. */
export type Format = 'avif' | 'webp';

/** What the cache knows about the files. */
type Facts = {
  /** Heights and widths in pixels; a name is without its extension. */
  cuts: { shape: Shape; width: number; height: number; files: { name: string; width: number }[] }[];
  /** The dominant colour, as `#rrggbb`. */
  color: string;
  /** The blurred placeholder, as a data URL. */
  firstLook: string;
};

/** Makes a picture upright, opaque and sRGB, its shorter side no longer than the widest crop; removes metadata. */
export async function prepare(bytes: Buffer): Promise<Buffer> {
  const maxWidth = Math.max(...CUTS.flatMap(({ widths }) => widths));
  return sharp(bytes, { failOn: FAIL_ON })
    .autoOrient()
    .resize({ width: maxWidth, height: maxWidth, fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Writes every crop in every width and format, and describes the files. */
export async function encodeCover(
  { main, phone }: CoverViews,
  into: string,
  formats: readonly Format[],
): Promise<Facts> {
  const cuts: Facts['cuts'] = [];
  for (const { shape, narrowest, widest, widths, largest } of CUTS) {
    const { picture, focus } = shape === 'phone' ? phone : main;
    const { width, height } = await sharp(picture).metadata();
    const cutWidth = Math.min(width, Math.round(height * widest));
    const cutHeight = Math.min(height, Math.round(width / narrowest));
    const left = Math.round((width - cutWidth) * focus.x);
    const top = Math.round((height - cutHeight) * focus.y);
    const files: { name: string; width: number }[] = [];
    // A small picture has fewer widths, and none is enlarged.
    for (const fileWidth of new Set(widths.map((each) => Math.min(each, cutWidth)))) {
      const { data, info } = await sharp(picture)
        .extract({ left, top, width: cutWidth, height: cutHeight })
        .resize({ width: fileWidth })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const name = `cover-${shape}-${fileWidth}`;
      for (const format of formats)
        await writeWithin(sharp(data, { raw: info }), join(into, `${name}.${format}`), largest);
      files.push({ name, width: fileWidth });
    }
    const largestWidth = files.at(-1)?.width ?? cutWidth;
    cuts.push({ shape, width: largestWidth, height: Math.round((cutHeight * largestWidth) / cutWidth), files });
  }
  return { cuts, ...(await firstLookOf(main.picture)) };
}

/** Writes a picture in the best quality whose file has at most `largest` bytes; if none has, in the lowest. */
async function writeWithin(picture: Sharp, path: string, largest: number): Promise<void> {
  for (const quality of QUALITIES) {
    const image = picture.clone();
    if (path.endsWith('avif')) await image.avif({ quality, effort: EFFORT }).toFile(path);
    else await image.webp({ quality: quality + WEBP_BONUS, smartSubsample: true }).toFile(path);
    if ((await stat(path)).size <= largest) return;
  }
}

async function firstLookOf(upright: Buffer): Promise<{ color: string; firstLook: string }> {
  const { dominant } = await sharp(upright).stats();
  const small = await sharp(upright).resize({ width: FIRST_LOOK_WIDTH }).blur(0.6).webp({ quality: 40 }).toBuffer();
  return { color: hexOfRgb(dominant), firstLook: `data:image/webp;base64,${small.toString('base64')}` };
}
