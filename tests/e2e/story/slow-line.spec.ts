import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PHONE } from '../../../playwright.config';
import { CARDS } from '../support/couple';
import { STILL, deckViews, expect, openButton, remember, test, SMALL } from '../support/guest';
import { holdRequests } from '../support/hold-requests';

test.use(SMALL);

/** Records the files that the page requests and those that finish from now on, in order, by names without hashes. */
function recordRequests(page: Page) {
  const requested: string[] = [];
  const finished: string[] = [];
  const nameOf = (url: string) => new URL(url).pathname.replace(/-[\w-]{8}(\.\w+)$/, '$1').replace(/^.*\//, '');
  page.on('request', (request) => requested.push(nameOf(request.url())));
  page.on('requestfinished', (request) => finished.push(nameOf(request.url())));
  return { requested, finished };
}

/** `LONGEST_WAIT_MS` of `src/story/view/use-deck-view.ts`. */
const LONGEST_WAIT_MS = 4000;

/** Lets the scene wait for the first photo without a limit. @returns a function that returns how many timers it stopped */
async function stopPhotoTimeout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((wait) => {
    const original = window.setTimeout.bind(window);
    const stopped = { count: 0 };
    Object.assign(window, {
      stopped,
      setTimeout: (run: () => void, ms = 0) => {
        if (ms !== wait) return original(run, ms);
        stopped.count++;
        return 0;
      },
    });
  }, LONGEST_WAIT_MS);
  return () => page.evaluate(() => (window as unknown as { stopped: { count: number } }).stopped.count);
}

/** The background of the other pages by day is at least this light, 0–255; the story's is darker. */
const LIGHT = 200;

/** The darkest channel, 0–255, in the middle of a frame's left edge, where no card appears; 255 without a frame. */
async function lightnessOf(frame: Buffer | undefined): Promise<number> {
  if (!frame) return 255;
  const { height } = await sharp(frame).metadata();
  const [red = 255, green = 255, blue = 255] = await sharp(frame)
    .removeAlpha()
    .extract({ left: 1, top: Math.round(height / 2), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return Math.min(red, green, blue);
}

/** The start of the names of the first photo's files, one for each size. */
const FIRST_NAME = CARDS[0]?.photo?.replace(/\.\w+$/, '') ?? '';
const FIRST_PHOTO = new RegExp(`${FIRST_NAME}-.*\\.(avif|webp)$`);
const isPhoto = (name: string) => /\.(avif|webp)$/.test(name);
const firstCard = (page: Page) => deckViews(page).flat.locator('[data-card="0"]');

test.describe('the story, for a guest who has opened the site', () => {
  test.use({ colorScheme: 'light' });
  test.beforeEach(({ page }) => remember(page, {}));

  test('requests the first photo before any script arrives', async ({ page }) => {
    const release = await holdRequests(page, /\.js$/);
    const photo = page.waitForRequest(FIRST_PHOTO);
    await page.goto('/story', { waitUntil: 'commit' });
    await photo;
    release();
    await expect(firstCard(page).locator('img')).toHaveJSProperty('complete', true);
  });

  test('requests only what the first card needs until it is shown', async ({ page }) => {
    const countStopped = await stopPhotoTimeout(page);
    const release = await holdRequests(page, FIRST_PHOTO);
    const { requested, finished } = recordRequests(page);
    await page.goto('/story', { waitUntil: 'commit' });
    await expect(firstCard(page)).toHaveCSS('opacity', '1');
    // Wait for the script, which starts the timer. If this fails, LONGEST_WAIT_MS is out of date.
    await expect.poll(countStopped).toBe(1);
    // Browsers request the icon on their own.
    expect(requested.filter((name) => !isPhoto(name) && name !== 'favicon.svg').toSorted()).toEqual([
      'base.js',
      'deck.js',
      'figtree.woff2',
      'fraunces.woff2',
      'index.js',
      'rolldown-runtime.js',
      'site.js',
      'story',
      'story-page.js',
    ]);
    const [first = '', ...others] = requested.filter(isPhoto);
    expect(first).toContain(FIRST_NAME);
    expect(others).toEqual([]);

    const deferredWork = page.waitForRequest(/deferred-work/);
    release();
    await deferredWork;
    expect(finished).toContain(first);
  });

  test('stays dark from the first paint to the last script', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const frames: Buffer[] = [];
    client.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(Buffer.from(data, 'base64'));
      void client.send('Page.screencastFrameAck', { sessionId });
    });
    const release = await holdRequests(page, /story-page.*\.js$/);
    await client.send('Page.startScreencast', { format: 'png' });
    await page.goto('/story', { waitUntil: 'commit' });
    // Ignore what the browser shows before the page's first paint.
    await expect.poll(async () => lightnessOf(frames.at(-1))).toBeLessThan(LIGHT);
    frames.splice(0, frames.length - 1);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-live');
    await expect(firstCard(page)).toHaveCSS('opacity', '1');
    await client.send('Page.stopScreencast');
    expect(Math.max(...(await Promise.all(frames.map(lightnessOf))))).toBeLessThan(LIGHT);
  });
});

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at a device pixel ratio of ${deviceScaleFactor}`, { tag: '@release' }, () => {
    test.use({ ...PHONE, ...STILL, deviceScaleFactor });

    test('no screen downloads the first photo in two sizes', async ({ page }) => {
      await remember(page, {});
      const { requested } = recordRequests(page);
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        requested.length = 0;
        await page.goto('/story?flat');
        await expect(firstCard(page)).toHaveCSS('opacity', '1');
        await expect(firstCard(page).locator('img')).toHaveJSProperty('complete', true);
        // Wait until the script has taken over the deal from `before-paint.ts`.
        await expect(page.locator('[data-dealt]')).toHaveCount(0);
        const sizes = new Set(requested.filter((name) => name.startsWith(FIRST_NAME)));
        expect(sizes.size, `${width} × ${height}`).toBe(1);
      }
    });
  });
}

test('a guest who has not opened the site downloads no photo behind the cover', async ({ page }) => {
  const { requested } = recordRequests(page);
  await page.goto('/story', { waitUntil: 'networkidle' });
  await expect(openButton(page)).toBeVisible();
  expect(requested.filter(isPhoto)).toEqual([]);
});
