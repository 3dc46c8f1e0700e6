import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BELOW_URL, PHONE } from '../../../playwright.config';
import { DEFAULT_CHOICE } from '../../../src/story/present/show/show';
import { violations } from '../support/axe';
import { CARDS, FILM, SHOW_WORDS, STORY_WORDS } from '../support/couple';
import { STILL, drawn, readStatesOf, expect, place, remember, stored, storyParts, test } from '../support/guest';
import { DIST, test as hosted } from '../support/host';

test.use(STILL);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const SHOW = '/story?present&flat';
const black = (page: Page) => page.locator('[data-black]');

/** Opens the show and starts it with its button. */
async function startShow(page: Page): Promise<void> {
  await remember(page, {});
  await page.goto(SHOW);
  await button(page, SHOW_WORDS.start).click();
  await expect(place(page, 1)).toBeAttached();
}

/** Makes the browser refuse full screen. Runs in the page before its scripts. */
function refuseFullscreen(): void {
  Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('denied'));
}

/** Presses a key and waits until this card is on top. */
async function pressTo(page: Page, key: string, card: number): Promise<void> {
  await page.keyboard.press(key);
  await expect(place(page, card)).toBeAttached();
}

/** The number of cards of a short show. */
const SHORT = 5;

test.describe('a short show', () => {
  test.use({ baseURL: BELOW_URL });

  test('plays to its end by PageDown and marks only the story as read', async ({ page }) => {
    await remember(page, {});
    await page.goto(`story?present&flat&cards=${SHORT}`);
    await expect(button(page, SHOW_WORDS.start)).toBeVisible();
    await page.keyboard.press('PageDown');
    for (let card = 1; card <= SHORT; card++) {
      await expect(place(page, card, SHORT)).toBeAttached();
      await page.keyboard.press('PageDown');
    }
    await expect(storyParts(page).end).toBeVisible();
    expect((await stored(page)).state).toMatchObject({
      thanked: false,
      readStates: { ...readStatesOf(false), '/story': true },
    });
    // A finished show starts over, unless the page was reloaded. Without `again`, this may count as a reload.
    await page.goto(`story?present&flat&cards=${SHORT}&again`);
    await expect(button(page, SHOW_WORDS.start)).toBeVisible();
  });
});

