import type { Page } from '@playwright/test';
import { SMALL, expect, expectStillAt, middleOf, openScene, test } from '../support/guest';
import { moveAbout } from './move-about';
import { pretendGpu } from './pretend-gpu';

// `unit/story/sharpness` tests when the resolution changes.
test.describe('on a screen with two device pixels per CSS pixel', { tag: '@release' }, () => {
  test.use({ ...SMALL, deviceScaleFactor: 2 });

  const pixelRatio = (page: Page) =>
    page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      return canvas ? canvas.width / canvas.clientWidth : Number.NaN;
    });

  test('with late frames, the canvas has fewer pixels in motion, and all at rest', async ({ page }) => {
    await pretendGpu(page, 0);
    const { deck } = await openScene(page);
    expect(await pixelRatio(page)).toBe(2);
    // Makes each frame 100 ms late.
    await page.evaluate(() => {
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => window.setTimeout(() => request(callback), 100);
    });
    const { x, y } = await middleOf(deck);
    await page.mouse.move(x, y);
    await page.mouse.down();
    // The card moves in each frame, since the first frame after a rest does not count.
    const ratios = await moveAbout(page, { x, y }, { moves: 16, movesPerFrame: 1 });
    expect(Math.min(...ratios)).toBeLessThan(2);
    // `LEAST` of `src/story/scene/sharpness.ts`.
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.5);
    await page.mouse.up();
    await expect.poll(() => pixelRatio(page)).toBe(2);
    await expectStillAt(page, 1);
  });

  test('on a slow GPU, even the first drag has fewer pixels', async ({ page }) => {
    await pretendGpu(page, 150);
    const { deck } = await openScene(page);
    expect(await pixelRatio(page)).toBe(2);
    const { x, y } = await middleOf(deck);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const ratios = await moveAbout(page, { x, y }, { moves: 4, movesPerFrame: 1 });
    // From an unseen frame, `learn` in `src/story/scene/sharpness.ts` chooses 2 × √(24 / 150) = 0.8.
    expect(Math.min(...ratios)).toBeLessThan(1);
    await page.mouse.up();
  });
});
