import type { CDPSession, Locator, Page } from '@playwright/test';
import {
  deckViews,
  drag,
  drawn,
  expect,
  expectStillAt,
  hold,
  middleOf,
  openStory,
  place,
  swipeToFilm,
  test,
} from './guest';

// How a finger is taken from the deck is the page's own affair, whichever view draws it.
test.describe('a drag that is disturbed', () => {
  const disturbedTouch = async (
    page: Page,
    deck: Locator,
    disturb: (client: CDPSession, x: number, y: number) => unknown,
  ) => {
    const { x, y } = await middleOf(deck);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 0 }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 150, y, id: 0 }] });
    await disturb(client, x, y);
    await expectStillAt(page, 1);
    await drag(page, 160, 0);
    await expect(place(page, 2)).toBeVisible();
  };

  test('by a second finger returns the card', { tag: '@phone' }, async ({ page }) => {
    const { deck } = await openStory(page);
    await disturbedTouch(page, deck, async (client, x, y) => {
      const touchPoints = [
        { x: x + 150, y, id: 0 },
        { x: x - 60, y: y + 80, id: 1 },
      ];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    });
  });

  test('by the system taking the touch away returns the card', { tag: '@phone' }, async ({ page }) => {
    const { deck } = await openStory(page);
    await disturbedTouch(page, deck, (client) =>
      client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }),
    );
  });

  test('by the pointer leaving the window goes on when it lets go there', async ({ page }) => {
    await openStory(page);
    await hold(page, 150, 0);
    await page.mouse.move(1400, 300);
    await page.mouse.up();
    await expect(place(page, 2)).toBeVisible();
  });

  for (const [name, disturb] of Object.entries({
    'a hidden tab': (page: Page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Object.defineProperty(document, 'hidden', { configurable: true, value: false });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    'another window': (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    'a resize': (page: Page) => page.setViewportSize({ width: 900, height: 700 }),
    'a rotation': (page: Page) => page.setViewportSize({ width: 800, height: 1280 }),
  })) {
    test(`by ${name} returns the card`, async ({ page }) => {
      await openStory(page);
      await hold(page, 150, 0);
      await disturb(page);
      // Whatever is seen of the resize is measured in the next frame.
      await drawn(page);
      await page.mouse.up();
      await expectStillAt(page, 1);
      await page.keyboard.press('ArrowRight');
      await expect(place(page, 2)).toBeVisible();
    });
  }
});

test('pictures that do not come leave a deck with its words', async ({ page, expectFault }) => {
  expectFault('Failed to load resource');
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ status: 404 }));
  const { top } = await openStory(page);
  await expect(top).toContainText('2017');
  await expect(deckViews(page).flat.locator('[data-card="0"]').getByText(/2017/)).toBeVisible();
  await drag(page, 160, 0);
  await expect(place(page, 2)).toBeVisible();
});

test.describe('a film', () => {
  /** The picture on the card of this place. */
  const poster = (page: Page, card: number) => deckViews(page).flat.locator(`[data-card="${card - 1}"] img`);

  test('that the browser will not start shows its poster and a play button', async ({ page }) => {
    await page.addInitScript(() => {
      const prototype: { play: unknown; allowed?: boolean } = HTMLMediaElement.prototype;
      const play = prototype.play;
      prototype.play = function (this: HTMLMediaElement) {
        if (!prototype.allowed) return Promise.reject(new DOMException('low power mode', 'NotAllowedError'));
        return typeof play === 'function' ? Reflect.apply(play, this, []) : undefined;
      };
    });
    await openStory(page);
    const card = await swipeToFilm(page);
    const play = page.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    await expect(poster(page, card)).toBeVisible();
    await page.evaluate(() => Object.assign(HTMLMediaElement.prototype, { allowed: true }));
    await play.click();
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  });

  test('that stalls keeps its poster, and the story goes on', async ({ page }) => {
    await page.route(/\.mp4/, () => new Promise(() => {}));
    await openStory(page);
    const card = await swipeToFilm(page);
    await expect(poster(page, card)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(place(page, card + 1)).toBeVisible();
  });

  test('that is not there keeps its poster, and the story goes on', async ({ page, expectFault }) => {
    expectFault('Failed to load resource');
    await page.route(/\.mp4/, (route) => route.fulfill({ status: 404 }));
    await openStory(page);
    const missed = page.waitForResponse(/\.mp4/);
    const card = await swipeToFilm(page);
    await missed;
    await expect(poster(page, card)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(place(page, card + 1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeHidden();
  });
});
