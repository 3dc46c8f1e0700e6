import type { Page } from '@playwright/test';
import { COUPLE, DATE, DAY, TRAVEL, WORDS } from '../../support/couple';
import { STILL, expect, heading, homeLink, menuParts, openButton, remember, test } from '../../support/guest';
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
