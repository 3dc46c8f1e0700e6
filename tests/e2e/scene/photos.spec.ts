import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { oklabOf } from '../../../src/model/colours/oklab';
import { colorsAt } from '../../../tools/background/colors.mjs';
import { readShader } from '../../../tools/background/shader.mjs';
import { readStyles } from '../../../tools/background/styles.mjs';
import { CARDS } from '../support/couple';
import { drawn, expect, expectStillAt, middleOf, openScene, openStory, test } from '../support/guest';

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

/** Points outside cards and words. */
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
const numbers = readStyles(readFileSync('src/story/stage/stage.module.css', 'utf8'), shader);
const FIRST_BACKGROUND = [CARDS[0]?.background ?? []].flat().map(oklabOf);

/** The background around the first card according to the model in `tools/background/`. */
const modelOf = (view: 'scene' | 'flat', size: Size) =>
  besideCards(size).map(([x, y]) =>
    colorsAt(shader, numbers, FIRST_BACKGROUND, size, x, y)[view].map((each) => each * 255),
  );
/** Room for the scene's grain, its vertex grid and rounding, in 255ths. */
const MODEL_TOLERANCE = 4;
/** Room for the flat background's fit, 13 in `background.test.ts`, and for the scene's grain, in 255ths. */
const FIT_TOLERANCE = 16;

/** A screenshot so small that it shows where the cards are but no grain. */
const glance = async (page: Page) =>
  sharp(await page.screenshot())
    .removeAlpha()
    .resize(48, 48, { fit: 'fill' })
    .raw()
    .toBuffer();
/** The mean difference of all channels, in 255ths. */
const meanDifference = (one: Buffer, two: Buffer) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0) / one.length;

/** The largest difference of a channel, in 255ths. */
const largestDifference = (one: number[][], two: readonly (readonly number[])[]) =>
  Math.max(...one.flatMap((pixel, at) => pixel.map((value, channel) => Math.abs(value - (two[at]?.[channel] ?? 999)))));

test('photos on the canvas keep their colours, and smooth lines when tilted', { tag: '@release' }, async ({ page }) => {
  const body = await bandedPicture();
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/png', body }));
  await page.setViewportSize(UPRIGHT);
  const { deck } = await openScene(page);
  const { x, y } = await middleOf(deck);
  const slotWidth = 300;
  const bandMiddle = (band: number) => x + ((band + 0.5) / BANDS.length - 0.5) * slotWidth;
  const read = async () => {
    const screenshot = await page.screenshot();
    return Promise.all(BANDS.map((_, band) => pixelAt(screenshot, bandMiddle(band), y - 60)));
  };

  await test.step('a photo on the canvas has the colours of an img, within 2 of 255', async () => {
    // Wait until the photo has faded in.
    await expect.poll(async () => largestDifference(await read(), BANDS)).toBeLessThanOrEqual(2);
    const inCanvas = await read();
    expect(largestDifference(await backgroundOf(page, UPRIGHT), modelOf('scene', UPRIGHT))).toBeLessThanOrEqual(
      MODEL_TOLERANCE,
    );
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
    expect(largestDifference(inCanvas, await read())).toBeLessThanOrEqual(2);
    await page.locator('#beside').evaluate((image) => image.remove());
  });

  await test.step('a tilted photo has smooth lines', async () => {
    await page.mouse.move(x, y + 150);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 150, { steps: 6 });
    await drawn(page);
    // Each row blends the dark band into the red one.
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
});

test(
  'the scene adapts to any window size, with the background that the build measures',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openScene(page);
    const wideFromTheStart = await glance(page);
    const wide = await backgroundOf(page, WIDE);
    expect(largestDifference(wide, modelOf('scene', WIDE))).toBeLessThanOrEqual(MODEL_TOLERANCE);

    await test.step('a window of another size', async () => {
      await page.setViewportSize(UPRIGHT);
      await openScene(page);
      await page.setViewportSize(WIDE);
      await expect.poll(async () => meanDifference(await glance(page), wideFromTheStart)).toBeLessThan(2);
    });

    await test.step('the background of the flat deck, upright and wide', async () => {
      await page.setViewportSize(UPRIGHT);
      await openStory(page);
      // Cards may cover it during the deal.
      await expect
        .poll(async () => largestDifference(await backgroundOf(page, UPRIGHT), modelOf('flat', UPRIGHT)))
        .toBeLessThanOrEqual(MODEL_TOLERANCE);
      await page.setViewportSize(WIDE);
      await expect
        .poll(async () => largestDifference(await backgroundOf(page, WIDE), wide))
        .toBeLessThanOrEqual(FIT_TOLERANCE);
      // The cards may swing past it after a resize.
      await expect
        .poll(async () => largestDifference(await backgroundOf(page, WIDE), modelOf('flat', WIDE)))
        .toBeLessThanOrEqual(MODEL_TOLERANCE);
    });
  },
);
