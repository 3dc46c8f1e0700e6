import type { Page } from '@playwright/test';
import { deckViews, drag, expect, hold, openScene, place, sceneTakesOver, test } from '../guest';

test.describe('a lost WebGL context', () => {
  const { flat, scene } = { flat: (page: Page) => deckViews(page).flat, scene: (page: Page) => deckViews(page).scene };

  /** Takes the context away; keeps what can bring it back. */
  const lose = (page: Page) =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-deck="scene"] canvas');
      const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { lost: extension });
      extension?.loseContext();
    });
  const restore = (page: Page) =>
    page.evaluate(() => (window as { lost?: { restoreContext: () => void } }).lost?.restoreContext());

  test.beforeEach(({ expectFault }) => expectFault('Context Lost'));

  test('is stood in for at the same card, at once, and handed back when it is restored', async ({ page }) => {
    const { like } = await openScene(page);
    await like.click();
    await expect(place(page, 2)).toBeVisible();
    await lose(page);
    await expect(flat(page)).toBeVisible();
    await expect(place(page, 2)).toBeVisible();
    await drag(page, 160, 0);
    await expect(place(page, 3)).toBeVisible();
    await restore(page);
    await sceneTakesOver(page);
    await drag(page, 160, 0);
    await expect(place(page, 4)).toBeVisible();
  });

  test('in a drag and in a throw loses no card, and the third time in a visit stays away', async ({ page }) => {
    await openScene(page);
    await test.step('in a drag', async () => {
      await hold(page, 140, 0);
      await lose(page);
      await page.mouse.up();
      await expect(flat(page)).toBeVisible();
      await expect(place(page, 2)).toBeVisible();
      await restore(page);
      await sceneTakesOver(page);
    });
    await test.step('in a throw', async () => {
      await page.keyboard.press('ArrowRight');
      await lose(page);
      await expect(flat(page)).toBeVisible();
      await expect(place(page, 3)).toBeVisible();
      await restore(page);
      await sceneTakesOver(page);
    });
    await test.step('for the third time, with a card in the hand', async () => {
      await hold(page, 140, 0);
      await lose(page);
      await restore(page);
      await expect(flat(page)).toBeVisible();
      await expect(scene(page)).toHaveCount(0);
      // The card that was held all the while, though the canvas under it is gone.
      await page.mouse.up();
      await expect(place(page, 4)).toBeVisible();
      await page.keyboard.press('ArrowUp');
      await expect(place(page, 5)).toBeVisible();
    });
  });
});

test.describe('pictures', () => {
  test('that are not there, or broken, leave a deck with its words', async ({ page, expectFault }) => {
    expectFault('Failed to load resource');
    let asked = 0;
    await page.route(/\.(avif|webp)$/, (route) =>
      asked++ % 2 === 0
        ? route.fulfill({ status: 404 })
        : route.fulfill({ status: 200, contentType: 'image/avif', body: 'no picture' }),
    );
    const { top } = await openScene(page);
    await expect(top).toContainText('2017');
    for (let card = 1; card <= 3; card++) {
      await drag(page, 160, 0);
      await expect(place(page, card + 1)).toBeVisible();
    }
    expect(asked).toBeGreaterThan(1);
    await expect(deckViews(page).scene).toBeVisible();
  });

  test('that never end keep nobody waiting', async ({ page }) => {
    await page.route(/\.(avif|webp)$/, () => new Promise(() => {}));
    await openScene(page);
    await drag(page, 160, 0);
    await expect(place(page, 2)).toBeVisible();
    await drag(page, 160, 0);
    await expect(place(page, 3)).toBeVisible();
  });
});
