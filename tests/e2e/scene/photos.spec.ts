import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { BELOW_URL } from '../../../playwright.config';
import { oklabOf } from '../../../src/model/colours/oklab';
import { colorsAt } from '../../../tools/background/colors.mjs';
import { readShader } from '../../../tools/background/shader.mjs';
import { readStyles } from '../../../tools/background/styles.mjs';
import { CARDS } from '../support/couple';
import {
  drag,
  drawn,
  expect,
  expectStillAt,
  middleOf,
  openScene,
  openStory,
  place,
  remember,
  sceneTakesOver,
  storyParts,
  test,
} from '../support/guest';
import { heapOf } from '../support/heap';
import { countFrames, expectNoMoreFrames, framesOf } from './frames';
import { SMALL } from './small';

/** Four bands of colour, each a hard case: dark, saturated, skin, nearly white. */
const BANDS = [
  [18, 31, 61],
  [215, 67, 59],
  [226, 168, 132],
  [250, 244, 231],
] as const;

async function bandedPicture(): Promise<Buffer> {
  const width = 640;
  const height = 736;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const band = BANDS[Math.floor(((at % width) / width) * BANDS.length)] ?? BANDS[0];
    pixels.set(band, at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function pixelAt(screenshot: Buffer, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(screenshot)
    .removeAlpha()
    .extract({ left: Math.round(x), top: Math.round(y), width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

type Size = { width: number; height: number };
const UPRIGHT: Size = { width: 390, height: 844 };
const WIDE: Size = { width: 844, height: 600 };

/** Beside cards and words. */
const besideCards = ({ width, height }: Size) =>
  [
    [6, 90],
    [6, height / 2],
    [6, height - 6],
    [width - 6, 90],
    [width - 6, height / 2],
    [width - 6, height - 6],
    [width / 2, height - 6],
  ] as const;

/** The background's colours in a window of this size. */
async function backgroundOf(page: Page, size: Size): Promise<number[][]> {
  const screenshot = await page.screenshot();
  return Promise.all(besideCards(size).map(([x, y]) => pixelAt(screenshot, x, y)));
}

const shader = readShader(readFileSync('shaders/gradient/gradient.vert', 'utf8'));
const numbers = readStyles(readFileSync('src/story/story-page.module.css', 'utf8'), shader);
const FIRST_BACKGROUND = [CARDS[0]?.background ?? []].flat().map(oklabOf);

/** The same behind the first card, as the unit tests take it to be. */
const modelOf = (view: 'scene' | 'flat', size: Size) =>
  besideCards(size).map(([x, y]) =>
    colorsAt(shader, numbers, FIRST_BACKGROUND, size, x, y)[view].map((each) => each * 255),
  );
/** The scene's grain, its grid, and rounding. */
const MODEL_TOLERANCE = 4;

/** A picture of the picture: where the cards are, not their grain. */
const glance = async (page: Page) =>
  sharp(await page.screenshot())
    .removeAlpha()
    .resize(48, 48, { fit: 'fill' })
    .raw()
    .toBuffer();
const unlike = (one: Buffer, two: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0) / one.length;

/** The largest difference of a channel. */
const worst = (one: number[][], two: readonly (readonly number[])[]) =>
  Math.max(...one.flatMap((pixel, at) => pixel.map((value, channel) => Math.abs(value - (two[at]?.[channel] ?? 999)))));

test('nobody sees the scene take over: its photos have the colours of an img, its background that of the flat deck, and in a window of another size it is as if it had been so from the start', async ({
  page,
}) => {
  const body = await bandedPicture();
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/png', body }));
  await page.setViewportSize(WIDE);
  await openScene(page);
  const wideFromTheStart = await glance(page);
  await page.setViewportSize(UPRIGHT);
  const { deck } = await openScene(page);
  const { x, y } = await middleOf(deck);
  const slotWidth = 300;
  const bandMiddle = (band: number) => x + ((band + 0.5) / BANDS.length - 0.5) * slotWidth;
  const read = async () => {
    const screenshot = await page.screenshot();
    return Promise.all(BANDS.map((_, band) => pixelAt(screenshot, bandMiddle(band), y - 60)));
  };
  const backgrounds = { upright: [[0]], wide: [[0]] };

  await test.step('a photo in the canvas has the same colours as in an img, within 2 of 255', async () => {
    // The photo comes through its placeholder; wait until it has.
    await expect.poll(async () => worst(await read(), BANDS)).toBeLessThanOrEqual(2);
    const inCanvas = await read();
    backgrounds.upright = await backgroundOf(page, UPRIGHT);
    await page.evaluate(
      ([source, left, top, width]) => {
        const image = new Image(width);
        image.src = source;
        image.id = 'beside';
        image.style.cssText = `position:fixed;left:${left}px;top:${top}px;z-index:9`;
        document.body.append(image);
        return image.decode();
      },
      [`data:image/png;base64,${body.toString('base64')}`, x - slotWidth / 2, y - 200, slotWidth] as const,
    );
    expect(worst(inCanvas, await read())).toBeLessThanOrEqual(2);
    await page.locator('#beside').evaluate((image) => image.remove());
  });

  await test.step('and smooth lines where it lies askew', async () => {
    await page.mouse.move(x, y + 150);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 150, { steps: 6 });
    await drawn(page);
    // Between the dark band and the red one lie mixtures of the two, in every row.
    const [dark, red] = BANDS;
    const isMixture = (value: number) => value > dark[0] + 60 && value < red[0] - 60;
    await expect
      .poll(async () => {
        const { data, info } = await sharp(await page.screenshot())
          .removeAlpha()
          .extract({ left: Math.round(x - 60), top: Math.round(y - 120), width: 130, height: 100 })
          .raw()
          .toBuffer({ resolveWithObject: true });
        let smoothRows = 0;
        for (let row = 0; row < info.height; row++) {
          const reds = Array.from({ length: info.width }, (_, at) => data[(row * info.width + at) * 3] ?? 0);
          if (reds.some(isMixture)) smoothRows++;
        }
        return smoothRows;
      })
      .toBeGreaterThan(20);
    await page.mouse.up();
    await expectStillAt(page, 1);
  });

  await test.step('a window of another size', async () => {
    await page.setViewportSize(WIDE);
    await expect.poll(async () => unlike(await glance(page), wideFromTheStart)).toBeLessThan(2);
    backgrounds.wide = await backgroundOf(page, WIDE);
  });

  await test.step('the background on which the contrast of words is measured', () => {
    expect(worst(backgrounds.upright, modelOf('scene', UPRIGHT))).toBeLessThanOrEqual(MODEL_TOLERANCE);
    expect(worst(backgrounds.wide, modelOf('scene', WIDE))).toBeLessThanOrEqual(MODEL_TOLERANCE);
  });

  await test.step('the background of the flat deck, upright and wide', async () => {
    await page.setViewportSize(UPRIGHT);
    await openStory(page);
    // Once the cards are dealt, which come from below.
    await expect
      .poll(async () => worst(await backgroundOf(page, UPRIGHT), backgrounds.upright))
      .toBeLessThanOrEqual(16);
    await page.setViewportSize(WIDE);
    await expect.poll(async () => worst(await backgroundOf(page, WIDE), backgrounds.wide)).toBeLessThanOrEqual(16);
    expect(worst(await backgroundOf(page, WIDE), modelOf('flat', WIDE))).toBeLessThanOrEqual(MODEL_TOLERANCE);
  });
});

/**
 * Moves the pointer that holds the top card to and fro, right of where it was taken, so often between two frames.
 * @returns how many pixels the canvas had for each of CSS in each frame.
 */
const moveAbout = (
  page: Page,
  from: { x: number; y: number },
  { moves, inAFrame }: { moves: number; inAFrame: number },
) =>
  page.evaluate(
    async ({ from, moves, inAFrame }) => {
      const canvas = document.querySelector('canvas');
      const ratios: number[] = [];
      for (let move = 0; move < moves; move++) {
        const clientX = from.x + 40 + 30 * Math.sin((9 / inAFrame) * move);
        const shared = { clientX, clientY: from.y, buttons: 1, pointerId: 1, isPrimary: true, bubbles: true };
        document.elementFromPoint(from.x, from.y)?.dispatchEvent(new PointerEvent('pointermove', shared));
        if (move % inAFrame !== inAFrame - 1) continue;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (canvas) ratios.push(canvas.width / canvas.clientWidth);
      }
      return ratios;
    },
    { from, moves, inAFrame },
  );

test.describe('on a screen of two pixels for each of CSS', () => {
  test.use({ ...SMALL, deviceScaleFactor: 2 });

  /** Says of the GPU that it takes so long for a frame, ms. */
  const pretendGpu = (page: Page, ms: number) =>
    page.addInitScript((wait) => {
      const { prototype } = WebGL2RenderingContext;
      const fenceSync: unknown = Reflect.get(prototype, 'fenceSync');
      let told = 0;
      prototype.fenceSync = function (this: WebGL2RenderingContext, ...values) {
        told = performance.now();
        return typeof fenceSync === 'function' ? Reflect.apply(fenceSync, this, values) : null;
      };
      prototype.getSyncParameter = function (this: WebGL2RenderingContext) {
        return performance.now() - told < wait ? this.UNSIGNALED : this.SIGNALED;
      };
    }, ms);
  const pixelsAcross = (page: Page) =>
    page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      return canvas ? canvas.width / canvas.clientWidth : Number.NaN;
    });

  test('a GPU that is fast enough draws with all of them; once its frames take long, a card in motion has fewer, and one at rest all', async ({
    page,
  }) => {
    await pretendGpu(page, 0);
    const { deck } = await openScene(page);
    expect(await pixelsAcross(page)).toBe(2);
    await page.evaluate(() => {
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => window.setTimeout(() => request(callback), 100);
    });
    const { x, y } = await middleOf(deck);
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Each frame finds the card elsewhere: one after a rest says nothing about speed.
    const ratios = await moveAbout(page, { x, y }, { moves: 16, inAFrame: 1 });
    expect(Math.min(...ratios)).toBeLessThan(2);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.5);
    await page.mouse.up();
    await expect.poll(() => pixelsAcross(page)).toBe(2);
    await expectStillAt(page, 1);
  });

  test('a GPU that is slow at its first frame, still unseen, moves the first card with fewer', async ({ page }) => {
    await pretendGpu(page, 150);
    const { deck } = await openScene(page);
    expect(await pixelsAcross(page)).toBe(2);
    const { x, y } = await middleOf(deck);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const ratios = await moveAbout(page, { x, y }, { moves: 4, inAFrame: 1 });
    expect(Math.min(...ratios)).toBeLessThan(1);
    await page.mouse.up();
  });
});

type Textures = {
  /** The most bytes that all textures took at once. */
  mostBytes: number;
  /** The most textures there were at once, and the most layers in one. */
  most: number;
  mostLayers: number;
  /** How many photos have been taken to the GPU. */
  photos: number;
};

/** Keeps count of the textures that are alive in the page, and of the photos that have come. */
async function countTextures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bytesOf = new Map<WebGLTexture, number>();
    const bound = new Map<unknown, WebGLTexture | null>();
    const photos = new Set<ImageBitmap>();
    const record = { most: 0, mostBytes: 0, mostLayers: 0 };
    type Methods = Record<string, (...values: unknown[]) => unknown>;
    const prototype = WebGL2RenderingContext.prototype as unknown as Methods;
    const wrap = (name: string, before: (...values: unknown[]) => void) => {
      const original = prototype[name];
      prototype[name] = function (this: unknown, ...values: unknown[]) {
        before(...values);
        return original?.apply(this, values);
      };
    };
    const allocate = (target: unknown, format: unknown, ...sides: unknown[]) => {
      const texture = bound.get(target);
      const bytesPerPixel = format === WebGL2RenderingContext.R8 ? 1 : 4;
      if (texture)
        bytesOf.set(
          texture,
          sides.reduce<number>((product, side) => product * Number(side), bytesPerPixel),
        );
      record.most = Math.max(record.most, bytesOf.size);
      record.mostBytes = Math.max(
        record.mostBytes,
        [...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0),
      );
    };
    const notePhoto = (...values: unknown[]) => {
      const source = values.at(-1);
      if (source instanceof ImageBitmap) photos.add(source);
    };
    wrap('bindTexture', (target, texture) => bound.set(target, texture as WebGLTexture | null));
    wrap('texStorage2D', (target, _levels, format, width, height) => allocate(target, format, width, height));
    wrap('texStorage3D', (target, _levels, format, ...sides) => {
      allocate(target, format, ...sides);
      record.mostLayers = Math.max(record.mostLayers, Number(sides[2]));
    });
    wrap('texImage3D', (target, _level, format, width, height, layers) =>
      allocate(target, format, width, height, layers),
    );
    wrap('texImage2D', notePhoto);
    wrap('texSubImage2D', notePhoto);
    wrap('deleteTexture', (texture) => bytesOf.delete(texture as WebGLTexture));
    Object.assign(window, { textures: (): Textures => ({ ...record, photos: photos.size }) });
  });
}

