import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { CARDS, STORY_WORDS } from '../support/couple';
import { SMALL, expect, openScene, swipeTo, test } from '../support/guest';
import { countFrames, expectNoMoreFrames } from './frames';

test.use(SMALL);

/** Indices of cards: one without a picture, whose print is nearly white, and one whose photo is dark. */
const WHITE = CARDS.findIndex(({ photo, video }) => photo === undefined && video === undefined);
const DARK = 0;

/** Sets whether the scene's context links shaders. */
const setLinking = (page: Page, canLink: boolean) =>
  page.evaluate((canLink) => {
    const context = document.querySelector<HTMLCanvasElement>('[data-deck="scene"] canvas')?.getContext('webgl2');
    if (!context) throw new Error('The scene has no context');
    if (canLink) Reflect.deleteProperty(context, 'linkProgram');
    else context.linkProgram = () => {};
  }, canLink);

test(
  'cards fly into the ending’s picture; if code or shaders fail, the page draws it',
  { tag: '@release' },
  async ({ page, expectFault }) => {
    const picture = page.getByRole('group', { name: STORY_WORDS.ending });
    const leaveAndReturn = async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(picture).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
    };
    expectFault('Failed to load resource');
    await page.route(/print-flight/, (route) => route.abort());
    await countFrames(page);
    await openScene(page);
    await swipeTo(page, CARDS.length);
    await page.keyboard.press('ArrowRight');

    await test.step('the code does not load', async () => {
      await expect(picture).toHaveAttribute('data-drawn', 'flat');
      await page.unroute(/print-flight/);
    });
    await test.step('the shaders do not link', async () => {
      expectFault('print-flight');
      await setLinking(page, false);
      await leaveAndReturn();
      await expect(picture).toHaveAttribute('data-drawn', 'flat');
      await expectNoMoreFrames(page);
      await setLinking(page, true);
    });

    await leaveAndReturn();
    await expect(picture).toHaveAttribute('data-drawn', 'scene');
    /** The mean lightness of a square in the middle of a card's print, 0–255. */
    const lightnessOf = async (card: number) => {
      const screenshot = await page.screenshot();
      const box = await picture.getByRole('button').nth(card).boundingBox();
      if (!box) throw new Error('The print has no box');
      const side = Math.round(box.width / 2);
      const [left, top] = [Math.round(box.x + side / 2), Math.round(box.y + box.height / 2 - side / 2)];
      const square = await sharp(screenshot).extract({ left, top, width: side, height: side }).toBuffer();
      const { channels } = await sharp(square).stats();
      return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
    };
    // Wait until the print has arrived.
    await expect.poll(() => lightnessOf(WHITE)).toBeGreaterThan(170);
    await expectNoMoreFrames(page);
    expect(await lightnessOf(WHITE)).toBeGreaterThan(170);
    expect(await lightnessOf(DARK)).toBeLessThan(110);

    await picture.getByRole('button').nth(2).click();
    await expect(picture).toHaveCount(0);
    await expect(page.getByText(CARDS[2]?.caption ?? '').first()).toBeAttached();
    await expectNoMoreFrames(page);
  },
);
