import type { Page } from '@playwright/test';
import { CARDS, FILM, PAGES, SCHEDULE, STORY_WORDS, TRAVEL } from './couple';
import { STILL, expect, heading, homeLink, menuParts, place, remember, storyParts, swipeTo } from './guest';
import { test } from './host';

test.use({ ...STILL, serviceWorkers: 'allow' });
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
/** The film, and the pictures before it. */
const HELD = new RegExp(`${CARDS[FILM - 1]?.video?.replace('.mp4', '')}-.*\\.mp4$`);
const EARLIER = new RegExp(
  `(${CARDS.slice(0, FILM - 1)
    .flatMap(({ photo = '' }) => photo.replace('.jpg', ''))
    .join('|')})-.*avif$`,
);
const keep = (page: Page) => page.getByRole('button', { name: STORY_WORDS.keep });

test('after one visit all words are there without network: typed, reloaded, from the menu', async ({ page, host }) => {
  await remember(page, {});
  await page.goto(host.url);
  await untilKept(page);
  host.down = true;
  for (const { path, title } of PAGES) {
    await page.goto(host.url + path);
    await expect(heading(page, title)).toBeVisible();
  }
  await page.reload();
  await homeLink(page).click();
  await expect(menuParts(page).menu).toBeVisible();
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
  await expect(parts.top).toContainText(CARDS[0]?.caption ?? '');
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
  const release = host.hold(HELD);
  await keep(page).click();
  const way = page.getByRole('progressbar');
  await expect.poll(() => way.evaluate((bar: HTMLProgressElement) => bar.position)).toBeGreaterThan(0.2);
  // Held here: all before it has come, and nothing after it is asked for.
  await expect.poll(() => host.asked.some((path) => HELD.test(path))).toBe(true);
  const before = host.asked.length;
  await page.getByRole('button', { name: STORY_WORDS.keepStop }).click();
  await expect(keep(page)).toBeVisible();
  release();
  await keep(page).click();
  await expect(page.getByText(STORY_WORDS.kept)).toBeVisible();
  // Nothing is fetched twice.
  const again = host.asked.slice(before).filter((path) => EARLIER.test(path));
  expect(again).toEqual([]);

  await untilKept(page);
  host.down = true;
  await page.reload();
  await expect(page.getByText(STORY_WORDS.kept)).toBeVisible();
  await swipeTo(page, FILM);
  await expect(film(page)).toHaveJSProperty('paused', false);
  // From a place in its middle: a part of the file.
  const middle = await film(page).evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = video.duration / 2;
    await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    return video.currentTime;
  });
  expect(middle).toBeGreaterThan(0.5);
});

test('a device without room says so, and the story goes on', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.storage, 'estimate', { value: async () => ({ quota: 1e6, usage: 999e3 }) });
  });
  await remember(page, {});
  await page.goto(`${host.url}/story?flat`);
  await keep(page).click();
  await expect(page.getByText(STORY_WORDS.keepNoRoom)).toBeVisible();
  await storyParts(page).like.click();
  await expect(place(page, 2)).toBeVisible();
});

test('a new release is there on the next visit, with its own code; a kept site whose cache is gone comes from the network', async ({
  page,
  host,
}) => {
  await remember(page, {});
  await page.goto(host.url);
  await untilKept(page);
  await test.step('a new release', async () => {
    host.released = true;
    await page.goto(`${host.url}/travel`);
    await expect(heading(page, TRAVEL.title)).toBeVisible();
    expect(host.asked.some((path) => path.includes('travel-page-NextTime'))).toBe(true);
  });
  await test.step('a cache that is gone', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${host.url}/schedule`);
    await expect(heading(page, SCHEDULE.title)).toBeVisible();
  });
});
