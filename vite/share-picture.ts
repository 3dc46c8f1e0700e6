import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { cutDisplay } from './fonts/make-fonts.ts';

/** The picture that messengers show beside a link, in the size that they show without cropping. */
export const SHARE = { width: 1200, height: 630 };
export const SHARE_FILE = 'share.jpg';

/** What messengers take of a picture, and how the quality goes down until it is no more. */
const MOST_BYTES = 250_000;
const STEP = 12;

/** Of the names' line, in pixels: where it begins, how wide it may be, and the air round the ampersand. */
const [MARGIN, ROOM, GAP] = [84, 620, 26];
const NAME_SIZE = 118;
const DATE_SIZE = 36;

/** Over a photo: dark where the words lie, whatever is in it. */
const VEIL = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}"><linearGradient id="v"><stop stop-color="#0c1130" stop-opacity=".82"/><stop offset=".6" stop-color="#0c1130" stop-opacity=".62"/><stop offset="1" stop-color="#0c1130" stop-opacity=".1"/></linearGradient><path fill="url(#v)" d="M0 0h${SHARE.width}v${SHARE.height}H0z"/></svg>`;

type Lettering = { weight: number; size: number; color: string; italic?: boolean };
/** A line's foot is as deep as `STRUT` reaches; `below` is how much of that has no ink. */
type Line = { data: Buffer; info: OutputInfo; below: number };

/** A picture of words ends with their ink: with this low letter, unseen, all of them end as far below their line. */
const STRUT = 'p';

export type ShareWords = {
  names: string[];
  /** What stands between them. */
  and: string;
  /** As it is read. */
  date: string;
};

/**
 * Lays names and date on a picture, at its left, where the worlds' are dark and calm.
 * @param isPhoto whether it has to be made so first.
 * @returns a JPEG.
 */
export async function drawSharePicture(
  ground: Buffer,
  { names, and, date }: ShareWords,
  isPhoto: boolean,
  cacheFolder: string,
): Promise<Buffer> {
  const veil = isPhoto ? [{ input: Buffer.from(VEIL) }] : [];
  const [first = '', second = ''] = names;
  const line = (size: number) =>
    Promise.all([
      letter(first, { weight: 420, size, color: '#fff3dc' }, cacheFolder),
      letter(and, { weight: 400, size: size * 0.78, color: '#f9c784', italic: true }, cacheFolder),
      letter(second, { weight: 420, size, color: '#fff3dc' }, cacheFolder),
    ]);
  const wide = await line(NAME_SIZE);
  const size = Math.min(NAME_SIZE, (NAME_SIZE * ROOM) / widthOf(wide));
  const parts = size < NAME_SIZE ? await line(size) : wide;
  const { below: depth } = await letter('n', { weight: 420, size, color: '#fff3dc' }, cacheFolder);
  const day = await letter(date, { weight: 500, size: DATE_SIZE, color: '#ffe6c0' }, cacheFolder);
  const [one, between, other] = parts;
  const foot = 92 + Math.max(one.info.height, other.info.height);
  const below = Math.min(one.below, other.below);
  let left = MARGIN;
  const placed = parts.map((part) => {
    const { data, info } = part;
    // What stands between, an ampersand's tail too, stands on the line on which names stand.
    const at = { input: data, left, top: foot - info.height - (part === between ? depth - between.below : 0) };
    left += info.width + GAP;
    return at;
  });
  const picture = sharp(ground)
    .autoOrient()
    .resize(SHARE)
    .composite([...veil, ...placed, { input: day.data, left: MARGIN + 4, top: foot - below + 34 }]);
  return asJpeg(picture);
}

/** As good as it can be for its weight. */
export async function asJpeg(picture: Sharp, quality = 84): Promise<Buffer> {
  const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  return jpeg.length > MOST_BYTES && quality > STEP ? asJpeg(picture, quality - STEP) : jpeg;
}

const widthOf = (parts: Line[]) => parts.reduce((sum, { info }) => sum + info.width, 2 * GAP);

/** One line of display type as a picture. sharp cannot read woff2 nor set axes, so fonts are cut for the line. */
async function letter(
  text: string,
  { weight, size, color, italic = false }: Lettering,
  cacheFolder: string,
): Promise<Line> {
  const axes = { wght: weight, opsz: 144, SOFT: 50, WONK: italic ? 1 : 0 };
  const files = await cutDisplay(cacheFolder, `${text} ${STRUT}`, italic ? 'italic' : 'normal', axes);
  const markup = `<span foreground="${color}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`;
  const draw = (marked: string, fontfile: string) =>
    sharp({ text: { text: marked, font: `Fraunces, Literata ${size}`, fontfile, rgba: true, dpi: 72 } });
  // sharp takes one file at a time, and remembers it for the lines that follow.
  const [last = '', ...others] = files.toReversed();
  for (const file of others.toReversed()) await draw(markup, file).metadata();
  const drawn = (marked: string) => draw(marked, last).png().toBuffer({ resolveWithObject: true });
  const inked = await drawn(markup);
  const stood = await drawn(`${markup}<span fgalpha="1"> ${STRUT}</span>`);
  const { width } = inked.info;
  const { data, info } = await sharp(stood.data)
    .extract({ left: 0, top: 0, width, height: stood.info.height })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, info, below: stood.info.height - inked.info.height };
}
