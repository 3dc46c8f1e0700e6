import type { Page } from '@playwright/test';
import { COUPLE, DATE, DAY, TRAVEL, WORDS } from '../../support/couple';
import { STILL, expect, heading, homeLink, menuParts, openButton, remember, test } from '../../support/guest';
import { holdRequests } from '../../support/hold-requests';

test.use(STILL);

const namesHeading = (page: Page) => heading(page, COUPLE);

test.describe('before scripts load', () => {
  test('the cover shows, and hydrates without being redrawn', async ({ page }) => {
    const coverFrames = await countCoverFrames(page);
    const release = await holdRequests(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(namesHeading(page)).toBeVisible();
    await expect(openButton(page)).toBeVisible();
    // This proves that the counter works. In the next test, it must stay at 0.
    await expect.poll(coverFrames).toBeGreaterThan(0);
    await namesHeading(page).evaluate((element) => Object.assign(element, { fromHtml: true }));
    release();
    await page.waitForLoadState();
    await openButton(page).click();
    await expect(menuParts(page).links.first()).toBeVisible();
    expect(await namesHeading(page).evaluate((element) => 'fromHtml' in element)).toBe(true);
  });

  test('a returning guest never sees the cover flash', async ({ page }) => {
    await remember(page, {});
    const coverFrames = await countCoverFrames(page);
    for (const [address, title] of [
      ['/', COUPLE],
      ['/travel', TRAVEL.title],
    ] as const)
      await test.step(address, async () => {
        const release = await holdRequests(page, '**/*.js');
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('h1')).toBeAttached();
        expect(await coverFrames()).toBe(0);
        release();
        await expect(heading(page, title)).toBeVisible();
        expect(await coverFrames()).toBe(0);
        await page.unroute('**/*.js');
      });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every address shows the names and the date', async ({ page }) => {
    for (const address of ['/', '/schedule']) {
      await page.goto(address);
      await expect(namesHeading(page)).toBeVisible();
      await expect(page.getByRole('main').locator(`time[datetime="${DAY}"]`).first()).toBeVisible();
      await expect(page.getByText(DATE).first()).toBeVisible();
    }
  });
});

test('the cover’s prerendered picture shows again on home and after a reload', async ({ page }) => {
  const lines = page.locator('[data-still] path');
  await page.goto('/travel');
  await expect(lines.first()).toBeAttached();
  const count = await lines.count();
  await openButton(page).click();
  await homeLink(page).click();
  await expect(lines).toHaveCount(count);
  await page.reload();
  await expect(lines).toHaveCount(count);
});

/** Counts the frames in which the cover's Open button shows. @returns a function that returns the current page's count */
async function countCoverFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    Object.assign(window, { coverFrames: 0 });
    const look = () => {
      const open = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === name);
      if (open?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        Object.assign(window, { coverFrames: (window as unknown as { coverFrames: number }).coverFrames + 1 });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, WORDS.open);
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => resolve((window as unknown as { coverFrames: number }).coverFrames)),
        ),
    );
}