const textures = (page: Page) => page.evaluate(() => (window as unknown as { textures: () => Textures }).textures());

/** More cards than textures. The story's own come round as often as that takes. */
const MANY = 20;
/** How many of the first so many cards have a picture. */
const pictured = (count: number) =>
  Array.from({ length: count }, (_, at) => CARDS[at % CARDS.length]).filter((card) => card?.photo ?? card?.video)
    .length;

test.describe('a long story', () => {
  test.use({ baseURL: BELOW_URL });

  test('at rest asks for no frame; held, it takes nine draw calls a frame at most, and nothing in memory; thrown to its end, it has ten photos on the GPU in under 64 MB, a new top one before the last has left', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await countFrames(page);
    await countTextures(page);
    await remember(page, {});
    await page.goto(`story?cards=${MANY}`);
    await sceneTakesOver(page);
    const { deck, end } = storyParts(page);
    const { x, y } = await middleOf(deck);

    await test.step('at rest', async () => {
      await page.waitForLoadState('networkidle');
      await expectNoMoreFrames(page);
      expect((await textures(page)).photos).toBeGreaterThanOrEqual(7);
    });

    await test.step('in a drag', async () => {
      const { draws } = await framesOf(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y - 10, { steps: 10 });
      await drawn(page);
      const moved = await framesOf(page);
      expect(moved.draws).toBeGreaterThan(draws);
      expect(moved.mostDraws).toBeLessThanOrEqual(9);
    });

    await test.step('in a thousand moves', async () => {
      await moveAbout(page, { x, y }, { moves: 200, inAFrame: 40 });
      const before = await heapOf(page);
      await moveAbout(page, { x, y }, { moves: 1000, inAFrame: 40 });
      const after = await heapOf(page);
      // What a thousand of the smallest objects take.
      expect(after.bytes - before.bytes).toBeLessThan(16_000);
      await page.mouse.up();
      await expect(place(page, 1, MANY)).toBeVisible();
    });

    await test.step('at three swipes a second', async () => {
      const least = Array.from({ length: 8 }, (_, at) => pictured(at + 2));
      // A third of a second is twenty frames, on whatever machine.
      const cardsWithout = await page.evaluate(async (photos) => {
        const { textures } = window as unknown as { textures: () => { photos: number } };
        const without: string[] = [];
        for (const [swiped, wanted] of photos.entries()) {
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
          for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
          // Cards come in their order.
          if (textures().photos < wanted) without.push(`card ${swiped + 2}`);
        }
        return without;
      }, least);
      await expect(place(page, least.length + 1, MANY)).toBeVisible();
      expect(cardsWithout).toEqual([]);
    });

    await test.step('and all that are left, by throws as quick as the eye can follow', async () => {
      const before = await textures(page);
      for (let card = 9; card <= MANY; card++) {
        await expect(place(page, card, MANY)).toBeVisible();
        await drag(page, 150, card % 3 === 0 ? -40 : 20);
      }
      await expect(end).toBeVisible();
      const after = await textures(page);
      expect(after.photos).toBeGreaterThan(before.photos);
      expect(after.most).toBe(before.most);
      expect(after.mostBytes).toBeLessThan(64_000_000);
      // Nine photos and a film.
      expect(after.mostLayers).toBeLessThanOrEqual(10);
    });
  });
});
