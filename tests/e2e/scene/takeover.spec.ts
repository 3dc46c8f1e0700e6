import type { Page } from '@playwright/test';
import { violations } from '../axe';
import {
  deckViews,
  drag,
  drawn,
  expect,
  hold,
  middleOf,
  openScene,
  place,
  remember,
  sceneTakesOver,
  storyParts,
  swipeToFilm,
  test,
} from '../guest';

/** Opens the story with its scene held back. @returns what lets it come. */
async function openWithoutScene(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/scene-deck-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/scene-deck-.*\.js$/);
  await remember(page, {});
  await page.goto('/story');
  await asked;
  return release;
}

test('the flat deck takes throws until the scene is there; the scene takes over at the same card, and takes none out of a hand', async ({
  page,
}) => {
  const release = await openWithoutScene(page);
  const { flat, scene } = deckViews(page);
  await expect(flat.locator('[data-card="0"] img')).toBeVisible();
  await drag(page, 160, 0);
  await expect(place(page, 2)).toBeVisible();

  await test.step('a card that is held when the scene is ready stays in the hand', async () => {
    await hold(page, 60, 0);
    release();
    await expect(scene).toBeAttached();
    const { x, y } = await middleOf(storyParts(page).deck);
    for (const dx of [90, 120, 150]) {
      await page.mouse.move(x + dx, y);
      await drawn(page);
      await expect(flat.locator('[data-card="1"]')).toBeVisible();
    }
    await page.mouse.up();
    await expect(place(page, 3)).toBeVisible();
  });

  await test.step('the scene then takes over, at the same card', async () => {
    await sceneTakesOver(page);
    await expect(place(page, 3)).toBeVisible();
    await drag(page, 160, 0);
    await expect(place(page, 4)).toBeVisible();
    await drag(page, 0, -160);
    await expect(place(page, 5)).toBeVisible();
  });

  await test.step('its canvas is nothing that axe could mind', async () => expect(await violations(page)).toEqual([]));
});

test('the first photo comes before the scene, and no photo twice', async ({ page }) => {
  const transfers: { path: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    transfers.push({ path: new URL(request.url()).pathname, bytes: responseBodySize });
  });
  await openScene(page);
  const isPhoto = ({ path }: { path: string }) => /\.(avif|webp)$/.test(path);
  const scene = transfers.findIndex(({ path }) => path.includes('/scene-deck-'));
  expect(scene).toBeGreaterThan(transfers.findIndex(isPhoto));
  // The scene takes those that the flat deck has brought out of the browser's cache: no bytes of theirs come again.
  const photos = transfers.filter(isPhoto).filter(({ bytes }) => bytes > 0);
  expect(photos.length).toBeGreaterThan(0);
  expect(photos.map(({ path }) => path)).toEqual([...new Set(photos.map(({ path }) => path))]);
});

test('where the scene’s code cannot be had, the flat deck stays', async ({ page, expectFault }) => {
  expectFault('Failed to load resource');
  await page.route(/scene-deck-.*\.js$/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/scene-deck-'));
  await remember(page, {});
  await page.goto('/story');
  await failed;
  for (let card = 1; card <= 3; card++) {
    await expect(place(page, card)).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(place(page, 4)).toBeVisible();
  await expect(deckViews(page).flat).toBeVisible();
  await expect(deckViews(page).scene).toHaveCount(0);
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
  await openScene(page);
  await expect.poll(() => asked.size).toBe(1);
  release();
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeLessThanOrEqual(8);
});

test('a film on top does not keep the scene from taking over', async ({ page }) => {
  await openScene(page);
  await swipeToFilm(page);
  await expect(deckViews(page).scene).toBeVisible();
  await page.locator('a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await sceneTakesOver(page);
});
