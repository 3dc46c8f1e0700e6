import type { Page } from '@playwright/test';
import { COUPLE, DATE, DAY, TEXT_PAGES, TRAVEL, WORDS } from '../../support/couple';
import {
  STILL,
  atRest,
  drawn,
  expect,
  heading,
  homeLink,
  menuParts,
  openButton,
  remember,
  test,
} from '../../support/guest';
import { holdRequests } from '../../support/hold-requests';

test.use(STILL);

const names = (page: Page) => heading(page, COUPLE);

test.describe('before scripts load', () => {
  test('the cover shows, and hydrates without being redrawn', async ({ page }) => {
    const seen = await watchForCover(page);
    const release = await holdRequests(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(names(page)).toBeVisible();
    await expect(openButton(page)).toBeVisible();
    await expect.poll(seen).toBeGreaterThan(0);
    await names(page).evaluate((cover) => Object.assign(cover, { fromHtml: true }));
    release();
    await page.waitForLoadState();
    await openButton(page).click();
    await expect(menuParts(page).links.first()).toBeVisible();
    expect(await names(page).evaluate((cover) => 'fromHtml' in cover)).toBe(true);
  });

  test('a returning guest never sees the cover flash', async ({ page }) => {
    await remember(page, {});
    const seen = await watchForCover(page);
    for (const [address, title] of [
      ['/', COUPLE],
      ['/travel', TRAVEL.title],
    ] as const)
      await test.step(address, async () => {
        const release = await holdRequests(page, '**/*.js');
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('h1')).toBeAttached();
        expect(await seen()).toBe(0);
        release();
        await expect(heading(page, title)).toBeVisible();
        expect(await seen()).toBe(0);
        await page.unroute('**/*.js');
      });
  });
});

for (const width of [390, 1280])
  test(`every text page shows before its script, and no pixel changes after it, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await remember(page, {});
    for (const { path, title } of TEXT_PAGES)
      await test.step(path, async () => {
        const release = await holdRequests(page, '**/*.js');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(heading(page, title)).toBeVisible();
        const before = await picture(page);
        await heading(page, title).evaluate((h1) => Object.assign(h1, { fromHtml: true }));
        release();
        await expect.poll(() => heading(page, title).evaluate(isHydrated)).toBe(true);
        expect(await heading(page, title).evaluate((h1) => 'fromHtml' in h1)).toBe(true);
        expect((await picture(page)).equals(before)).toBe(true);
        await page.unroute('**/*.js');
      });
  });

test('home and the thank-you show before their script', async ({ page }) => {
  await remember(page, { thanked: true });
  await holdRequests(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(menuParts(page).link(TRAVEL.menu)).toBeVisible();
  await expect(page.locator('[data-still] path').first()).toBeVisible();
  await page.goto('/thanks', { waitUntil: 'commit' });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every address shows the names and the date', async ({ page }) => {
    for (const address of ['/', '/schedule']) {
      await page.goto(address);
      await expect(names(page)).toBeVisible();
      await expect(page.getByRole('main').locator(`time[datetime="${DAY}"]`).first()).toBeVisible();
      await expect(page.getByText(DATE).first()).toBeVisible();
    }
  });
});

test('the prerendered picture shows again on the way back and after a reload', async ({ page }) => {
  const lines = page.locator('[data-still] path');
  await page.goto('/travel');
  await expect(lines.first()).toBeAttached();
  const drawn = await lines.count();
  await openButton(page).click();
  await homeLink(page).click();
  await expect(lines).toHaveCount(drawn);
  await page.reload();
  await expect(lines).toHaveCount(drawn);
});

/** The page once its fonts and photos show. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isInView = (image: HTMLImageElement) => {
      const { top, left, right } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth && right > 0;
    };
    const photos = [...document.images].filter((image) => image.checkVisibility() && isInView(image));
    await Promise.allSettled(photos.map((photo) => photo.decode()));
  });
  await drawn(page);
  await atRest(page);
  return page.screenshot();
}

/** Whether React has taken over an element. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Counts the frames in which Open is visible. @returns a function that returns the count. */
async function watchForCover(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    Object.assign(window, { framesOfCover: 0 });
    const look = () => {
      const open = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === name);
      if (open?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        Object.assign(window, { framesOfCover: (window as unknown as { framesOfCover: number }).framesOfCover + 1 });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, WORDS.open);
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => resolve((window as unknown as { framesOfCover: number }).framesOfCover)),
        ),
    );
}
