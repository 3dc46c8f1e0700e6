import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { StoryCard } from '../../../src/model/content';
import { printStyle } from '../../../src/story/ending/ending-style';
import { SHADOW } from '../../../src/story/look';
import { cardAt, cardForKey, PRINT_RATIO } from '../../../src/story/ending/find-cell';
import { useEnding } from '../../../src/story/ending/use-ending';
import { WORLDS } from '../../../src/worlds/all';
import { asset, fileOf } from '../../../build/media/asset.ts';
import { makeAtlas, MOST_BYTES, TILE_RATIO } from '../../../build/draw/ending/make-atlas.ts';
import { drawTile } from '../../../build/draw/ending/tiles.ts';
import { areaOf, isOutline, outlineOf, spansAt } from '../../../build/draw/ending/outline.ts';
import type { Point } from '../../../src/model/content.ts';
import { placeCards } from '../../../build/draw/ending/place-cards.ts';
import { IS_RELEASE } from '../../e2e/support/is-release.ts';

vi.mock('virtual:content/storyEnding', () => ({
  storyEnding: { width: 100, height: 100, cells: [[50, 50, 10, 0]], atlas: { columns: 1, rows: 1 } },
}));
vi.mock('../../../src/story/ending/pictures', () => ({
  loadedPictures: () => ({ atlas: { src: 'file:///archive%20(1)/atlas.avif' } }),
}));
vi.mock('../../../src/use-lazy-part', () => ({ useLazyPart: (load: unknown) => load }));

test('a shape of two outlines is not read as one', () => {
  expect(['M0 0L9 0L9 9Z', 'M0 0L9 0L9 9ZM20 0L29 0L29 9Z'].map(isOutline)).toEqual([true, false]);
});

test('a shape with two numbers written as one is not read', () => {
  expect(['M.5 -1.5e1L9 0.L9 9Z', 'M0 1.5.5L9 0L9 9Z'].map(isOutline)).toEqual([true, false]);
});

/** How many cards the tested stories have. */
const COUNTS = [1, 2, 3, 5, 8, 12, 24, 37, 50, 51, 99, 150, 299, 300];

const isInside = (outline: readonly Point[], { x, y }: Point) =>
  spansAt(outline, y).some(([from, to]) => x >= from && x <= to);

