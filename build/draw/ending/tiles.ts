import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { piecesOf } from '../../../src/model/text/line-breaks.ts';
import { focusOf, type Focus } from '../../../src/model/pictures/focus.ts';

/** The colour of the bars for words. */
const INK = '#5a5160';

/** A picture to cut a tile from, or the words of a card without one. */
export type Still = Cut | string;
type Cut = { path: string; focus: Focus | undefined };

/** Draws a tile of the atlas, as PNG. */
export function drawTile(still: Still, width: number, height: number, paper: string): Promise<Buffer> {
  return typeof still === 'string' ? drawWords(still, width, height, paper) : cutTile(still, width, height);
}

/** Crops a picture to a tile, as by `object-fit: cover` and its focus. */
async function cutTile({ path, focus = focusOf() }: Cut, width: number, height: number): Promise<Buffer> {
  const bytes = await readFile(path);
  const own = await sharp(bytes).metadata();
  const scale = Math.max(width / own.width, height / own.height);
  const whole = { width: Math.ceil(own.width * scale), height: Math.ceil(own.height * scale) };
  return sharp(bytes)
    .resize({ ...whole, fit: 'fill' })
    .extract({
      left: Math.round((whole.width - width) * focus.x),
      top: Math.round((whole.height - height) * focus.y),
      width,
      height,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Draws a bar for the date and for each word, since text would be too small to read. The SVG is 90 by 110 units. */
function drawWords(words: string, width: number, height: number, paper: string): Promise<Buffer> {
  const letterWidth = 5;
  const inset = 14;
  const lineHeight = 13;
  const lastLine = 96;
  let [x, y] = [inset, 34];
  let bars = '';
  for (const piece of piecesOf(words)) {
    const length = piece.trimEnd().length * letterWidth;
    if (x > inset && x + length > 90 - inset) [x, y] = [inset, y + lineHeight];
    if (y > lastLine) break;
    bars += `<rect x="${x}" y="${y}" width="${Math.min(length, 90 - inset - x)}" height="5" rx="2.5"/>`;
    x += length + letterWidth;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 90 110" preserveAspectRatio="none"><path fill="${paper}" d="M0 0h90v110H0z"/><g fill="${INK}" opacity=".62"><path d="M14 18h26v3H14z" opacity=".7"/>${bars}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
