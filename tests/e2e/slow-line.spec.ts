import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { deckViews, expect, remember, test } from './guest';

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

const FIRST_PHOTO = /story-01-.*\.(avif|webp)$/;
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
    expect(first).toMatch(/^story-01/);
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
    const asked = page.waitForRequest(/story-page.*\.js$/);
    await page.goto('/story', { waitUntil: 'commit' });
    await asked;
    frames.length = 0;
    release();
    await expect(top(page)).toHaveCSS('opacity', '1');
    await client.send('Page.stopScreencast');
    expect(frames.length).toBeGreaterThan(2);
    // The middle of the left edge, where no card comes.
    const lightest = await Promise.all(
      frames.map(async (frame) => {
        const { height } = await sharp(frame).metadata();
        const [red = 0, green = 0, blue = 0] = await sharp(frame)
          .removeAlpha()
          .extract({ left: 1, top: Math.round(height / 2), width: 1, height: 1 })
          .raw()
          .toBuffer();
        return Math.min(red, green, blue);
      }),
    );
    expect(Math.max(...lightest)).toBeLessThan(200);
  });
});

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`with ${deviceScaleFactor} pixels for each of CSS`, () => {
    test.use({ deviceScaleFactor });

    test('no screen gets the first photo in two sizes', async ({ page }, { project }) => {
      test.skip(project.name !== 'phone', 'has all sizes of screens');
      await remember(page, {});
      const sizes = [
        [320, 568],
        [360, 640],
        [390, 664],
        [390, 844],
        [430, 932],
        [667, 375],
        [932, 430],
        [820, 1180],
        [1280, 720],
        [1920, 1080],
      ] as const;
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const { asked } = lineOf(page);
        await page.goto('/story?flat', { waitUntil: 'networkidle' });
        await expect(top(page)).toHaveCSS('opacity', '1');
        expect(new Set(asked.filter((name) => name.startsWith('story-01')))).toHaveProperty('size', 1);
        page.removeAllListeners('request');
      }
    });
  });
}

test('a guest who has not opened the site gets no photo behind the cover', async ({ page }) => {
  const { asked } = lineOf(page);
  await page.goto('/story', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Open' })).toBeVisible();
  expect(asked.filter(isPhoto)).toEqual([]);
});
