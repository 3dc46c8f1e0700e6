import type { Page } from '@playwright/test';
import { CARDS, SHOW_WORDS } from '../support/couple';
import { pretendGpu } from './pretend-gpu';
import {
  SMALL,
  deckViews,
  drag,
  drawn,
  expect,
  hold,
  middleOf,
  openScene,
  place,
  remember,
  sceneTakesOver,
  storyParts,
  test,
} from '../support/guest';

test.use(SMALL);

/** Loses the context and stores the extension that restores it. */
const lose = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-deck="scene"] canvas');
    const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { lost: extension });
    extension?.loseContext();
  });
const restore = (page: Page) =>
  page.evaluate(() => (window as { lost?: { restoreContext: () => void } }).lost?.restoreContext());

test('a lost WebGL context shows the flat deck until it is restored', async ({ page, expectFault }) => {
  expectFault('Context Lost');
  await pretendGpu(page, 0);
  await openScene(page);
  await lose(page);
  await expect(deckViews(page).flat).toBeVisible();
  await expect(place(page, 1)).toBeVisible();
  await drag(page, 160, 0);
  await expect(place(page, 2)).toBeVisible();
  await restore(page);
  await sceneTakesOver(page);
  await expect(place(page, 2)).toBeVisible();
});

test('a context lost again and again loses no card', { tag: '@release' }, async ({ page, expectFault }) => {
  expectFault('Context Lost');
  const { flat, scene } = deckViews(page);
  await openScene(page);

  await drag(page, 160, 0);

  await test.step('during a drag with a card in flight', async () => {
    await page.keyboard.press('ArrowRight');
    await hold(page, 140, 0);
    await lose(page);
    await page.mouse.up();
    await expect(flat).toBeVisible();
    await expect(place(page, 4)).toBeVisible();
    await restore(page);
    await sceneTakesOver(page);
    await drag(page, 0, -160);
    await expect(place(page, 5)).toBeVisible();
  });

  await test.step('at rest', async () => {
    await lose(page);
    await restore(page);
    await sceneTakesOver(page);
  });

  await test.step('after the third time, with a card held, the flat deck stays', async () => {
    await hold(page, 140, 0);
    await lose(page);
    await restore(page);
    await expect(flat).toBeVisible();
    await expect(scene).toHaveCount(0);
    // The card has been held throughout, although the canvas is gone.
    await page.mouse.up();
    await expect(place(page, 6)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(place(page, 7)).toBeVisible();
  });
});

/** Makes each draw call of a simulated GPU take this long from now on, ms. */
const slowDown = (page: Page, ms: number) =>
  page.evaluate((to) => Object.assign(window, { slow: { ms: to, draws: 0 } }), ms);
/** How many draw calls were slow. */
const slowDraws = (page: Page) => page.evaluate(() => (window as unknown as { slow: { draws: number } }).slow.draws);

/** Simulates a GPU for `slowDown`. @param ms how long each draw call takes at first */
const simulateGpu = (page: Page, ms: number) =>
  page.addInitScript((first) => {
    const slow = { ms: first, draws: 0 };
    Object.assign(window, { slow });
    type Methods = Record<string, (...values: unknown[]) => unknown>;
    const prototype = WebGL2RenderingContext.prototype as unknown as Methods;
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const original = prototype[name];
      prototype[name] = function (this: unknown, ...values: unknown[]) {
        const now = (window as unknown as { slow: typeof slow }).slow;
        if (now.ms > 0) now.draws++;
        for (const until = performance.now() + now.ms; performance.now() < until;);
        return original?.apply(this, values);
      };
    }
  }, ms);

test('a GPU that is too slow from the start never gets the deck', { tag: '@release' }, async ({ page }) => {
  const { flat, scene } = deckViews(page);
  await simulateGpu(page, 250);
  await remember(page, {});
  const shown = page.waitForFunction(() => {
    const host = document.querySelector('[data-deck="scene"]');
    return host && getComputedStyle(host).visibility === 'visible'
      ? 'scene'
      : document.querySelector('[data-view="flat"]') && 'flat';
  });
  await page.goto('/story');
  expect(await (await shown).jsonValue()).toBe('flat');
  await expect(scene).toHaveCount(0);
  await expect(flat).toBeVisible();
  await drag(page, 160, 0);
  await expect(place(page, 2)).toBeVisible();
});

test(
  'a GPU that becomes too slow loses the deck within ten frames of a drag',
  { tag: '@release' },
  async ({ page }) => {
    await simulateGpu(page, 0);
    await openScene(page);
    const { flat, scene } = deckViews(page);
    await slowDown(page, 250);
    await hold(page, 60, 0);
    const { x, y } = await middleOf(storyParts(page).deck);
    await page.mouse.move(x + 100, y, { steps: 20 });
    await expect(scene).toHaveCount(0);
    // A frame has three draw calls.
    expect(await slowDraws(page)).toBeLessThanOrEqual(3 * 10);
    await expect(flat).toBeVisible();
    await page.mouse.move(x + 140, y);
    await page.mouse.up();
    await expect(place(page, 2)).toBeVisible();
  },
);

test(
  'endless, missing or broken pictures leave a working deck with its words',
  { tag: '@release' },
  async ({ page, expectFault }) => {
    expectFault('Failed to load resource');
    let asked = 0;
    // The first one never ends; the others are missing or broken in turn.
    await page.route(/\.(avif|webp)$/, (route) => {
      asked++;
      if (asked === 1) return new Promise(() => {});
      return asked % 2 === 0
        ? route.fulfill({ status: 404 })
        : route.fulfill({ status: 200, contentType: 'image/avif', body: 'no picture' });
    });
    await remember(page, {});
    // The page's load event waits for the picture that never ends.
    await page.goto('/story', { waitUntil: 'commit' });
    await sceneTakesOver(page);
    const { top } = storyParts(page);
    for (let card = 1; card <= 3; card++) {
      await expect(top).toContainText(CARDS[card - 1]?.caption ?? '');
      await drag(page, 160, 0);
      await expect(place(page, card + 1)).toBeVisible();
    }
    expect(asked).toBeGreaterThan(2);
    await expect(deckViews(page).scene).toBeVisible();
  },
);

test('a context lost during the show does not interrupt it', { tag: '@release' }, async ({ page, expectFault }) => {
  expectFault('Context Lost');
  const { flat } = deckViews(page);
  await remember(page, {});
  await page.goto('/story?present');
  await sceneTakesOver(page);
  await page.getByRole('button', { name: SHOW_WORDS.start }).click();
  await page.keyboard.press('PageDown');
  await expect(place(page, 2)).toBeAttached();
  await lose(page);
  await expect(flat).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(place(page, 3)).toBeAttached();
  await restore(page);
  await sceneTakesOver(page);
  await expect(place(page, 3)).toBeAttached();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the scene takes over after its code failed to load once', { tag: '@release' }, async ({ page, expectFault }) => {
  expectFault('Failed to load resource');
  let requests = 0;
  await pretendGpu(page, 0);
  await page.route(/scene-deck.*\.js$/, (route) =>
    requests++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await openScene(page);
  expect(requests).toBeGreaterThan(1);
});

test('without styles, the canvas does not enlarge the page', { tag: '@release' }, async ({ page }) => {
  await openScene(page);
  await page.evaluate(() =>
    document.querySelectorAll('style, link[rel=stylesheet]').forEach((element) => element.remove()),
  );
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await drawn(page);
  const before = await height();
  for (let looks = 0; looks < 4; looks++) await drawn(page);
  expect(await height()).toBe(before);
});
