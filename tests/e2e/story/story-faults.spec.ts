import type { Page } from '@playwright/test';
import { PHONE } from '../../../playwright.config';
import { CARDS, FILM } from '../support/couple';
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
  storyParts,
  swipeToFilm,
  test,
  SMALL,
} from '../support/guest';

test.use(SMALL);

/** @returns a function that sends a touch event with these fingers. */
async function touchscreenOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, ...SMALL });

  test('a second finger or a system gesture during a drag returns the card', async ({ page }) => {
    const { deck } = await openStory(page);
    const { x, y } = await middleOf(deck);
    const touch = await touchscreenOf(page);
    const first = { x: x + 150, y, id: 0 };
    for (const [name, interrupt] of Object.entries({
      'a second finger': async () => {
        await touch('touchStart', first, { x: x - 60, y: y + 80, id: 1 });
        await touch('touchEnd');
      },
      'the system': () => touch('touchCancel'),
    }))
      await test.step(name, async () => {
        await touch('touchStart', { x, y, id: 0 });
        await touch('touchMove', first);
        await interrupt();
        await expectStillAt(page, 1);
      });
    await drag(page, 160, 0);
    await expect(place(page, 2)).toBeVisible();
  });

  test('a pinch enlarges the story and moves no card', async ({ page }) => {
    const { deck } = await openStory(page);
    const touch = await touchscreenOf(page);
    const { x, y } = await middleOf(deck);
    const fingers = (distance: number) => [-0.5, 0.5].map((share, id) => ({ x: x + share * distance, y, id }));
    await touch('touchStart', ...fingers(40));
    for (let distance = 50; distance <= 200; distance += 10) await touch('touchMove', ...fingers(distance));
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expectStillAt(page, 1);
  });
});

// The page handles interruptions in the same way for both views.
test('a hidden tab or a resize returns a dragged card, leaving the window does not', async ({ page }) => {
  await openStory(page);
  for (const [name, interrupt] of Object.entries({
    'a hidden tab': () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Object.defineProperty(document, 'hidden', { configurable: true, value: false });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    'another window': () => page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
    'a resize': () => page.setViewportSize({ width: 900, height: 700 }),
    'a rotation': () => page.setViewportSize({ width: 700, height: 900 }),
  } satisfies Record<string, () => Promise<void>>))
    await test.step(name, async () => {
      await hold(page, 150, 0);
      await interrupt();
      // Observers report a resize in the next frame.
      await drawn(page);
      await page.mouse.up();
      await expectStillAt(page, 1);
    });
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 2)).toBeVisible();
  await test.step('a drag that ends outside the window still swipes', async () => {
    await hold(page, 150, 0);
    await page.mouse.move(1400, 300);
    await page.mouse.up();
    await expect(place(page, 3)).toBeVisible();
  });
});

test('missing pictures and films leave a deck with its words', { tag: '@release' }, async ({ page, expectFault }) => {
  expectFault('Failed to load resource');
  await page.route(/\.(avif|webp|mp4)$/, (route) => route.fulfill({ status: 404 }));
  const filmResponse = page.waitForResponse(/\.mp4/);
  const { top, unmute } = await openStory(page);
  const [first] = CARDS;
  await expect(top).toContainText(first?.caption ?? '');
  await expect(
    deckViews(page)
      .flat.locator('[data-card="0"]')
      .getByText(first?.date ?? ''),
  ).toBeVisible();
  await swipeToFilm(page);
  await filmResponse;
  await expect(page.locator('video')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(place(page, FILM + 1)).toBeVisible();
  await expect(unmute).toBeHidden();
});

test.describe('a film', () => {
  /** The picture that the film's card shows until the film plays. */
  const poster = (page: Page) => deckViews(page).flat.locator(`[data-card="${FILM - 1}"] img`);

  test('that may not autoplay shows its poster and a play button', async ({ page }) => {
    await page.addInitScript(() => {
      const prototype: { play: unknown; allowed?: boolean } = HTMLMediaElement.prototype;
      const play = prototype.play;
      prototype.play = function (this: HTMLMediaElement) {
        if (!prototype.allowed) return Promise.reject(new DOMException('low power mode', 'NotAllowedError'));
        return typeof play === 'function' ? Reflect.apply(play, this, []) : undefined;
      };
    });
    await openStory(page);
    await swipeToFilm(page);
    const { play, unmute } = storyParts(page);
    await expect(play).toBeVisible();
    await expect(poster(page)).toBeVisible();
    await page.evaluate(() => Object.assign(HTMLMediaElement.prototype, { allowed: true }));
    await play.click();
    await expect(unmute).toBeVisible();
  });

  test('that stalls keeps its poster, and the story continues', { tag: '@release' }, async ({ page }) => {
    await page.route(/\.mp4/, () => new Promise(() => {}));
    await openStory(page);
    await swipeToFilm(page);
    await expect(poster(page)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(place(page, FILM + 1)).toBeVisible();
  });
});
