import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { cutFraunces } from './fonts/make-fonts.ts';

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
): Promise<Buffer> {
  const veil = isPhoto ? [{ input: Buffer.from(VEIL) }] : [];
  const [first = '', second = ''] = names;
  const line = (size: number) =>
    Promise.all([
      letter(first, { weight: 420, size, color: '#fff3dc' }),
      letter(and, { weight: 400, size: size * 0.78, color: '#f9c784', italic: true }),
      letter(second, { weight: 420, size, color: '#fff3dc' }),
    ]);
  const wide = await line(NAME_SIZE);
  const parts = widthOf(wide) > ROOM ? await line((NAME_SIZE * ROOM) / widthOf(wide)) : wide;
  const day = await letter(date, { weight: 500, size: DATE_SIZE, color: '#ffe6c0' });
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

/** One line of Fraunces as a picture. sharp cannot read woff2 nor set axes, so fonts are cut for the line. */
async function letter(text: string, { weight, size, color, italic = false }: Lettering): Promise<Line> {
  const folder = await mkdtemp(join(tmpdir(), 'share-'));
  const axes = { wght: weight, opsz: 144, SOFT: 50, WONK: italic ? 1 : 0 };
  const files = (await cutFraunces(text, italic ? 'italic' : 'normal', axes)).map(async (font, index) => {
    const file = join(folder, `${index}.ttf`);
    await writeFile(file, font);
    return file;
  });
  const [fontfile = ''] = await Promise.all(files);
  const markup = `<span foreground="${color}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`;
  const picture = sharp({ text: { text: markup, font: `Fraunces ${size}`, fontfile, rgba: true, dpi: 72 } });
  return picture.png().toBuffer({ resolveWithObject: true });
}
