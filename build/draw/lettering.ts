import sharp, { type OutputInfo } from 'sharp';
import { escapeHtml } from '../../src/model/text/escape-html.ts';
import type { Typeface } from '../../src/model/typefaces.ts';
import { PAIRS } from './fonts/families.ts';
import { subsetDisplay } from './fonts/make-fonts.ts';

/** How a line is drawn. `size` is in pixels. */
type Lettering = { weight: number; size: number; color: string; italic?: boolean; typeface: Typeface };

/** A line of text as a picture that ends `depth` pixels below the baseline, and `below` pixels below its ink. */
export type Line = { data: Buffer; info: OutputInfo; depth: number; below: number };

/** sharp crops a text to its ink. This transparent letter hangs below all others, so each picture ends at its foot. */
const STRUT = 'n';
/** How far below the baseline the strut's foot is, in em. */
const DEPTH = 0.5;
/** Pango's units per pixel. */
const PANGO_SCALE = 1024;
/** An invisible mark that puts the strut to the right of the text, also after Hebrew or Arabic. */
const LEFT_TO_RIGHT = '\u200E';

/** Draws one line in the display face. The line gets its own font files, since sharp cannot read WOFF2 or set axes. */
export async function drawLine(
  text: string,
  { weight, size, color, italic = false, typeface }: Lettering,
  cacheFolder: string,
): Promise<Line> {
  // 144 is the largest optical size. Italic letters are not wonky (see `families.ts`), but the cover's ampersand is.
  const axes = { wght: weight, opsz: 144, SOFT: 50, WONK: italic && text === '&' ? 1 : 0 };
  const files = await subsetDisplay(cacheFolder, `${text} ${STRUT}`, italic ? 'italic' : 'normal', axes, typeface);
  const letters = `<span foreground="${color}">${escapeHtml(text)}</span>`;
  const { family, nameInFile = family, kind } = PAIRS[typeface].display;
  // The display face, then the families of `FALLBACKS` in `faces.ts`.
  const font = `${nameInFile}, ${kind === 'serif' ? 'Literata' : 'Onest, Commissioner'} ${size}`;
  // At 72 dpi, a point is a pixel.
  const pictureOf = (markup: string, fontfile: string) =>
    sharp({ text: { text: markup, font, fontfile, rgba: true, dpi: 72 } });
  // sharp takes one font file per picture and never unloads it. `metadata` loads the other files before the last one.
  const last = files.at(-1) ?? '';
  for (const file of files.slice(0, -1)) await pictureOf(letters, file).metadata();
  const draw = (markup: string) => pictureOf(markup, last).png().toBuffer({ resolveWithObject: true });
  const inked = await draw(letters);
  const depth = Math.round(DEPTH * size);
  // Pango's alpha is from 1 to 65536, so 1 is invisible.
  const strut = `<span fgalpha="1" rise="${-depth * PANGO_SCALE}"> ${STRUT}</span>`;
  const withStrut = await draw(`${LEFT_TO_RIGHT}${letters}${strut}`);
  const { width } = inked.info;
  // As high as with the strut, but only as wide as the ink.
  const { data, info } = await sharp(withStrut.data)
    .extract({ left: 0, top: 0, width, height: withStrut.info.height })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, info, depth, below: withStrut.info.height - inked.info.height };
}