describe.each(Object.entries(WORLDS))('the cards in the picture of %s', (_, { ending }) => {
  const { width, height, shapes } = ending;
  const outlines = shapes.map(outlineOf);
  const placed = COUNTS.map((count) => [count, placeCards(count, shapes)] as const);

  test('each have a place, the same in every build', () => {
    for (const [count, cells] of placed) expect(cells).toHaveLength(count);
    expect(placeCards(50, shapes)).toEqual(placeCards(50, shapes));
  });

  test('are inside its shapes, except for the edges of their paper', () => {
    for (const [, cells] of placed)
      for (const [x, y, size] of cells) {
        const [halfWidth, halfHeight] = [size / 2, (size * PRINT_RATIO) / 2];
        // A print is drawn slightly larger than its place, so the edges of its paper may protrude.
        const corners = [-1, 1].flatMap((across) =>
          [-1, 1].map((down) => ({ x: x + across * halfWidth * 0.96, y: y + down * halfHeight * 0.9 })),
        );
        expect(outlines.some((outline) => corners.every((corner) => isInside(outline, corner)))).toBe(true);
        expect(x - halfWidth > 0 && x + halfWidth < width && y - halfHeight > 0 && y + halfHeight < height).toBe(true);
      }
  });

  test('do not hide each other', () => {
    for (const [, cells] of placed) {
      // Neighbours may overlap a little, like shingles.
      const hidden = cells.filter(([x, y, size], card) =>
        cells.some(
          ([otherX, otherY], other) =>
            other > card && Math.abs(x - otherX) < size * 0.9 && Math.abs(y - otherY) < size * PRINT_RATIO * 0.9,
        ),
      );
      expect(hidden).toEqual([]);
    }
  });

  test('all have the same size, and from fifty on fill most of its shapes', () => {
    const area = outlines.reduce((sum, outline) => sum + areaOf(outline), 0);
    for (const [count, cells] of placed) {
      const sizes = [...new Set(cells.map(([, , each]) => each))];
      const [size = 0] = sizes;
      expect(sizes).toHaveLength(1);
      if (count >= 8) expect((count * size * size * PRINT_RATIO) / area).toBeGreaterThan(count >= 50 ? 0.6 : 0.4);
    }
  });

  test('fill one shape after the other, each row by row from the top left', () => {
    for (const [, cells] of placed) {
      const shapeOf = ([x, y]: readonly number[]) =>
        outlines.findIndex((outline) => isInside(outline, { x: x ?? 0, y: y ?? 0 }));
      for (const [index, cell] of cells.slice(1).entries()) {
        const before = cells[index];
        if (!before || shapeOf(before) !== shapeOf(cell)) {
          expect(before && shapeOf(before)).toBeLessThan(shapeOf(cell));
          continue;
        }
        expect(cell[1] > before[1] || (cell[1] === before[1] && cell[0] > before[0])).toBe(true);
      }
    }
  });

  test('have complete drawings around them, without external resources', () => {
    for (const drawing of [ending.behind, ending.before]) {
      expect(drawing).not.toMatch(/NaN|undefined|href|url\((?!#)/);
      for (const [, id] of drawing.matchAll(/url\(#(\w+)\)/g)) expect(drawing).toContain(`id="${id}"`);
    }
  });
});

describe('the nearest print', () => {
  const cells = placeCards(50, WORLDS.harbour.ending.shapes);

  test('is the one under the finger or close to it', () => {
    for (const [card, [x, y, width]] of cells.entries()) {
      expect(cardAt(cells, x, y, 0)).toBe(card);
      expect(cardAt(cells, x + width * 0.3, y, 0)).toBe(card);
    }
    const [x, y, width] = cells[0] ?? [0, 0, 0];
    expect(cardAt(cells, x, y - width, 0)).toBeNull();
    expect(cardAt(cells, x, y - width, width)).toBe(0);
  });

  test('by key is next to the current print, or is the first or last', () => {
    expect(cardForKey(cells, 0, 'ArrowLeft')).toBe(0);
    expect(cardForKey(cells, 0, 'ArrowRight')).toBe(1);
    expect(cardForKey(cells, 49, 'ArrowRight')).toBe(49);
    expect([cardForKey(cells, 20, 'Home'), cardForKey(cells, 20, 'End')]).toEqual([0, 49]);
    expect(cardForKey(cells, 20, 'a')).toBeNull();
    for (const [key, sign] of Object.entries({ ArrowUp: -1, ArrowDown: 1 }))
      for (const [card, [x, y, width]] of cells.entries()) {
        const [toX, toY] = cells[cardForKey(cells, card, key) ?? card] ?? [0, 0];
        expect((toY - y) * sign > 0).toBe(cells.some(([, other]) => (other - y) * sign > width / 2));
        if (Math.abs(toY - y) > width * 2) expect(Math.abs(toX - x)).toBeLessThan(width);
      }
  });
});

test('a print shows its picture from a folder with parentheses in its name', () => {
  expect(printStyle(0)).toMatchObject({ '--atlas': 'url("file:///archive%20(1)/atlas.avif")' });
});

test('an ending that did not load ahead of time loads again after the last card', () => {
  const story = { cards: Array.from({ length: 20 }) };
  // The real `useLazyPart` loads again when it gets another loader; the mocked one returns its loader.
  const [early, ahead, later, end] = [9, 10, 19, 20].map((index) =>
    useEnding({ story, index } as unknown as Parameters<typeof useEnding>[0]),
  );
  expect(ahead).not.toBe(early);
  expect(later).toBe(ahead);
  expect(end).not.toBe(ahead);
});

test('a print has the same border and shadow in WebGL, in CSS and in the atlas', () => {
  const shader = readFileSync('shaders/ending/print.frag', 'utf8');
  const valueOf = (name: string) => new RegExp(` ${name} = (?:vec3\\()?([\\d., ]+)`).exec(shader)?.[1];
  const border = Number(valueOf('BORDER'));
  expect(TILE_RATIO).toBeCloseTo((PRINT_RATIO - border) / (1 - border), 10);
  expect([valueOf('SHRINK'), valueOf('TINT')]).toEqual([String(SHADOW.shrink), SHADOW.tint.join(', ')]);
  const styles = readFileSync('src/story/ending/ending.module.css', 'utf8');
  expect(styles).toContain(`inset: ${((border / 2 / PRINT_RATIO) * 100).toFixed(1)}% ${(border / 2) * 100}%;`);
  expect(styles).toContain(`rgb(${SHADOW.tint.map((share) => Math.round(share * 255)).join(' ')} /`);
});

describe('the atlas', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ending-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('of a story without cards is an empty picture', async () => {
    expect(placeCards(0, WORLDS.harbour.ending.shapes)).toEqual([]);
    const { avif, columns, rows } = await makeAtlas([], '#fffaf0', { cacheFolder: folder, isDraft: false });
    expect([columns, rows, (await sharp(fileOf(avif)).metadata()).format]).toEqual([2, 1, 'heif']);
  });

  test('has several lines for words without spaces', async () => {
    const tile = await drawTile('はじめてのデート。彼女は七分早く、彼は七分遅れて着いた。', 90, 110, '#ffffff');
    const { data } = await sharp(tile).greyscale().raw().toBuffer({ resolveWithObject: true });
    // Each line begins with a bar.
    for (const y of [36, 49, 62]) expect(data[y * 90 + 16], `line at ${y}`).toBeLessThan(200);
  });

  // `tools/budgets.mjs` measures the sample's atlas.
  test.runIf(IS_RELEASE)('has at most 140 kB per format, even for 300 cards that compress badly', async () => {
    const noise = join(folder, 'noise.webp');
    const ground = { width: 320, height: 240, channels: 3, background: '#808080' } as const;
    await sharp({ create: { ...ground, noise: { type: 'gaussian', mean: 128, sigma: 12 } } })
      .webp({ quality: 90 })
      .toFile(noise);
    const source = { url: asset(noise), width: 320 };
    const photo = { alt: '', width: 320, height: 240, color: '#808080', thumbhash: '', avif: [source], webp: [source] };
    const cards = Array.from({ length: 300 }, (_, id): StoryCard => {
      const media: StoryCard['media'] = id % 9 === 0 ? { kind: 'none' } : { kind: 'photo', photo };
      return { id, date: 'June', caption: 'A walk on the beach', media, background: ['#000000'], allowed: ['like'] };
    });
    const { avif, webp, columns, rows } = await makeAtlas(cards, '#fffaf0', { cacheFolder: folder, isDraft: false });
    expect(columns * rows).toBeGreaterThanOrEqual(300);
    for (const file of [avif, webp].map(fileOf)) {
      expect((await stat(file)).size).toBeLessThanOrEqual(MOST_BYTES);
      const made = await sharp(file).metadata();
      expect([made.width % columns, made.height % rows]).toEqual([0, 0]);
      // About square, since GPUs limit the length of a side.
      expect(made.width * 1.2).toBeGreaterThan(made.height);
    }
  });
});
