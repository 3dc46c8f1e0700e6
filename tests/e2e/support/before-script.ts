import type { Locator, Page } from '@playwright/test';
import { atRest, drawn, expect, heading } from './guest';
import { holdRequests } from './hold-requests';

/** Files that change a page after it has hydrated: photos of later cards, and offers to save, share and install. */
const LATER = /keep-story|share-and-install|card-(?!01-)/;

/**
 * Opens a prerendered page while all external scripts are blocked.
 * @returns a function that lets the scripts load, except `LATER`, and expects React to hydrate the page, not redraw it.
 */
export async function openBeforeScript(page: Page, path: string, title: string): Promise<() => Promise<void>> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const release = await holdRequests(page, '**/*.js');
  await holdRequests(page, LATER);
  await page.goto(path, { waitUntil: 'commit' });
  const h1 = heading(page, title);
  await expect(h1).toBeVisible();
  await h1.evaluate((element) => Object.assign(element, { fromHtml: true }));
  return async () => {
    release();
    await waitUntilHydrated(h1);
    expect(await h1.evaluate((element) => 'fromHtml' in element)).toBe(true);
  };
}

/** A screenshot once fonts and photos show, without parts that can differ between loads. */
export async function screenshotAtRest(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The last card is on top. Slivers of the others' photos can be visible, but those photos load later.
    for (const photo of document.querySelectorAll('[data-card]:not(:last-child) picture'))
      if (photo.parentElement) photo.parentElement.style.visibility = 'hidden';
    // Chromium moves the words in a select by a pixel when its value is set, even to the same value.
    for (const select of document.querySelectorAll('select')) select.style.visibility = 'hidden';
    const isInView = (image: HTMLImageElement) => {
      const { top, left, right } = image.getBoundingClientRect();
      return image.currentSrc && top < innerHeight && left < innerWidth && right > 0;
    };
    const photos = [...document.images].filter((image) => image.checkVisibility() && isInView(image));
    await Promise.allSettled(photos.map((photo) => photo.decode()));
  });
  await drawn(page);
  await atRest(page);
  return page.screenshot();
}

/** Waits until React has taken over an element. */
export const waitUntilHydrated = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
