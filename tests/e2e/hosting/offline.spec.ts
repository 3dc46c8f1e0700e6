import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CARDS, FILM, PAGES, SCHEDULE, STORY_PAGE, STORY_WORDS, TRAVEL } from '../support/couple';
import {
  STILL,
  expect,
  heading,
  homeLink,
  menuParts,
  place,
  remember,
  storyParts,
  swipeTo,
  SMALL,
} from '../support/guest';
import { DIST, test, waitUntilCached } from '../support/host';
import { IS_RELEASE } from '../support/is-release';

test.use({ ...STILL, ...SMALL, serviceWorkers: 'allow' });
test.beforeEach(({ expectFault }) => {
  // The browser logs each request that fails.
  expectFault('Failed to load resource');
  expectFault('net::ERR');
});

const film = (page: Page) => page.locator('video');
/** The addresses of the film, and of the photos of the cards before it. */
const FILM_FILE = new RegExp(`${CARDS[FILM - 1]?.video?.replace('.mp4', '')}-.*\\.mp4$`);
const EARLIER_PHOTOS = new RegExp(
  `(${CARDS.slice(0, FILM - 1)
    .flatMap(({ photo }) => photo?.replace('.jpg', '') ?? [])
    .join('|')})-.*avif$`,
);
const keepButton = (page: Page) => page.getByRole('button', { name: STORY_WORDS.keep });

test('after one visit every page works offline', async ({ page, host }) => {
  await remember(page, {});
  await page.goto(host.url);
  await waitUntilCached(page);
  const code = readdirSync(join(DIST, 'assets')).filter((name) => /-page-.*\.js$/.test(name));
  const findMissing = async (names: string[]) => {
    const found = await Promise.all(names.map((name) => caches.match(`/assets/${name}`)));
    return names.filter((_, index) => !found[index]);
  };
  expect(await page.evaluate(findMissing, code)).toEqual([]);
  host.isDown = true;
  // The other pages differ only in their code, which is checked above.
  for (const { path, title } of IS_RELEASE ? PAGES : [STORY_PAGE, TRAVEL]) {
    // Messengers add a parameter to links, which says where a guest comes from.
    await page.goto(`${host.url}${path}?utm=example.com`);
    await expect(heading(page, title)).toBeVisible();
  }
  await page.reload();
  await homeLink(page).click();
  await expect(menuParts(page).menu).toBeVisible();
});

test(
  'a page opened later loads without the cover, and home still shows its picture',
  { tag: '@release' },
  async ({ page, host }) => {
    await remember(page, { thanked: true });
    await page.goto(host.url);
    const drawing = page.locator('[data-still] path').first();
    const shape = await drawing.getAttribute('d');
    await waitUntilCached(page);
    await page.goto(host.url + TRAVEL.path);
    await expect(heading(page, TRAVEL.title)).toBeVisible();
    expect(host.asked).toContain(`${TRAVEL.path}-bare`);
    expect(host.asked).not.toContain(TRAVEL.path);
    await homeLink(page).click();
    await expect(menuParts(page).menu).toBeVisible();
    await expect(drawing).toHaveAttribute('d', shape ?? '');
  },
);

test('a worker that meets a broken file installs on a later visit', { tag: '@release' }, async ({ page, host }) => {
  const names = readdirSync(join(DIST, 'assets'), { recursive: true, encoding: 'utf8' });
  const calendar = names.find((name) => name.endsWith('.ics')) ?? '';
  await remember(page, {});
  // Only the worker requests these, while it installs.
  for (const [file, fault] of [
    // Comes first: a worker that fails at another file has already cached this one, and does not request it again.
    [`/assets/${calendar}`, 'page'],
    ['/index.html', 'empty'],
    ['/index.html', '503'],
  ] as const) {
    host.failing.set(file, fault);
    await page.goto(host.url);
    await expect.poll(() => host.failing.size, { message: `${file} failed` }).toBe(0);
  }
  await page.goto(host.url);
  await waitUntilCached(page);
  host.isDown = true;
  await page.goto(host.url + TRAVEL.path);
  await expect(heading(page, TRAVEL.title)).toBeVisible();
});

test('the story works offline with the photos seen before', async ({ page, host }) => {
  await remember(page, {});
  await page.goto(`${host.url}/story?flat`);
  await expect(page.locator('[data-card="1"] img')).toHaveJSProperty('complete', true);
  await waitUntilCached(page);
  // The base path is part of a cache's name.
  const photos = () => page.evaluate(async () => (await (await caches.open('photos /')).keys()).length);
  await expect.poll(photos).toBeGreaterThan(1);
  host.isDown = true;
  await page.reload();
  const parts = storyParts(page);
  await expect(parts.top).toContainText(CARDS[0]?.caption ?? '');
  const photo = page.locator('[data-card="0"] img');
  await photo.evaluate((image: HTMLImageElement) => image.decode());
});

test('the whole story can be downloaded, with stop and resume, and its films play', async ({ page, host }) => {
  await remember(page, {});
  await page.goto(`${host.url}/story?flat`);
  await expect(keepButton(page)).toHaveAccessibleDescription(/^\d+ MB$/);
  const release = host.hold(FILM_FILE);
  await keepButton(page).press('Enter');
  const progress = page.getByRole('progressbar');
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.position)).toBeGreaterThan(0.2);
  // The download waits for the film: everything before it has loaded, and nothing after it is requested.
  await expect.poll(() => host.asked.some((path) => FILM_FILE.test(path))).toBe(true);
  const before = host.asked.length;
  await expect(page.getByRole('button', { name: STORY_WORDS.keepStop })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(keepButton(page)).toBeFocused();
  release();
  await keepButton(page).click();
  await expect(page.getByText(STORY_WORDS.kept)).toBeVisible();
  const fetchedAgain = host.asked.slice(before).filter((path) => EARLIER_PHOTOS.test(path));
  expect(fetchedAgain).toEqual([]);

  await waitUntilCached(page);
  host.isDown = true;
  await page.reload();
  await expect(page.getByText(STORY_WORDS.kept)).toBeVisible();
  await swipeTo(page, FILM);
  await expect(film(page)).toHaveJSProperty('paused', false);
  // Seeking requests a range of the file.
  const seconds = await film(page).evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = video.duration / 2;
    await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    return video.currentTime;
  });
  expect(seconds).toBeGreaterThan(0.5);
});

test(
  'a device without room shows a message, and the story still works',
  { tag: '@release' },
  async ({ page, host }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.storage, 'estimate', { value: async () => ({ quota: 1e6, usage: 999e3 }) });
    });
    await remember(page, {});
    await page.goto(`${host.url}/story?flat`);
    await keepButton(page).click();
    await expect(page.getByText(STORY_WORDS.keepNoRoom)).toBeVisible();
    await storyParts(page).like.click();
    await expect(place(page, 2)).toBeVisible();
  },
);

test('the next visit gets a new release, and a lost cache falls back to the network', async ({ page, host }) => {
  await remember(page, {});
  await page.goto(host.url);
  await waitUntilCached(page);
  await test.step('a new release', async () => {
    host.isNextRelease = true;
    await page.goto(`${host.url}/travel`);
    await expect(heading(page, TRAVEL.title)).toBeVisible();
    expect(host.asked.some((path) => path.includes('travel-page-NextTime'))).toBe(true);
  });
  await test.step('a lost cache', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${host.url}/schedule`);
    await expect(heading(page, SCHEDULE.title)).toBeVisible();
  });
});
