import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, middleOf, openStory, test } from './guest';

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

test('a photo in the canvas has the same colours as in an img, within 2 of 255', async ({ page }) => {
  const body = await bandedPicture();
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/png', body }));
  const { deck } = await openStory(page);
  const { x, y } = await middleOf(deck);
  const slotWidth = 300;
  const bandMiddle = (band: number) => x + ((band + 0.5) / BANDS.length - 0.5) * slotWidth;
  const read = async () => {
    const screenshot = await page.screenshot();
    return Promise.all(BANDS.map((_, band) => pixelAt(screenshot, bandMiddle(band), y - 60)));
  };
  const worst = (one: number[][], two: readonly (readonly number[])[]) =>
    Math.max(
      ...one.flatMap((pixel, at) => pixel.map((value, channel) => Math.abs(value - (two[at]?.[channel] ?? 999)))),
    );
  // The photo comes through its placeholder; wait until it has.
  await expect.poll(async () => worst(await read(), BANDS)).toBeLessThanOrEqual(2);
  const inCanvas = await read();

  await page.evaluate(
    ([source, left, top, width]) => {
      const image = new Image(width);
      image.src = source;
      image.style.cssText = `position:fixed;left:${left}px;top:${top}px;z-index:9`;
      document.body.append(image);
      return image.decode();
    },
    [`data:image/png;base64,${body.toString('base64')}`, x - slotWidth / 2, y - 200, slotWidth] as const,
  );
  expect(worst(inCanvas, await read())).toBeLessThanOrEqual(2);
});

/** Keeps count of the textures that are alive in the page, and of the most there ever were. */
async function countTextures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sizes = new Map<WebGLTexture, { width: number; height: number }>();
    let bound: WebGLTexture | null = null;
    const record = { photos: 0, bytes: 0, mostPhotos: 0, mostBytes: 0 };
    const count = () => {
      // Photos are portraits of 300 px and more in width; labels are lower than wide.
      const photos = [...sizes.values()].filter(({ width, height }) => width >= 300 && height > width);
      record.photos = photos.length;
      record.bytes = [...sizes.values()].reduce((sum, { width, height }) => sum + width * height * 4, 0);
      record.mostPhotos = Math.max(record.mostPhotos, record.photos);
      record.mostBytes = Math.max(record.mostBytes, record.bytes);
    };
    type Context = Record<string, (...values: unknown[]) => unknown>;
    const prototype = WebGL2RenderingContext.prototype as unknown as Context;
    const wrap = (name: string, before: (...values: unknown[]) => void) => {
      const original = prototype[name];
      prototype[name] = function (this: unknown, ...values: unknown[]) {
        before(...values);
        return original?.apply(this, values);
      };
    };
    wrap('bindTexture', (_target, texture) => (bound = texture as WebGLTexture | null));
    wrap('texStorage2D', (_target, _levels, _format, width, height) => {
      if (bound) sizes.set(bound, { width: width as number, height: height as number });
      count();
    });
    wrap('deleteTexture', (texture) => {
      sizes.delete(texture as WebGLTexture);
      count();
    });
    Object.assign(window, { textures: () => record });
  });
}

type Textures = { photos: number; bytes: number; mostPhotos: number; mostBytes: number };
const textures = (page: Page) => page.evaluate(() => (window as unknown as { textures: () => Textures }).textures());

test('no more than nine photos are ever on the GPU, and all textures stay under 64 MB', async ({ page }) => {
  await countTextures(page);
  await openStory(page);
  await expect.poll(async () => (await textures(page)).photos).toBeGreaterThanOrEqual(5);
  for (let card = 1; card <= 49; card++) {
    await page.keyboard.press(card === 4 ? 'ArrowUp' : 'ArrowRight');
    await expect(page.getByText(`${card + 1} of 50`, { exact: true })).toBeVisible();
  }
  const { mostPhotos, mostBytes } = await textures(page);
  expect(mostPhotos).toBeGreaterThanOrEqual(5);
  expect(mostPhotos).toBeLessThanOrEqual(9);
  expect(mostBytes).toBeLessThan(64_000_000);
});

test('one photo is asked for before the first card shows, and eight at most while nobody touches the deck', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/\.(avif|webp|jpg)$/.test(request.url())) asked.add(request.url());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.(avif|webp)$/, async (route) => {
    await held;
    await route.continue();
  });
  await openStory(page);
  await expect.poll(() => asked.size).toBe(1);
  release();
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeLessThanOrEqual(8);
});

test('a deck at rest draws nothing and asks for no frame', async ({ page }) => {
  await page.addInitScript(() => {
    let frames = 0;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      frames++;
      return request(callback);
    };
    Object.assign(window, { frames: () => frames });
  });
  await openStory(page);
  await page.waitForLoadState('networkidle');
  const framesIn = (ms: number) =>
    page.evaluate(async (wait) => {
      const { frames } = window as unknown as { frames: () => number };
      const before = frames();
      await new Promise((resolve) => setTimeout(resolve, wait));
      return frames() - before;
    }, ms);
  await expect.poll(() => framesIn(500)).toBe(0);
});