test('the show opens from the story and obeys the keys of keyboard and clicker', async ({ page }) => {
  await remember(page, {});
  await page.goto('/story?flat');
  await page.getByRole('link', { name: STORY_WORDS.present, exact: true }).click();
  await button(page, SHOW_WORDS.start).click();
  await test.step('next and back', async () => {
    let card = 1;
    for (const key of ['PageDown', 'ArrowRight', 'ArrowDown', ' ', 'Enter', 'n']) await pressTo(page, key, ++card);
    for (const key of ['PageUp', 'ArrowLeft', 'ArrowUp', 'Backspace', 'p']) await pressTo(page, key, --card);
  });
  await test.step('first and last, and nothing before the first', async () => {
    await pressTo(page, 'End', CARDS.length);
    await pressTo(page, 'Home', 1);
    await page.keyboard.press('PageUp');
    await drawn(page);
    await expect(place(page, 1)).toBeAttached();
  });
  await test.step('full screen, which the show survives', async () => {
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await expect.poll(isFull).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(isFull).toBe(false);
    await expect(place(page, 1)).toBeAttached();
    await expect(button(page, SHOW_WORDS.goOn)).toHaveCount(0);
    await page.keyboard.press('F');
    await expect.poll(isFull).toBe(true);
  });
  await test.step('a film has sound until it is muted or the screen is black', async () => {
    for (let card = 2; card <= FILM; card++) await pressTo(page, 'PageDown', card);
    const film = page.locator('video');
    await expect(film).toHaveJSProperty('muted', false);
    await page.keyboard.press('m');
    await expect(film).toHaveJSProperty('muted', true);
    await page.keyboard.press('m');
    await page.keyboard.press('b');
    await expect(film).toHaveJSProperty('muted', true);
    await page.keyboard.press('b');
    await expect(film).toHaveJSProperty('muted', false);
    await pressTo(page, 'Home', 1);
  });
  await test.step('black, which only hides the cards', async () => {
    await page.keyboard.press('b');
    await expect(black(page)).toBeVisible();
    await pressTo(page, 'PageDown', 2);
    await expect(black(page)).toBeVisible();
    await page.keyboard.press('.');
    await expect(black(page)).toHaveCount(0);
  });
  await test.step('the list of keys, and what Escape closes', async () => {
    await page.keyboard.press('?');
    await expect(page.getByText(SHOW_WORDS.fullScreen)).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Escape');
    await expect(black(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText(SHOW_WORDS.fullScreen)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(button(page, SHOW_WORDS.goOn)).toBeVisible();
  });
  await test.step('F5 starts the show and never reloads the page', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await pressTo(page, 'F5', 2);
    await expect(button(page, SHOW_WORDS.goOn)).toHaveCount(0);
    await page.keyboard.press('F5');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('the show autoplays to its end, loops if asked, and stops at any key', { tag: '@release' }, async ({ page }) => {
  await page.clock.install();
  await startShow(page);
  /** Expects the show to advance on its own until this card follows. */
  const expectAutoplay = async (from: number, until: number) => {
    for (let card = from; card < until; card++) {
      await expect(place(page, card)).toBeAttached();
      // A photo stays as long as the show's pace says, a film until its end.
      if (card !== FILM) await page.clock.runFor(DEFAULT_CHOICE.pace * 1000);
      else while (await place(page, card).count()) await page.clock.runFor(500);
    }
  };
  await page.keyboard.press('a');
  await expectAutoplay(1, 3);
  // Any other key stops autoplay.
  await page.keyboard.press('m');
  await page.clock.runFor(60_000);
  await expect(page.locator('main')).toHaveCSS('cursor', 'none');
  await expect(place(page, 3)).toBeAttached();
  await page.keyboard.press('a');
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  // A hidden tab only pauses autoplay.
  await setHidden(true);
  await page.clock.runFor(60_000);
  await expect(place(page, 3)).toBeAttached();
  await setHidden(false);
  await expectAutoplay(3, CARDS.length + 1);
  await expect(storyParts(page).end).toBeVisible();
  await expect(storyParts(page).end).toHaveCSS('cursor', 'none');
  await page.clock.runFor(60_000);
  await expect(storyParts(page).end).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByLabel(SHOW_WORDS.loop).check();
  await page.getByLabel(SHOW_WORDS.pace).selectOption('20');
  await button(page, SHOW_WORDS.goOn).click();
  await page.keyboard.press('a');
  // After the chosen 20 s, the end leads back to the first card, which then stays longer than at the default pace.
  await page.clock.runFor(20_000);
  await expect(place(page, 1)).toBeAttached();
  await page.clock.runFor(12_000);
  await expect(place(page, 1)).toBeAttached();
});

test('on any projector, the show has large dates and captions, and no controls', async ({ page }) => {
  // In full screen, the viewport could not be resized.
  await page.addInitScript(refuseFullscreen);
  await startShow(page);
  await pressTo(page, 'PageDown', 2);
  const { date, caption = '' } = CARDS[1] ?? {};
  for (const [width, height] of [
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const text of [date ?? '', caption]) {
      const words = page.locator('main').getByText(text, { exact: true }).last();
      await expect(words).toBeInViewport({ ratio: 1 });
      const size = () => words.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      await expect.poll(size).toBeGreaterThanOrEqual(height / 20);
    }
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test(
  'the show warns only in its start panel that the screen may dim, and retries',
  { tag: '@release' },
  async ({ page }) => {
    // Headless browsers have no screen to keep on.
    await page.addInitScript(() => {
      WakeLock.prototype.request = () =>
        'isGranted' in window
          ? Promise.resolve(Object.assign(new EventTarget(), { release: () => Promise.resolve() }) as WakeLockSentinel)
          : Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await remember(page, {});
    await page.goto(SHOW);
    await expect(page.getByText(SHOW_WORDS.mayDim)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await button(page, SHOW_WORDS.start).click();
    await pressTo(page, 'PageDown', 2);
    await expect(page.getByText(SHOW_WORDS.mayDim)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText(SHOW_WORDS.mayDim)).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { isGranted: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.getByText(SHOW_WORDS.awake)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the show downloads films only on request, offered once', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await remember(page, {});
    await page.goto(SHOW);
    await expect(button(page, STORY_WORDS.keep)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await button(page, STORY_WORDS.keep).click();
    await expect.poll(() => films.length).toBeGreaterThan(0);
    await button(page, SHOW_WORDS.start).click();
    await page.keyboard.press('Escape');
    await expect(button(page, SHOW_WORDS.goOn)).toBeVisible();
    await expect(button(page, STORY_WORDS.keep)).toHaveCount(0);
  });
});

hosted.describe('in a hall without internet', () => {
  hosted.use({ ...STILL, serviceWorkers: 'allow' });

  hosted(
    'a prepared show plays every picture offline, even after a reload',
    { tag: '@release' },
    async ({ page, host, expectFault }) => {
      expectFault('Failed to load resource');
      expectFault('net::ERR');
      expectFault('bad HTTP response code');
      await remember(page, {});
      // The service worker and each film fail once, so the guest has to retry.
      const films = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.mp4'));
      for (const path of ['/service-worker.js', ...films.map((name) => `/assets/${name}`)])
        host.failing.set(path, '503');
      await page.goto(host.url + SHOW);
      await button(page, SHOW_WORDS.retry).click();
      const count = String(CARDS.length);
      await expect(page.getByText(SHOW_WORDS.ready.replace('{done}', count).replace('{count}', count))).toBeVisible();
      await page.evaluate(() => navigator.serviceWorker.ready);
      await button(page, SHOW_WORDS.start).click();
      await pressTo(page, 'PageDown', 2);
      host.isDown = true;
      /** Expects that the card's pictures can be decoded, so their files have been saved. */
      const expectDecoded = (card: number) =>
        page
          .locator(`[data-card="${card - 1}"] img`)
          .evaluateAll((images) => Promise.all(images.map((image) => (image as HTMLImageElement).decode())));
      for (let card = 3; card <= 6; card++) {
        await pressTo(page, 'PageDown', card);
        await expectDecoded(card);
      }
      await page.reload();
      await button(page, SHOW_WORDS.goOn).click();
      for (let card = 6; card <= CARDS.length; card++) {
        await expect(place(page, card)).toBeAttached();
        await expectDecoded(card);
        await page.keyboard.press('PageDown');
      }
      await expect(storyParts(page).end).toBeVisible();
    },
  );
});
