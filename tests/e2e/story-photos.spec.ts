import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawn, expect, middleOf, openStory, test } from './guest';
import { heapOf } from './heap';

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

test('the background is the same in both views, so that nobody sees the scene take over', async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // Beside cards and words.
  const places = [
    [6, 90],
    [6, height / 2],
    [6, height - 6],
    [width - 6, 90],
    [width - 6, height / 2],
    [width - 6, height - 6],
    [width / 2, height - 6],
  ] as const;
  const read = async () => {
    const screenshot = await page.screenshot();
    return Promise.all(places.map(([x, y]) => pixelAt(screenshot, x, y)));
  };
  await openStory(page);
  const scene = await read();
  await openStory(page, '/story?flat');
  const worst = async () => {
    const differences = (await read()).map((pixel, at) =>
      Math.max(...pixel.map((value, channel) => Math.abs(value - (scene[at]?.[channel] ?? 999)))),
    );
    return Math.max(...differences);
  };
  // Once the cards are dealt, which come from below.
  await expect.poll(worst).toBeLessThanOrEqual(16);
});

test('a window of another size shows the deck as if it had been so from the start', async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // A picture of the picture: where the cards are, not their grain.
  const glance = async () =>
    sharp(await page.screenshot())
      .removeAlpha()
      .resize(48, 48, { fit: 'fill' })
      .raw()
      .toBuffer();
  const unlike = (one: Buffer, two: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0) / one.length;
  await page.setViewportSize({ width: height, height: width });
  await openStory(page);
  const fromTheStart = await glance();
  await page.setViewportSize({ width, height });
  await openStory(page);
  await page.setViewportSize({ width: height, height: width });
  await expect.poll(async () => unlike(await glance(), fromTheStart)).toBeLessThan(2);
});

test.describe('on a screen of two pixels for each of CSS', () => {
  test.use({ deviceScaleFactor: 2 });

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
      return canvas && canvas.width / canvas.clientWidth;
    });
  const corner = async (page: Page) => pixelAt(await page.screenshot({ scale: 'css' }), 6, 90);

  test('a GPU that is fast enough draws with all of them; once it is not, with half, and goes on', async ({ page }) => {
    await pretendGpu(page, 0);
    const { deck } = await openStory(page);
    expect(await pixelsAcross(page)).toBe(2);
    const before = await corner(page);
    await page.evaluate(() => {
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => window.setTimeout(() => request(callback), 150);
    });
    const { x, y } = await middleOf(deck);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect
      .poll(async () => {
        await page.mouse.move(x + 40, y, { steps: 3 });
        await page.mouse.move(x + 80, y, { steps: 3 });
        return pixelsAcross(page);
      })
      .toBe(1);
    await page.mouse.up();
    // But for the grain, which is finer than a pixel now.
    const isAsBefore = async () =>
      (await corner(page)).every((value, at) => Math.abs(value - (before[at] ?? 999)) <= 5);
    await expect.poll(isAsBefore).toBe(true);
  });

  test('a GPU that is not shows it before the scene is seen', async ({ page }) => {
    await pretendGpu(page, 150);
    await openStory(page);
    expect(await pixelsAcross(page)).toBe(1);
  });
});

test('a photo that lies askew has smooth lines, not stairs', async ({ page }) => {
  const body = await bandedPicture();
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/png', body }));
  const { deck } = await openStory(page);
  const { x, y } = await middleOf(deck);
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
});

/** Keeps count of the textures that are alive in the page, and of the most there ever were. */
async function countTextures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Size = { width: number; height: number; layers: number; bytesPerPixel: number };
    const sizes = new Map<WebGLTexture, Size>();
    const bound = new Map<unknown, WebGLTexture | null>();
    const record = { photos: 0, bytes: 0, mostPhotos: 0, mostBytes: 0, painted: 0, paintedLayers: [] as number[] };
    const count = () => {
      // Photos are portraits of 300 px and more in width, in color.
      const photos = [...sizes.values()].filter(
        ({ width, height, bytesPerPixel }) => width >= 300 && height > width && bytesPerPixel === 4,
      );
      record.photos = photos.reduce((sum, { layers }) => sum + layers, 0);
      record.bytes = [...sizes.values()].reduce(
        (sum, { width, height, layers, bytesPerPixel }) => sum + width * height * layers * bytesPerPixel,
        0,
      );
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
    const allocate = (target: unknown, format: unknown, width: unknown, height: unknown, layers: unknown) => {
      const texture = bound.get(target);
      const bytesPerPixel = format === WebGL2RenderingContext.R8 ? 1 : 4;
      if (texture)
        sizes.set(texture, {
          width: width as number,
          height: height as number,
          layers: layers as number,
          bytesPerPixel,
        });
      count();
    };
    wrap('bindTexture', (target, texture) => bound.set(target, texture as WebGLTexture | null));
    wrap('texStorage2D', (target, _levels, format, width, height) => allocate(target, format, width, height, 1));
    wrap('texStorage3D', (target, _levels, format, width, height, layers) =>
      allocate(target, format, width, height, layers),
    );
    wrap('texImage3D', (target, _level, format, width, height, layers) =>
      allocate(target, format, width, height, layers),
    );
    wrap('deleteTexture', (texture) => {
      sizes.delete(texture as WebGLTexture);
      count();
    });
    wrap('framebufferTextureLayer', (_target, _attachment, _texture, _level, layer) => {
      record.painted++;
      record.paintedLayers.push(layer as number);
    });
    Object.assign(window, { textures: () => record });
  });
}

