import type { Page } from '@playwright/test';
import { expect, remember, storyParts } from './guest';
import { test } from './host';
import { PAGES } from './site-map';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectFault }) => {
  // What is asked for in vain is logged by the browser.
  expectFault('Failed to load resource');
  expectFault('net::ERR');
});

/** Waits until the site is kept and answers for itself. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

const film = (page: Page) => page.locator('video');
const keep = (page: Page) => page.getByRole('button', { name: 'Keep the story for offline' });

test('after one visit all words are there without network: typed, reloaded, from the menu', async ({ page, host }) => {
  await remember(page, {});
  await page.goto(host.url);
  await untilKept(page);
  host.down = true;
  for (const { path, title } of PAGES) {
    await page.goto(host.url + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.reload();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});

test('a story that was seen is there again, with the photos of that visit', async ({ page, host }) => {
  await remember(page, {});
  await page.goto(`${host.url}/story?flat`);
  await expect(page.locator('[data-card="1"] img')).toHaveJSProperty('complete', true);
  await untilKept(page);
  const photos = () => page.evaluate(async () => (await (await caches.open('photos /')).keys()).length);
  await expect.poll(photos).toBeGreaterThan(1);
  host.down = true;
  await page.reload();
  const parts = storyParts(page);
  await expect(parts.top).toContainText('First message');
  const photo = page.locator('[data-card="0"] img');
  await photo.evaluate((image: HTMLImageElement) => image.decode());
});

test('the whole story is kept when a guest asks: size, way, stop, resume; its films play without network', async ({
  page,
  host,
}) => {
  await remember(page, {});
  await page.goto(`${host.url}/story?flat`);
  await expect(keep(page)).toHaveAccessibleDescription(/^\d+ MB$/);
  const release = host.hold(/story-16-.*\.mp4$/);
  await keep(page).click();
  const way = page.getByRole('progressbar');
  await expect.poll(() => way.evaluate((bar: HTMLProgressElement) => bar.position)).toBeGreaterThan(0.2);
  // Held here: all before it has come, and nothing after it is asked for.
  await expect.poll(() => host.asked.some((path) => /story-16-.*\.mp4$/.test(path))).toBe(true);
  const before = host.asked.length;
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(keep(page)).toBeVisible();
  release();
  await keep(page).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  // Nothing is fetched twice.
  const again = host.asked.slice(before).filter((path) => /story-0[1-9].*(avif|mp4)$/.test(path));
  expect(again).toEqual([]);

  await untilKept(page);
  host.down = true;
  await page.reload();
  const { like, superlike } = storyParts(page);
  await expect(page.getByText('Kept on this device')).toBeVisible();
  for (const button of [like, superlike]) {
    await button.click();
    await expect(button).toBeVisible();
  }
  await expect(film(page)).toHaveJSProperty('paused', false);
  // From a place in its middle: a part of the file.
  const place = await film(page).evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = video.duration / 2;
    await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    return video.currentTime;
  });
  expect(place).toBeGreaterThan(0.5);
});

test('a device without room says so, and the story goes on', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.storage, 'estimate', { value: async () => ({ quota: 1e6, usage: 9e5 }) });
  });
  await remember(page, {});
  await page.goto(`${host.url}/story?flat`);
  await keep(page).click();
  await expect(page.getByText('no room')).toBeVisible();
  await storyParts(page).like.click();
  await expect(page.getByText('2 of 50', { exact: true })).toBeVisible();
});

test('a kept site whose cache is gone comes from the network', async ({ page, host }) => {
  await remember(page, {});
  await page.goto(host.url);
  await untilKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(`${host.url}/travel`);
  await expect(page.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
});

test('a new release is there on the next visit, with its own code', async ({ page, host }) => {
  await remember(page, {});
  await page.goto(host.url);
  await untilKept(page);
  host.released = true;
  await page.goto(`${host.url}/travel`);
  await expect(page.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
  expect(host.asked.some((path) => path.includes('travel-page-NextTime'))).toBe(true);
});
