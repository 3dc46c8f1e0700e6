import sharp, { type Sharp } from 'sharp';
import { INKS, type Light } from './cover/measure-veils.ts';
import { DEFAULT_TYPEFACE, type Typeface } from '../../src/model/typefaces.ts';
import { drawLine, type Line } from './lettering.ts';

/** The size, in pixels, at which messengers show a link's picture without cropping it. */
export const SHARE = { width: 1200, height: 630 };
export const SHARE_FILE = 'share.jpg';

/** Messengers ignore larger pictures. */
const MAX_BYTES = 250_000;
/** The first quality to try, and by how much it is lowered until the picture is small enough. */
const BEST_QUALITY = 84;
const QUALITY_STEP = 12;

/** Left edge of the names. This and the following lengths are in pixels. */
const MARGIN = 84;
/** Maximum width of the names with the ampersand between them. */
const MAX_WIDTH = 620;
/** Space on each side of the ampersand. */
const GAP = 26;
/** Distance from the picture's top edge to the top of the taller name. */
const TOP = 92;
/** Distance from the names to the date below them. */
const DATE_GAP = 34;
/** How far right of the names' left edge the date begins. */
const DATE_INDENT = 4;
const NAME_SIZE = 118;
const DATE_SIZE = 36;
/** Size of the ampersand, relative to the names. */
const AND_SCALE = 0.78;

/** Colours of the words and of the veil behind them. */
const NIGHT = { names: '#fff3dc', and: '#f9c784', date: '#ffe6c0', veil: '#0c1130' };
const DAY = { names: INKS.day.text, and: INKS.day.accent, date: INKS.day.text, veil: INKS.day.veil };

/** The veil's opacity at fractions of the picture's width: strong behind the words, none to the right of them. */
const VEIL = [
  [0, 0.74],
  [0.45, 0.66],
  [0.58, 0.34],
  [0.7, 0.06],
  [0.76, 0],
] as const;

/** The words on the picture. */
type ShareWords = {
  names: string[];
  /** The ampersand or word between them. */
  and: string;
  /** The date as shown to guests. */
  date: string;
  typeface?: Typeface;
};

/**
 * Draws names and date on the left of a picture, where the worlds' pictures are dark and calm.
 * @param light which colours and veil suit the photo; null for a drawn picture, which gets `NIGHT` and no veil.
 * @returns a JPEG.
 */
export async function drawSharePicture(
  ground: Buffer,
  { names, and, date, typeface = DEFAULT_TYPEFACE }: ShareWords,
  light: Light | null,
  cacheFolder: string,
): Promise<Buffer> {
  const inks = light === 'day' ? DAY : NIGHT;
  const veil = light ? [{ input: Buffer.from(veilOf(inks.veil)) }] : [];
  const [first = '', second = ''] = names;
  // One after the other, since the order in which fonts load changes the picture by a few bits.
  const partsAt = async (size: number): Promise<[Line, Line, Line]> => [
    await drawLine(first, { weight: 420, size, color: inks.names, typeface }, cacheFolder),
    await drawLine(and, { weight: 400, size: size * AND_SCALE, color: inks.and, italic: true, typeface }, cacheFolder),
    await drawLine(second, { weight: 420, size, color: inks.names, typeface }, cacheFolder),
  ];
  const fullSize = await partsAt(NAME_SIZE);
  const size = Math.min(NAME_SIZE, (NAME_SIZE * (MAX_WIDTH - 2 * GAP)) / widthOf(fullSize));
  const parts = size < NAME_SIZE ? await partsAt(size) : fullSize;
  const dateLine = await drawLine(date, { weight: 500, size: DATE_SIZE, color: inks.date, typeface }, cacheFolder);
  const [firstName, andLine, secondName] = parts;
  const foot = TOP + Math.max(firstName.info.height, secondName.info.height);
  const baseline = foot - firstName.depth;
  const inkBottom = foot - Math.min(firstName.below, secondName.below);
  let left = MARGIN;
  const placed = parts.map((part) => {
    const { data, info, depth } = part;
    // An ampersand is raised, so that its tail ends on the baseline.
    const overhang = part === andLine && and === '&' ? andLine.below : depth;
    const layer = { input: data, left, top: baseline + overhang - info.height };
    left += info.width + GAP;
    return layer;
  });
  const picture = sharp(ground)
    .autoOrient()
    .resize(SHARE)
    .composite([...veil, ...placed, { input: dateLine.data, left: MARGIN + DATE_INDENT, top: inkBottom + DATE_GAP }]);
  return asJpeg(picture);
}

function veilOf(color: string): string {
  const stops = VEIL.map(([at, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`);
  const { width, height } = SHARE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="v">${stops.join('')}</linearGradient><path fill="url(#v)" d="M0 0h${width}v${height}H0z"/></svg>`;
}

/** The best JPEG that is small enough, or else the smallest. @param quality the first to try */
export async function asJpeg(picture: Sharp, quality = BEST_QUALITY): Promise<Buffer> {
  const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  const isLast = jpeg.length <= MAX_BYTES || quality <= QUALITY_STEP;
  return isLast ? jpeg : asJpeg(picture, quality - QUALITY_STEP);
}

const widthOf = (parts: Line[]) => parts.reduce((sum, { info }) => sum + info.width, 0);
