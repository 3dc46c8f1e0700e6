import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { CARDS } from './couple';
import { STILL, deckViews, expect, openButton, remember, test } from './guest';

/** What a page asks for and what has come, in order, without the hashes of file names. */
function lineOf(page: Page) {
  const asked: string[] = [];
  const come: string[] = [];
  const nameOf = (url: string) => new URL(url).pathname.replace(/-[\w-]{8}(\.\w+)$/, '$1').replace(/^.*\//, '');
  page.on('request', (request) => asked.push(nameOf(request.url())));
  page.on('requestfinished', (request) => come.push(nameOf(request.url())));
  return { asked, come };
}

/** Holds back what a guest's page asks for by this pattern. @returns what lets it come. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A guest for whom the scene waits however long the first photo takes. */
async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0) => (ms === 4000 ? 0 : after(run, ms)),
    });
  });
}

/** From here on the darkest channel of a pixel is that of paper, which no evening reaches. */
const LIGHT = 200;

/** The darkest channel, 0–255, in the middle of a picture's left edge, where no card comes; white where there is no picture. */
async function lightness(frame: Buffer | undefined): Promise<number> {
  if (!frame) return 255;
  const { height } = await sharp(frame).metadata();
  const [red = 255, green = 255, blue = 255] = await sharp(frame)
    .removeAlpha()
    .extract({ left: 1, top: Math.round(height / 2), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return Math.min(red, green, blue);
}

/** How the first card's picture begins, whichever its size. */
const FIRST = CARDS[0]?.photo?.replace(/\.\w+$/, '') ?? '';
const FIRST_PHOTO = new RegExp(`${FIRST}-.*\\.(avif|webp)$`);
const isPhoto = (name: string) => /\.(avif|webp)$/.test(name);
const top = (page: Page) => deckViews(page).flat.locator('[data-card="0"]');

test.describe('a link to the story, for a guest who has opened the site', () => {
  test.use({ colorScheme: 'light' });
  test.beforeEach(({ page }) => remember(page, {}));

  test('asks for the first photo before any script has come', async ({ page }) => {
    const release = await holdBack(page, /\.js$/);
    const photo = page.waitForRequest(FIRST_PHOTO);
    await page.goto('/story', { waitUntil: 'commit' });
    await photo;
    release();
    await expect(top(page).locator('img')).toHaveJSProperty('complete', true);
  });

  test('asks for nothing that the first card does not need before it lies', async ({ page }) => {
    await waitForEver(page);
    const release = await holdBack(page, FIRST_PHOTO);
    const { asked, come } = lineOf(page);
    await page.goto('/story', { waitUntil: 'commit' });
    await expect(top(page)).toHaveCSS('opacity', '1');
    // The icon is the browser's own wish.
    expect(asked.filter((name) => !isPhoto(name) && name !== 'favicon.svg').toSorted()).toEqual([
      'base.js',
      'deck.js',
      'figtree.woff2',
      'fraunces.woff2',
      'index.js',
      'rolldown-runtime.js',
      'site.js',
      'story',
      'story-page.css',
      'story-page.js',
    ]);
    const [first = '', ...others] = asked.filter(isPhoto);
    expect(first).toContain(FIRST);
    expect(others).toEqual([]);

    const later = page.waitForRequest(/later/);
    release();
    await later;
    expect(come).toContain(first);
  });

  test('shows no paper between the evening of the cover and its own', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const frames: Buffer[] = [];
    client.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(Buffer.from(data, 'base64'));
      void client.send('Page.screencastFrameAck', { sessionId });
    });
    const release = await holdBack(page, /story-page.*\.js$/);
    await client.send('Page.startScreencast', { format: 'png' });
    await page.goto('/story', { waitUntil: 'commit' });
    // What the browser shows before the page has painted at all is not the page's.
    await expect.poll(async () => lightness(frames.at(-1))).toBeLessThan(LIGHT);
    frames.length = 0;
    release();
    await expect(top(page)).toHaveCSS('opacity', '1');
    await client.send('Page.stopScreencast');
    expect(frames.length).toBeGreaterThan(2);
    const lightest = await Promise.all(frames.map(lightness));
    expect(Math.max(...lightest)).toBeLessThan(LIGHT);
  });
});

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`with ${deviceScaleFactor} pixels for each of CSS`, { tag: '@phone' }, () => {
    test.use({ ...STILL, deviceScaleFactor });

    test('no screen gets the first photo in two sizes', async ({ page }) => {
      await remember(page, {});
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { asked } = lineOf(page);
        await page.goto('/story?flat');
        await expect(top(page)).toHaveCSS('opacity', '1');
        await expect(top(page).locator('img')).toHaveJSProperty('complete', true);
        expect(new Set(asked.filter((name) => name.startsWith(FIRST))), `${width} × ${height}`).toHaveProperty(
          'size',
          1,
        );
        page.removeAllListeners('request');
      }
    });
  });
}

test('a guest who has not opened the site gets no photo behind the cover', async ({ page }) => {
  const { asked } = lineOf(page);
  await page.goto('/story', { waitUntil: 'networkidle' });
  await expect(openButton(page)).toBeVisible();
  expect(asked.filter(isPhoto)).toEqual([]);
});
