import type { Page } from '@playwright/test';
import { CARDS, SHOW_WORDS } from '../couple';
import { deckViews, drag, expect, hold, openScene, place, remember, sceneTakesOver, test } from '../guest';
import { SMALL } from './small';

test.use(SMALL);

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

test('a lost WebGL context is stood in for at the same card, at once, and handed back when it is restored, twice in a visit', async ({
  page,
  expectFault,
}) => {
  expectFault('Context Lost');
  const { flat, scene } = deckViews(page);
  await openScene(page);

  await test.step('at rest', async () => {
    await lose(page);
    await expect(flat).toBeVisible();
    await expect(place(page, 1)).toBeVisible();
    await drag(page, 160, 0);
    await expect(place(page, 2)).toBeVisible();
    await restore(page);
    await sceneTakesOver(page);
    await expect(place(page, 2)).toBeVisible();
  });

  await test.step('in a drag, while the card before still flies, no card is lost', async () => {
    await page.keyboard.press('ArrowRight');
    await hold(page, 140, 0);
    await lose(page);
    await page.mouse.up();
    await expect(flat).toBeVisible();
    await expect(place(page, 4)).toBeVisible();
    await restore(page);
    await sceneTakesOver(page);
    await drag(page, 0, -160);
    await expect(place(page, 5)).toBeVisible();
  });

  await test.step('for the third time, with a card in the hand, it stays away', async () => {
    await hold(page, 140, 0);
    await lose(page);
    await restore(page);
    await expect(flat).toBeVisible();
    await expect(scene).toHaveCount(0);
    // The card that was held all the while, though the canvas under it is gone.
    await page.mouse.up();
    await expect(place(page, 6)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(place(page, 7)).toBeVisible();
  });
});

test('pictures that never end keep nobody waiting, and those that are not there, or broken, leave a deck with its words', async ({
  page,
  expectFault,
}) => {
  expectFault('Failed to load resource');
  let asked = 0;
  // The first card's never ends; the others are broken or missing by turns.
  await page.route(/\.(avif|webp)$/, (route) => {
    asked++;
    if (asked === 1) return new Promise(() => {});
    return asked % 2 === 0
      ? route.fulfill({ status: 404 })
      : route.fulfill({ status: 200, contentType: 'image/avif', body: 'no picture' });
  });
  const { top } = await openScene(page);
  for (let card = 1; card <= 3; card++) {
    await expect(top).toContainText(CARDS[card - 1]?.caption ?? '');
    await drag(page, 160, 0);
    await expect(place(page, card + 1)).toBeVisible();
  }
  expect(asked).toBeGreaterThan(2);
  await expect(deckViews(page).scene).toBeVisible();
});

test('a context that is lost in mid-show leaves the show where it is, and running', async ({ page, expectFault }) => {
  expectFault('Context Lost');
  const { flat } = deckViews(page);
  await remember(page, {});
  await page.goto('/story?present');
  await sceneTakesOver(page);
  await page.getByRole('button', { name: SHOW_WORDS.start }).click();
  await page.keyboard.press('PageDown');
  await expect(place(page, 2)).toBeAttached();
  await lose(page);
  await expect(flat).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(place(page, 3)).toBeAttached();
  await restore(page);
  await sceneTakesOver(page);
  await expect(place(page, 3)).toBeAttached();
  await expect(page.getByRole('button')).toHaveCount(0);
});
