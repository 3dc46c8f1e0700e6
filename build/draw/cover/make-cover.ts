import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CoverPicture, PhotoSource } from '../../../src/model/content.ts';
import type { Written } from '../../../src/model/schema/schema.ts';
import { asset } from '../../media/asset.ts';
import type { Project } from '../../read/project.ts';
import { cached, keyOf } from '../../media/cache.ts';
import { limit } from '../../media/limit.ts';
import { FAIL_ON } from '../../media/photos/look-at-photo.ts';
import { openMediaFile, type MediaFile } from '../../media/media-file.ts';
import { readPhoto } from '../../media/photos/read-photo.ts';
import { turnPhoto } from '../../media/photos/turn-photo.ts';
import { fitCouple } from '../fonts/fit-couple.ts';
import { measureVeils, type CoverViews, type Veils } from './measure-veils.ts';
import { MEDIA, type Shape } from './screens.ts';
import { readTurn } from '../../../src/model/pictures/crop.ts';
import { focusOf, type Focus } from '../../../src/model/pictures/focus.ts';
import { hexOfRgb } from '../../../src/model/colours/srgb.ts';

/** Increase this after a change that the settings in the cache key do not show. */
const VERSION = 2;

/**
 * The crops of a cover's picture, narrowest screens first. Each contains what screens between two aspect ratios show.
 * `largest` is in bytes: a phone on a slow connection loads its file within a second.
 */
const CUTS = [
  { shape: 'phone', narrowest: 2 / 5, widest: 3 / 5, widths: [480, 720, 960], largest: 120_000 },
  { shape: 'tablet', narrowest: 3 / 5, widest: 1, widths: [1024, 1536], largest: 240_000 },
  { shape: 'desk', narrowest: 1, widest: 3, widths: [1280, 1920, 2560], largest: 400_000 },
] as const;

/** Tried from the best down, until the file is small enough. */
const QUALITIES = [58, 44, 30, 18, 8, 1];
const EFFORT = 3;
/** WebP looks worse than AVIF at the same number. */
const WEBP_BONUS = 18;

/** The width of the blurred placeholder in the style sheet, in pixels. */
const FIRST_LOOK_WIDTH = 20;

type Format = 'avif' | 'webp';

type Facts = {
  cuts: { shape: Shape; width: number; height: number; files: { name: string; width: number }[] }[];
  /** Dominant colour. */
  color: string;
  firstLook: string;
};

/** `phoneFocus` is set if phones have a crop of their own. */
export type MadeCover = { picture: CoverPicture; color: string; firstLook: string; veils: Veils; phoneFocus?: Focus };

type Cover = NonNullable<Written['site']['cover']>;

/** The cover's picture, turned and enlarged as the couple want it. */
export async function openCover(
  { photo, focus, ...turn }: Pick<Cover, 'photo' | 'focus' | 'rotate' | 'zoom'>,
  { cacheFolder, mediaFolder }: Project,
): Promise<MediaFile> {
  return turnPhoto(cacheFolder, await openMediaFile(mediaFolder, photo), readTurn(turn), focusOf(focus));
}

/** Makes every crop of the cover's picture, and measures the veils that its words need. Cached. */
export async function makeCover(site: Written['site'], project: Project): Promise<MadeCover> {
  const { cover } = site;
  if (!cover) throw new Error('This site has no picture on its cover');
  const file = await openCover(cover, project);
  const ofPhone = cover.phone && { ...cover, ...cover.phone };
  const phoneFile = ofPhone && (await openCover(ofPhone, project));
  const phoneFocus = ofPhone && focusOf(ofPhone.focus);
  const couple = await fitCouple(site, project.cacheFolder);
  const focus = focusOf(cover.focus);
  // AVIF takes most of the time, and a couple waits for each edit.
  const formats: readonly Format[] = project.isDraft ? ['webp'] : ['avif', 'webp'];
  const draft = project.isDraft ? { formats } : {};
  const views = { VERSION, focus, phone: phoneFile && [phoneFile.hash, phoneFocus] };
  const open = async () => {
    const view = async (file: MediaFile, focus: Focus) => ({
      picture: await prepare(await readPhoto(project.cacheFolder, file)),
      focus,
    });
    const main = await view(file, focus);
    return { main, phone: phoneFile && phoneFocus ? await view(phoneFile, phoneFocus) : main };
  };
  const settings = { ...views, CUTS, QUALITIES, EFFORT, ...draft };
  const { folder, facts } = await cached(join(project.cacheFolder, 'covers'), keyOf(file.hash, settings), (into) =>
    limit(async () => encode(await open(), into, formats)),
  );
  // Apart, since other words or another light need the same files.
  const words = { ...views, light: cover.light, couple };
  const { facts: veils } = await cached(join(project.cacheFolder, 'veils'), keyOf(file.hash, words), () =>
    limit(async () => measureVeils(await open(), couple, cover.light)),
  );
  const cuts = facts.cuts.map(({ shape, width, height, files }) => {
    const sources = (format: Format): PhotoSource[] =>
      formats.includes(format)
        ? files.map((file) => ({ url: asset(join(folder, `${file.name}.${format}`)), width: file.width }))
        : [];
    return { media: MEDIA[shape], width, height, avif: sources('avif'), webp: sources('webp') };
  });
  const { color, firstLook } = facts;
  return { picture: { cuts }, color, firstLook, veils, ...(phoneFocus && { phoneFocus }) };
}

/** Makes the picture upright, opaque, sRGB, free of metadata, and no larger than the largest file. */
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

async function encode({ main, phone }: CoverViews, into: string, formats: readonly Format[]): Promise<Facts> {
  const cuts: Facts['cuts'] = [];
  for (const { shape, narrowest, widest, widths, largest } of CUTS) {
    const { picture, focus } = shape === 'phone' ? phone : main;
    const { width, height } = await sharp(picture).metadata();
    const cutWidth = Math.min(width, Math.round(height * widest));
    const cutHeight = Math.min(height, Math.round(width / narrowest));
    const left = Math.round((width - cutWidth) * focus.x);
    const top = Math.round((height - cutHeight) * focus.y);
    const files: { name: string; width: number }[] = [];
    for (const wanted of new Set(widths.map((each) => Math.min(each, cutWidth)))) {
      const resized = await sharp(picture)
        .extract({ left, top, width: cutWidth, height: cutHeight })
        .resize({ width: wanted })
        .toColourspace('srgb')
        .png()
        .toBuffer();
      const file = `cover-${shape}-${wanted}`;
      for (const format of formats) await writeWithin(resized, join(into, `${file}.${format}`), largest);
      files.push({ name: file, width: wanted });
    }
    const full = files.at(-1)?.width ?? cutWidth;
    cuts.push({ shape, width: full, height: Math.round((cutHeight * full) / cutWidth), files });
  }
  return { cuts, ...(await firstLookOf(main.picture)) };
}

/** Writes a picture in the best quality whose file has at most `largest` bytes. */
async function writeWithin(picture: Buffer, path: string, largest: number): Promise<void> {
  for (const quality of QUALITIES) {
    const image = sharp(picture);
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
