import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { StoryCard, StoryEnding } from '../../../src/model/content.ts';
import { asset, fileOf } from '../../media/asset.ts';
import { cached, keyOf } from '../../media/cache.ts';
import { limit } from '../../media/limit.ts';

/** Increase this after a change that the settings in the cache key do not show. */
const VERSION = 1;

/** Height to width of a print's picture inside its paper: see `ending.module.css`. */
const TILE_RATIO = 11 / 9;
/** Pixels of all tiles together, unless that makes a tile wider than the widest. */
const PIXELS = 1.4e6;
const WIDEST_TILE = 180;
/** Size limit of each file. With the drawing around it, the ending is below 150 kB. */
export const MOST_BYTES = 140e3;
/** Tried from the best down. If even the last is too large, the tiles shrink by `SMALLER`. */
const QUALITIES = [52, 44, 36, 28];
const SMALLER = 0.8;
/** WebP looks worse than AVIF at the same number. */
const WEBP_BONUS = 20;
const EFFORT = 4;
const INK = '#5a5160';
const PAPER = '#fffaf0';

type Atlas = StoryEnding['atlas'];
type Grid = Pick<Atlas, 'columns' | 'rows'>;

/** Makes one small picture of all cards' stills. A card without a picture gets a sheet with bars for its words. */
export async function makeAtlas(
  cards: readonly StoryCard[],
  paper: string | undefined,
  cacheFolder: string,
): Promise<Atlas> {
  const stills = cards.map((card): Still => {
    const still =
      card.media.kind === 'photo' ? card.media.photo : card.media.kind === 'video' ? card.media.video.poster : null;
    // The middle size is sharp enough for any tile.
    const source = still && (still.webp[1] ?? still.webp[0]);
    return source ? { path: fileOf(source.url), focus: still.focus } : card.caption;
  });
  const settings = { VERSION, TILE_RATIO, PIXELS, WIDEST_TILE, MOST_BYTES, QUALITIES, SMALLER, paper };
  const key = keyOf(JSON.stringify(stills), settings);
  // Without cards, a single empty tile.
  const count = Math.max(cards.length, 1);
  const grid = layOut(count);
  const { folder } = await cached(join(cacheFolder, 'endings'), key, (into) =>
    limit(async () => {
      const tileOf = (still: Still, width: number, height: number) =>
        typeof still === 'string' ? drawWords(still, width, height, paper) : cutTile(still, width, height);
      for (let width = widthFor(count); ; width = Math.floor(width * SMALLER)) {
        const height = heightOf(width);
        const tiles = await Promise.all(stills.map((still) => tileOf(still, width, height)));
        const pixels = await paste(tiles, width, grid, paper);
        if ((await encode(pixels, 'avif', into)) && (await encode(pixels, 'webp', into))) return {};
      }
    }),
  );
  return { avif: asset(join(folder, 'ending.avif')), webp: asset(join(folder, 'ending.webp')), ...grid };
}

const heightOf = (width: number) => Math.round(width * TILE_RATIO);

function widthFor(count: number): number {
  return Math.min(Math.floor(Math.sqrt(PIXELS / (count * TILE_RATIO))), WIDEST_TILE);
}

/** About square, since GPUs limit the length of a side. */
function layOut(count: number): Grid {
  const columns = Math.ceil(Math.sqrt(count * TILE_RATIO));
  return { columns, rows: Math.ceil(count / columns) };
}

/** A picture to cut a tile from, or the words of a card without one. */
type Still = Cut | string;
type Cut = { path: string; focus: { x: number; y: number } | undefined };

/** Crops a still to a tile, as by `object-fit: cover`. */
async function cutTile({ path, focus = { x: 0.5, y: 0.5 } }: Cut, width: number, height: number): Promise<Buffer> {
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

/** Draws a bar for each word, since text would be too small to read. */
function drawWords(words: string, width: number, height: number, paper = PAPER): Promise<Buffer> {
  const letter = 5;
  const inset = 14;
  let [x, y] = [inset, 34];
  let bars = '';
  for (const word of words.split(/\s+/)) {
    const length = word.length * letter;
    if (x > inset && x + length > 90 - inset) [x, y] = [inset, y + 13];
    if (y > 96) break;
    bars += `<rect x="${x}" y="${y}" width="${Math.min(length, 90 - inset - x)}" height="5" rx="2.5"/>`;
    x += length + letter;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 90 110" preserveAspectRatio="none"><path fill="${paper}" d="M0 0h90v110H0z"/><g fill="${INK}" opacity=".62"><path d="M14 18h26v3H14z" opacity=".7"/>${bars}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function paste(tiles: readonly Buffer[], width: number, { columns, rows }: Grid, paper = PAPER): Promise<Buffer> {
  const height = heightOf(width);
  const placed = tiles.map((input, at): OverlayOptions => ({
    input,
    left: (at % columns) * width,
    top: Math.floor(at / columns) * height,
  }));
  const ground = { width: columns * width, height: rows * height, channels: 3, background: paper } as const;
  return sharp({ create: ground }).composite(placed).png({ compressionLevel: 1 }).toBuffer();
}

/** Writes the best quality that is small enough. @returns false if none is. */
async function encode(pixels: Buffer, format: 'avif' | 'webp', into: string): Promise<boolean> {
  const file = join(into, `ending.${format}`);
  for (const quality of QUALITIES) {
    const options = { quality: format === 'avif' ? quality : quality + WEBP_BONUS, effort: EFFORT };
    await sharp(pixels).toFormat(format, options).toFile(file);
    if ((await stat(file)).size <= MOST_BYTES) return true;
  }
  return false;
}