type Textures = {
  bytes: number;
  mostPhotos: number;
  mostBytes: number;
  painted: number;
  /** The layer of each photo that was taken to the GPU, in their order. */
  paintedLayers: number[];
};
const textures = (page: Page) => page.evaluate(() => (window as unknown as { textures: () => Textures }).textures());

test('no more than nine photos are kept on the GPU, and all textures stay under 64 MB', async ({ page }) => {
  await countTextures(page);
  await openStory(page);
  await expect.poll(async () => (await textures(page)).painted).toBeGreaterThanOrEqual(5);
  for (let card = 1; card <= 49; card++) {
    await page.keyboard.press(card === 4 ? 'ArrowUp' : 'ArrowRight');
    await expect(page.getByText(`${card + 1} of 50`, { exact: true })).toBeVisible();
  }
  const { mostPhotos, mostBytes } = await textures(page);
  expect(mostPhotos).toBeGreaterThanOrEqual(9);
  // Nine, and the file that the next one is being cut from.
  expect(mostPhotos).toBeLessThanOrEqual(10);
  expect(mostBytes).toBeLessThan(64_000_000);
});

test('a new top card has its photo on the GPU before the last one has left, at three swipes a second', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await countTextures(page);
  await openStory(page);
  await expect.poll(async () => (await textures(page)).painted).toBeGreaterThanOrEqual(7);
  // A third of a second is twenty frames, on whatever machine.
  const cardsWithout = await page.evaluate(async () => {
    const { textures } = window as unknown as { textures: () => { paintedLayers: number[] } };
    const without: string[] = [];
    for (let swipes = 1; swipes <= 12; swipes++) {
      const key = swipes === 4 ? 'ArrowUp' : 'ArrowRight';
      window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      // Of nine layers each card has its own: the place of a card among those that share one is a count of paintings.
      const painted = textures().paintedLayers.filter((layer) => layer === swipes % 9).length;
      if (painted < Math.floor(swipes / 9) + 1) without.push(`card ${swipes + 1}`);
    }
    return without;
  });
  await expect(page.getByText('13 of 50', { exact: true })).toBeVisible();
  expect(cardsWithout).toEqual([]);
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

test('a drag takes at most nine draw calls a frame', async ({ page }) => {
  await page.addInitScript(() => {
    const record = { calls: 0, most: 0 };
    const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const original = prototype[name];
      prototype[name] = function (this: unknown, ...values: unknown[]) {
        record.calls++;
        return original?.apply(this, values);
      };
    }
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        record.calls = 0;
        callback(time);
        record.most = Math.max(record.most, record.calls);
      });
    Object.assign(window, { draws: record });
  });
  const most = () => page.evaluate(() => (window as unknown as { draws: { most: number } }).draws.most);
  const { deck } = await openStory(page);
  const { x, y } = await middleOf(deck);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 10, { steps: 10 });
  await drawn(page);
  expect(await most()).toBeGreaterThan(0);
  expect(await most()).toBeLessThanOrEqual(9);
  await page.mouse.up();
});

test('a thousand moves of a held card leave nothing in memory', async ({ page }, { project }) => {
  test.skip(project.name !== 'desk', 'the same code on both');
  const { deck } = await openStory(page);
  const { x, y } = await middleOf(deck);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  const moveAbout = (moves: number) =>
    page.evaluate(
      async ({ from, count }) => {
        for (let move = 0; move < count; move++) {
          const clientX = from.x + 40 + 30 * Math.sin(move / 9);
          const shared = { clientX, clientY: from.y, buttons: 1, pointerId: 1, isPrimary: true, bubbles: true };
          document.elementFromPoint(from.x, from.y)?.dispatchEvent(new PointerEvent('pointermove', shared));
          if (move % 40 === 39) await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      },
      { from: { x, y }, count: moves },
    );
  await moveAbout(200);
  const before = await heapOf(page);
  await moveAbout(1000);
  const after = await heapOf(page);
  // What a thousand of the smallest objects take.
  expect(after.bytes - before.bytes).toBeLessThan(16_000);
  await page.mouse.up();
});
