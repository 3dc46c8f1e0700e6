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

/** A PNG whose vertical bands have the colours of `BANDS`. */
async function bandedPicture(): Promise<Buffer> {
  const width = 640;
  const height = 736;
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const band = BANDS[Math.floor(((pixel % width) / width) * BANDS.length)] ?? BANDS[0];
    pixels.set(band, pixel * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function pixelAt(screenshot: Buffer, x: number, y: number): Promise<number[]> {
  const channels = await sharp(screenshot)
    .removeAlpha()
    .extract({ left: Math.round(x), top: Math.round(y), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...channels];
}

type Size = { width: number; height: number };
const UPRIGHT: Size = { width: 390, height: 844 };
const WIDE: Size = { width: 844, height: 600 };

/** Points of the background where no card and no words are, in CSS px. */
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

/** The background's colours at these points, in a window of this size. */
async function backgroundOf(page: Page, size: Size): Promise<number[][]> {
  const screenshot = await page.screenshot();
  return Promise.all(besideCards(size).map(([x, y]) => pixelAt(screenshot, x, y)));
}

const shader = readShader(readFileSync('shaders/gradient/gradient.vert', 'utf8'));
const stylesNumbers = readStyles(readFileSync('src/story/stage/stage.module.css', 'utf8'), shader);
const FIRST_BACKGROUND = [CARDS[0]?.background ?? []].flat().map(oklabOf);

/** The background's colours at these points behind the first card, according to the model in `tools/background/`. */
const modelOf = (view: 'scene' | 'flat', size: Size) =>
  besideCards(size).map(([x, y]) =>
    colorsAt(shader, stylesNumbers, FIRST_BACKGROUND, size, x, y)[view].map((channel) => channel * 255),
  );
/** Room for the scene's grain, its vertex grid and rounding, in 255ths. */
const MODEL_TOLERANCE = 4;
/** Room for the flat background's fit, 13 in `background.test.ts`, and for the scene's grain, in 255ths. */
const FIT_TOLERANCE = 16;

/** The pixels of a screenshot so small that it shows where the cards are but no grain. */
const thumbnail = async (page: Page) =>
  sharp(await page.screenshot())
    .removeAlpha()
    .resize(48, 48, { fit: 'fill' })
    .raw()
    .toBuffer();
/** The mean difference of all channels, in 255ths. */
const meanDifference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, channel, index) => sum + Math.abs(channel - (other[index] ?? 0)), 0) / one.length;

/** The largest difference of a channel, in 255ths. */
const largestDifference = (ones: number[][], others: readonly (readonly number[])[]) =>
  Math.max(
    ...ones.flatMap((one, pixel) =>
      one.map((value, channel) => Math.abs(value - (others[pixel]?.[channel] ?? Infinity))),
    ),
  );

test('photos on the canvas keep their colours, and smooth lines when tilted', { tag: '@release' }, async ({ page }) => {
  const body = await bandedPicture();
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/png', body }));
  await page.setViewportSize(UPRIGHT);
  const { deck } = await openScene(page);
  const { x, y } = await middleOf(deck);
  // The width of the image that is laid over the photo, in CSS px. The photo is only 20 px wider.
  const photoWidth = 300;
  const middleOfBand = (band: number) => x + ((band + 0.5) / BANDS.length - 0.5) * photoWidth;
  const readBands = async () => {
    const screenshot = await page.screenshot();
    return Promise.all(BANDS.map((_, band) => pixelAt(screenshot, middleOfBand(band), y - 60)));
  };

  await test.step('a photo on the canvas has the colours of an img, within 2 of 255', async () => {
    // Wait until the photo has faded in.
    await expect.poll(async () => largestDifference(await readBands(), BANDS)).toBeLessThanOrEqual(2);
    const inCanvas = await readBands();
    expect(largestDifference(await backgroundOf(page, UPRIGHT), modelOf('scene', UPRIGHT))).toBeLessThanOrEqual(
      MODEL_TOLERANCE,
    );
    await page.evaluate(
      ([source, left, top, width]) => {
        const image = new Image(width);
        image.src = source;
        image.id = 'over-photo';
        image.style.cssText = `position:fixed;left:${left}px;top:${top}px;z-index:9`;
        document.body.append(image);
        return image.decode();
      },
      [`data:image/png;base64,${body.toString('base64')}`, x - photoWidth / 2, y - 200, photoWidth] as const,
    );
    expect(largestDifference(inCanvas, await readBands())).toBeLessThanOrEqual(2);
    await page.locator('#over-photo').evaluate((image) => image.remove());
  });

  await test.step('a tilted photo’s lines are smooth', async () => {
    await page.mouse.move(x, y + 150);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 150, { steps: 6 });
    await drawn(page);
    // On a smooth line between the dark and the red band, rows of pixels have colours in between.
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
          const reds = Array.from({ length: info.width }, (_, column) => data[(row * info.width + column) * 3] ?? 0);
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
    const wideFromTheStart = await thumbnail(page);
    const wide = await backgroundOf(page, WIDE);
    expect(largestDifference(wide, modelOf('scene', WIDE))).toBeLessThanOrEqual(MODEL_TOLERANCE);

    await test.step('a window of another size', async () => {
      await page.setViewportSize(UPRIGHT);
      await openScene(page);
      await page.setViewportSize(WIDE);
      await expect.poll(async () => meanDifference(await thumbnail(page), wideFromTheStart)).toBeLessThan(2);
    });

    await test.step('the background of the flat deck, upright and wide', async () => {
      await page.setViewportSize(UPRIGHT);
      await openStory(page);
      // During the deal, cards may cover the background.
      await expect
        .poll(async () => largestDifference(await backgroundOf(page, UPRIGHT), modelOf('flat', UPRIGHT)))
        .toBeLessThanOrEqual(MODEL_TOLERANCE);
      await page.setViewportSize(WIDE);
      await expect
        .poll(async () => largestDifference(await backgroundOf(page, WIDE), wide))
        .toBeLessThanOrEqual(FIT_TOLERANCE);
      // After a resize, cards may swing over the background.
      await expect
        .poll(async () => largestDifference(await backgroundOf(page, WIDE), modelOf('flat', WIDE)))
        .toBeLessThanOrEqual(MODEL_TOLERANCE);
    });
  },
);
