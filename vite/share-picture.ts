import sharp, { type OutputInfo } from 'sharp';
import { longDate } from './content/dates.ts';
import { cutDisplay } from './fonts/make-fonts.ts';

/** The picture that messengers show beside a link, in the size that they show without cropping. */
export const SHARE = { width: 1200, height: 630 };
export const SHARE_FILE = 'share.jpg';

/** Of the names' line, in pixels: where it begins, how wide it may be, and the air round the ampersand. */
const [MARGIN, ROOM, GAP] = [84, 620, 26];
const NAME_SIZE = 118;
const DATE_SIZE = 36;

/** Over a photo: dark where the words lie, whatever is in it. */
const VEIL = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}"><linearGradient id="v"><stop stop-color="#0c1130" stop-opacity=".82"/><stop offset=".6" stop-color="#0c1130" stop-opacity=".62"/><stop offset="1" stop-color="#0c1130" stop-opacity=".1"/></linearGradient><path fill="url(#v)" d="M0 0h${SHARE.width}v${SHARE.height}H0z"/></svg>`;

type Lettering = { weight: number; size: number; color: string; italic?: boolean };
type Line = { data: Buffer; info: OutputInfo };

/**
 * Lays names and date on a picture, at its left, where the worlds' are dark and calm.
 * @param isPhoto whether it has to be made so first.
 * @returns a JPEG.
 */
export async function drawSharePicture(
  ground: Buffer,
  names: string[],
  date: string,
  isPhoto: boolean,
  cacheFolder: string,
): Promise<Buffer> {
  const veil = isPhoto ? [{ input: Buffer.from(VEIL) }] : [];
  const [first = '', second = ''] = names;
  const line = (size: number) =>
    Promise.all([
      letter(first, { weight: 420, size, color: '#fff3dc' }, cacheFolder),
      letter('&', { weight: 400, size: size * 0.78, color: '#f9c784', italic: true }, cacheFolder),
      letter(second, { weight: 420, size, color: '#fff3dc' }, cacheFolder),
    ]);
  const wide = await line(NAME_SIZE);
  const parts = widthOf(wide) > ROOM ? await line((NAME_SIZE * ROOM) / widthOf(wide)) : wide;
  const day = await letter(longDate(date), { weight: 500, size: DATE_SIZE, color: '#ffe6c0' }, cacheFolder);
  const foot = 92 + Math.max(parts[0].info.height, parts[2].info.height);
  let left = MARGIN;
  const placed = parts.map(({ data, info }) => {
    const at = { input: data, left, top: foot - info.height };
    left += info.width + GAP;
    return at;
  });
  return sharp(ground)
    .autoOrient()
    .resize(SHARE)
    .composite([...veil, ...placed, { input: day.data, left: MARGIN + 4, top: foot + 34 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const widthOf = (parts: Line[]) => parts.reduce((sum, { info }) => sum + info.width, 2 * GAP);

/** One line of display type as a picture. sharp cannot read woff2 nor set axes, so fonts are cut for the line. */
async function letter(
  text: string,
  { weight, size, color, italic = false }: Lettering,
  cacheFolder: string,
): Promise<Line> {
  const axes = { wght: weight, opsz: 144, SOFT: 50, WONK: italic ? 1 : 0 };
  const files = await cutDisplay(cacheFolder, text, italic ? 'italic' : 'normal', axes);
  const markup = `<span foreground="${color}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`;
  const draw = (fontfile: string) =>
    sharp({ text: { text: markup, font: `Fraunces, Literata ${size}`, fontfile, rgba: true, dpi: 72 } });
  // sharp takes one file at a time, and remembers it for the lines that follow.
  const [last = '', ...others] = files.toReversed();
  for (const file of others.toReversed()) await draw(file).metadata();
  return draw(last).png().toBuffer({ resolveWithObject: true });
}
