import type { Page } from '@playwright/test';
import { SCHEDULE, STORY_PAGE } from '../support/couple';
import { SMALL, expect, heading, nextLink, remember, sceneTakesOver, test } from '../support/guest';
import { heapOf } from '../support/heap';
import { countFrames, expectNoMoreFrames } from './frames';

test.use(SMALL);

/** Starts to count live contexts, and GPU objects that are not deleted. Call it before the page loads. */
async function countLeftovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const contexts = new Set<WeakRef<WebGL2RenderingContext>>();
    type Methods = Record<string, (...values: unknown[]) => unknown>;
    const canvas = HTMLCanvasElement.prototype as unknown as Methods;
    const { getContext } = canvas;
    canvas.getContext = function (this: unknown, ...values: unknown[]) {
      const context = getContext?.apply(this, values);
      if (context instanceof WebGL2RenderingContext) contexts.add(new WeakRef(context));
      return context;
    };
    let objects = 0;
    const prototype = WebGL2RenderingContext.prototype as unknown as Methods;
    // Not textures or framebuffers: each renderer of the library three has some that it never deletes.
    for (const kind of ['Buffer', 'Program', 'Shader', 'VertexArray']) {
      const { [`create${kind}`]: create, [`delete${kind}`]: remove } = prototype;
      prototype[`create${kind}`] = function (this: unknown, ...values: unknown[]) {
        objects++;
        return create?.apply(this, values);
      };
      prototype[`delete${kind}`] = function (this: unknown, ...values: unknown[]) {
        if (values[0]) objects--;
        return remove?.apply(this, values);
      };
    }
    const countLive = () => [...contexts].filter((each) => each.deref()?.isContextLost() === false).length;
    Object.assign(window, { leftovers: () => ({ contexts: countLive(), objects }) });
  });
}
type Leftovers = { contexts: number; objects: number };
const leftoversOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { leftovers: () => Leftovers }).leftovers());

/** Goes to the story and leaves it with a card in flight. */
async function visit(page: Page): Promise<void> {
  await page.getByRole('link', { name: STORY_PAGE.menu }).first().click();
  await sceneTakesOver(page);
  await page.keyboard.press('ArrowRight');
  await nextLink(page).click();
  await expect(heading(page, SCHEDULE.title)).toBeVisible();
  await expect.poll(async () => (await leftoversOf(page)).contexts).toBe(0);
}

/** How much memory a visit may leave occupied: much less than a canvas, a scene or a deck. */
const BYTES_PER_VISIT = 16_000;
const VISITS = 2;

// Only in releases: visiting the scene four times takes long, and memory rarely regresses.
test('leaving the story leaves no elements, frames, GPU objects or memory', { tag: '@release' }, async ({ page }) => {
  test.setTimeout(240_000);
  await remember(page, {});
  await countFrames(page);
  await countLeftovers(page);
  await page.goto('/schedule');
  // The first two visits also load code and fill caches.
  for (let count = 0; count < 2; count++) await visit(page);
  const before = await heapOf(page);
  for (let count = 0; count < VISITS; count++) await visit(page);
  const after = await heapOf(page);

  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
  expect((await leftoversOf(page)).objects).toBe(0);
  await expectNoMoreFrames(page);
  expect(after.canvases).toBeLessThanOrEqual(before.canvases);
  expect(after.bytes - before.bytes).toBeLessThan(BYTES_PER_VISIT * VISITS);
});
