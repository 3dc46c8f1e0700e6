import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { StoryCard, StoryEnding } from '../../../src/model/content.ts';
import { stillOf } from '../../../src/story/card/card-photo.ts';
import { asset, fileOf } from '../../media/asset.ts';
import { cached, keyOf } from '../../media/cache.ts';
import { limit } from '../../media/limit.ts';
import { drawTile, type Still } from './tiles.ts';

/** Increase this after a change that the settings in the cache key do not show. */
const VERSION = 2;

/** Height to width of a tile: a print (`PRINT_RATIO` in find-cell.ts) less its border, 5% of its width on all sides. */
export const TILE_RATIO = 11 / 9;
/** Pixels of all tiles together; fewer if tiles would be wider than `WIDEST_TILE`. */
const PIXELS = 1.4e6;
/** In pixels. */
const WIDEST_TILE = 180;
/** Size limit of each file, in bytes. With the drawing around it, the ending is below 150 kB. */
export const MOST_BYTES = 140e3;
/** Tried from the best down. If even the last is too large, the tiles' width is multiplied by `SHRINKAGE`. */
const QUALITIES = [52, 44, 36, 28];
const SHRINKAGE = 0.8;
/** WebP looks worse than AVIF at the same number. */
const WEBP_BONUS = 20;
/** The encoders' effort. A draft takes a seventh of the time: the desk waits for it after each change of a photo. */
const EFFORT = { whole: 4, draft: 1 };

/** The background of tiles, unless the world has its own. */
const PAPER = '#fffaf0';

type Atlas = StoryEnding['atlas'];
type Grid = Pick<Atlas, 'columns' | 'rows'>;

/** Makes one picture with a small tile for each card: its photo or film's still, or else bars for its words. */
export async function makeAtlas(
  cards: readonly StoryCard[],
  worldPaper: string | undefined,
  { cacheFolder, isDraft }: { cacheFolder: string; isDraft: boolean },
): Promise<Atlas> {
  const paper = worldPaper ?? PAPER;
  const effort = isDraft ? EFFORT.draft : EFFORT.whole;
  const stills = cards.map((card): Still => {
    const still = stillOf(card);
    // The middle size is sharp enough for any tile.
    const source = still && (still.webp[1] ?? still.webp[0]);
    return source ? { path: fileOf(source.url), focus: still.focus } : card.caption;
  });
  const settings = {
    VERSION,
    TILE_RATIO,
    PIXELS,
    WIDEST_TILE,
    MOST_BYTES,
    QUALITIES,
    WEBP_BONUS,
    SHRINKAGE,
    effort,
    paper,
  };
  const key = keyOf(JSON.stringify(stills), settings);
  // Without cards, the atlas is one empty tile.
  const count = Math.max(cards.length, 1);
  const grid = layOut(count);
  const { folder } = await cached(join(cacheFolder, 'endings'), key, (into) =>
    limit(async () => {
      for (let width = widthFor(count); ; width = Math.floor(width * SHRINKAGE)) {
        const height = heightOf(width);
        const tiles = await Promise.all(stills.map((still) => drawTile(still, width, height, paper)));
        const pixels = await paste(tiles, width, grid, paper);
        // WebP first: it is larger, and takes a fraction of the time.
        if ((await encode(pixels, 'webp', effort, into)) && (await encode(pixels, 'avif', effort, into))) return {};
      }
    }),
  );
  return { avif: asset(join(folder, 'ending.avif')), webp: asset(join(folder, 'ending.webp')), ...grid };
}

const heightOf = (width: number) => Math.round(width * TILE_RATIO);

function widthFor(count: number): number {
  return Math.min(Math.floor(Math.sqrt(PIXELS / (count * TILE_RATIO))), WIDEST_TILE);
}

/** Lays tiles out in about a square, since GPUs limit the length of a side. */
function layOut(count: number): Grid {
  const columns = Math.ceil(Math.sqrt(count * TILE_RATIO));
  return { columns, rows: Math.ceil(count / columns) };
}

/** Joins the tiles into the atlas. */
async function paste(tiles: readonly Buffer[], width: number, { columns, rows }: Grid, paper: string): Promise<Buffer> {
  const height = heightOf(width);
  const placed = tiles.map((input, index): OverlayOptions => ({
    input,
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  const canvas = { width: columns * width, height: rows * height, channels: 3, background: paper } as const;
  return sharp({ create: canvas }).composite(placed).png({ compressionLevel: 1 }).toBuffer();
}

/** Writes the file in the best quality that is small enough. @returns false if no quality is. */
async function encode(pixels: Buffer, format: 'avif' | 'webp', effort: number, into: string): Promise<boolean> {
  const file = join(into, `ending.${format}`);
  for (const quality of QUALITIES) {
    const options = { quality: format === 'avif' ? quality : quality + WEBP_BONUS, effort };
    await sharp(pixels).toFormat(format, options).toFile(file);
    if ((await stat(file)).size <= MOST_BYTES) return true;
  }
  return false;
}
