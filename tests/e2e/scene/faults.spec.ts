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
const loseContext = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-deck="scene"] canvas');
    const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { contextLoss: extension });
    extension?.loseContext();
  });
const restoreContext = (page: Page) =>
  page.evaluate(() => (window as { contextLoss?: { restoreContext: () => void } }).contextLoss?.restoreContext());

test('a lost WebGL context shows the flat deck until it is restored', async ({ page, expectFault }) => {
  expectFault('Context Lost');
  await pretendGpu(page, 0);
  await openScene(page);
  await loseContext(page);
  await expect(deckViews(page).flat).toBeVisible();
  await expect(place(page, 1)).toBeVisible();
  await drag(page, 160, 0);
  await expect(place(page, 2)).toBeVisible();
  await restoreContext(page);
  await sceneTakesOver(page);
  await expect(place(page, 2)).toBeVisible();
});

test('a context lost again and again loses no card', { tag: '@release' }, async ({ page, expectFault }) => {
  expectFault('Context Lost');
  const { flat, scene } = deckViews(page);
  await openScene(page);
  await drag(page, 160, 0);

  await test.step('during a drag, with a swiped card still in flight', async () => {
    await page.keyboard.press('ArrowRight');
    await hold(page, 140, 0);
    await loseContext(page);
    await page.mouse.up();
    await expect(flat).toBeVisible();
    await expect(place(page, 4)).toBeVisible();
    await restoreContext(page);
    await sceneTakesOver(page);
    await drag(page, 0, -160);
    await expect(place(page, 5)).toBeVisible();
  });

  await test.step('at rest', async () => {
    await loseContext(page);
    await restoreContext(page);
    await sceneTakesOver(page);
  });

  await test.step('after the third time, with a card held, the flat deck stays', async () => {
    await hold(page, 140, 0);
    await loseContext(page);
    await restoreContext(page);
    await expect(flat).toBeVisible();
    await expect(scene).toHaveCount(0);
    // The card has been held throughout, although the canvas is gone.
    await page.mouse.up();
    await expect(place(page, 6)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(place(page, 7)).toBeVisible();
  });
});

type SlowDraws = { ms: number; count: number };

/** Makes each draw call block the page for `ms`, like a slow GPU. Call it before the page loads. */
const slowDrawCalls = (page: Page, ms: number) =>
  page.addInitScript((ms) => {
    Object.assign(window, { slowDraws: { ms, count: 0 } });
    type Methods = Record<string, (...values: unknown[]) => unknown>;
    const prototype = WebGL2RenderingContext.prototype as unknown as Methods;
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const original = prototype[name];
      prototype[name] = function (this: unknown, ...values: unknown[]) {
        const { slowDraws } = window as unknown as { slowDraws: SlowDraws };
        if (slowDraws.ms > 0) slowDraws.count++;
        for (const end = performance.now() + slowDraws.ms; performance.now() < end;);
        return original?.apply(this, values);
      };
    }
  }, ms);

/** Changes how long each draw call takes after `slowDrawCalls`, in ms, and counts from 0 again. */
const setDrawTime = (page: Page, ms: number) =>
  page.evaluate((ms) => Object.assign(window, { slowDraws: { ms, count: 0 } }), ms);

const countSlowDraws = (page: Page) =>
  page.evaluate(() => (window as unknown as { slowDraws: SlowDraws }).slowDraws.count);

test('a GPU that is too slow from the start never shows the scene', { tag: '@release' }, async ({ page }) => {
  const { flat, scene } = deckViews(page);
  await slowDrawCalls(page, 250);
  await remember(page, {});
  /** Which comes first: the visible scene, or the decision for the flat deck. */
  const outcome = page.waitForFunction(() => {
    const host = document.querySelector('[data-deck="scene"]');
    if (host && getComputedStyle(host).visibility === 'visible') return 'scene';
    return document.querySelector('[data-view="flat"]') ? 'flat' : null;
  });
  await page.goto('/story');
  expect(await (await outcome).jsonValue()).toBe('flat');
  await expect(scene).toHaveCount(0);
  await expect(flat).toBeVisible();
  await drag(page, 160, 0);
  await expect(place(page, 2)).toBeVisible();
});

test(
  'if the GPU becomes too slow, the flat deck returns within ten frames of a drag',
  { tag: '@release' },
  async ({ page }) => {
    await slowDrawCalls(page, 0);
    await openScene(page);
    const { flat, scene } = deckViews(page);
    await setDrawTime(page, 250);
    await hold(page, 60, 0);
    const { x, y } = await middleOf(storyParts(page).deck);
    await page.mouse.move(x + 100, y, { steps: 20 });
    await expect(scene).toHaveCount(0);
    // Ten frames of three draw calls each.
    expect(await countSlowDraws(page)).toBeLessThanOrEqual(10 * 3);
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
    let requests = 0;
    // The first picture loads forever; the others are missing or broken in turn.
    await page.route(/\.(avif|webp)$/, (route) => {
      requests++;
      if (requests === 1) return new Promise(() => {});
      return requests % 2 === 0
        ? route.fulfill({ status: 404 })
        : route.fulfill({ status: 200, contentType: 'image/avif', body: 'no picture' });
    });
    await remember(page, {});
    // The page's load event waits for the picture that loads forever.
    await page.goto('/story', { waitUntil: 'commit' });
    await sceneTakesOver(page);
    const { top } = storyParts(page);
    for (let card = 1; card <= 3; card++) {
      await expect(top).toContainText(CARDS[card - 1]?.caption ?? '');
      await drag(page, 160, 0);
      await expect(place(page, card + 1)).toBeVisible();
    }
    expect(requests).toBeGreaterThan(2);
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
  await loseContext(page);
  await expect(flat).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(place(page, 3)).toBeAttached();
  await restoreContext(page);
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
  await drawn(page, 12);
  expect(await height()).toBe(before);
});
