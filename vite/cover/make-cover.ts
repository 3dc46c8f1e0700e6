import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CoverPicture, PhotoSource } from '../../src/content/model.ts';
import type { Written } from '../../src/content/schema.ts';
import { asset } from '../content/asset.ts';
import type { Project } from '../content/project.ts';
import { cached, keyOf } from '../media/cache.ts';
import { limit } from '../media/limit.ts';
import { FAIL_ON } from '../media/look-at-photo.ts';
import { openMediaFile } from '../media/media-file.ts';
import { readPhoto } from '../media/read-photo.ts';
import { measureVeils, MEDIA, type Shape, type Veils } from './measure.ts';
import { focusOf } from './focus.ts';

/** Bumped by hand whenever the making changes in a way the settings do not show. */
const VERSION = 1;

/**
 * The cuts of a cover's picture, narrowest screens first. Each holds what screens from the narrowest shape to the widest
 * show of it, and no more. `largest` is in bytes: a phone has its file within a second on a slow line.
 */
export const CUTS = [
  { shape: 'phone', narrowest: 2 / 5, widest: 3 / 5, widths: [480, 720, 960], largest: 120_000 },
  { shape: 'tablet', narrowest: 3 / 5, widest: 1, widths: [1024, 1536], largest: 240_000 },
  { shape: 'desk', narrowest: 1, widest: 3, widths: [1280, 1920, 2560], largest: 400_000 },
] as const;

/** Tried from the best down, until the file is small enough. */
const QUALITIES = [58, 44, 30, 18, 8, 1];
const EFFORT = 3;

/** The picture before the picture: a blur of so many pixels, in the style sheet itself. */
const FIRST_LOOK_WIDTH = 20;

type Facts = {
  cuts: { shape: Shape; width: number; height: number; files: { name: string; width: number }[] }[];
  /** Dominant colour. */
  color: string;
  firstLook: string;
  veils: Veils;
};

export type MadeCover = { picture: CoverPicture; color: string; firstLook: string; veils: Veils };

/** Makes the cover's picture in every cut, and measures what its words need. Kept in the cache. */
export async function makeCover(site: Written['site'], project: Project): Promise<MadeCover> {
  const { cover } = site;
  if (!cover) throw new Error('This site has no picture on its cover');
  const file = await openMediaFile(project.mediaFolder, cover.photo);
  const [first = '', second = ''] = site.couple.names;
  const focus = focusOf(cover.focus);
  const settings = { VERSION, CUTS, QUALITIES, EFFORT, focus, light: cover.light, names: [first, second] };
  const { folder, facts } = await cached(join(project.cacheFolder, 'covers'), keyOf(file.hash, settings), (into) =>
    limit(async () => {
      const upright = await prepare(await readPhoto(project.cacheFolder, file));
      const veils = await measureVeils(upright, focus, [first, second], cover.light);
      return { ...(await encode(upright, focus, into)), veils };
    }),
  );
  const cuts = facts.cuts.map(({ shape, width, height, files }) => {
    const sources = (format: 'avif' | 'webp'): PhotoSource[] =>
      files.map((file) => ({ url: asset(join(folder, `${file.name}.${format}`)), width: file.width }));
    return { media: MEDIA[shape], width, height, avif: sources('avif'), webp: sources('webp') };
  });
  return { picture: { cuts }, color: facts.color, firstLook: facts.firstLook, veils: facts.veils };
}

/** Upright, in sRGB, without tags, no larger than any screen shows it, and not see-through. */
async function prepare(bytes: Buffer): Promise<Buffer> {
  const largest = Math.max(...CUTS.flatMap(({ widths }) => widths));
  return sharp(bytes, { failOn: FAIL_ON })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function encode(upright: Buffer, focus: { x: number; y: number }, into: string): Promise<Omit<Facts, 'veils'>> {
  const { width, height } = await sharp(upright).metadata();
  const cuts: Facts['cuts'] = [];
  for (const { shape, narrowest, widest, widths, largest } of CUTS) {
    const cutWidth = Math.min(width, Math.round(height * widest));
    const cutHeight = Math.min(height, Math.round(width / narrowest));
    const left = Math.round((width - cutWidth) * focus.x);
    const top = Math.round((height - cutHeight) * focus.y);
    const files: { name: string; width: number }[] = [];
    for (const wanted of new Set(widths.map((each) => Math.min(each, cutWidth)))) {
      const resized = await sharp(upright)
        .extract({ left, top, width: cutWidth, height: cutHeight })
        .resize({ width: wanted })
        .toColourspace('srgb')
        .png()
        .toBuffer();
      const file = `cover-${shape}-${wanted}`;
      await writeWithin(resized, join(into, `${file}.avif`), largest);
      await writeWithin(resized, join(into, `${file}.webp`), largest);
      files.push({ name: file, width: wanted });
    }
    const full = files.at(-1)?.width ?? cutWidth;
    cuts.push({ shape, width: full, height: Math.round((cutHeight * full) / cutWidth), files });
  }
  return { cuts, ...(await firstLookOf(upright)) };
}

/** Writes a picture in the best quality that keeps it within so many bytes. */
async function writeWithin(picture: Buffer, path: string, largest: number): Promise<void> {
  for (const quality of QUALITIES) {
    const image = sharp(picture);
    if (path.endsWith('avif')) await image.avif({ quality, effort: EFFORT }).toFile(path);
    // WebP's scale lies higher: the same number looks worse.
    else await image.webp({ quality: quality + 18, smartSubsample: true }).toFile(path);
    if ((await stat(path)).size <= largest) return;
  }
}

async function firstLookOf(upright: Buffer): Promise<{ color: string; firstLook: string }> {
  const { dominant } = await sharp(upright).resize(100, 100, { fit: 'inside' }).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('');
  const small = await sharp(upright).resize({ width: FIRST_LOOK_WIDTH }).blur(0.6).webp({ quality: 40 }).toBuffer();
  return { color: `#${color}`, firstLook: `data:image/webp;base64,${small.toString('base64')}` };
}
