import type { CDPSession, Page } from '@playwright/test';
import { deckViews, drag, expect, middleOf, openStory, remember, storyParts, test } from './guest';
import { heapOf } from './heap';

const place = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Presses on the top card and draws it out by (dx, dy), without letting go. */
async function hold(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y } = await middleOf(storyParts(page).deck);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
}

test.describe('a drag that is disturbed', () => {
  test('by a second finger returns the card', async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'a mouse has no second finger');
    const { deck } = await openStory(page);
    const { x, y } = await middleOf(deck);
    const client: CDPSession = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number; id: number }[]
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y, id: 0 });
    await touch('touchMove', { x: x + 150, y, id: 0 });
    await touch('touchStart', { x: x + 150, y, id: 0 }, { x: x - 60, y: y + 80, id: 1 });
    await touch('touchEnd');
    await expect(place(page, '1 of 50')).toBeVisible();
    await drag(page, 160, 0);
    await expect(place(page, '2 of 50')).toBeVisible();
  });

  test('by the system taking the touch away returns the card', async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'only touches are cancelled');
    const { deck } = await openStory(page);
    const { x, y } = await middleOf(deck);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 150, y }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect(place(page, '1 of 50')).toBeVisible();
    await drag(page, 160, 0);
    await expect(place(page, '2 of 50')).toBeVisible();
  });

  test('by the pointer leaving the window goes on when it lets go there', async ({ page }, { project }) => {
    test.skip(project.name !== 'desk', 'a finger cannot leave its screen');
    await openStory(page);
    await hold(page, 150, 0);
    await page.mouse.move(1400, 300);
    await page.mouse.up();
    await expect(place(page, '2 of 50')).toBeVisible();
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
    'a rotation': (page: Page) => page.setViewportSize({ width: 844, height: 390 }),
  })) {
    test(`by ${name} returns the card`, async ({ page }) => {
      await openStory(page);
      await hold(page, 150, 0);
      await disturb(page);
      // Whatever is seen of the resize is measured in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.mouse.up();
      await expect(place(page, '1 of 50')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(place(page, '2 of 50')).toBeVisible();
    });
  }
});

test.describe('a lost WebGL context', () => {
  const flat = (page: Page) => deckViews(page).flat;
  const scene = (page: Page) => deckViews(page).scene;

  /** Takes the context away; keeps what can bring it back. */
  const lose = (page: Page) =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-deck="scene"] canvas');
      const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { lost: extension });
      extension?.loseContext();
    });
  const restore = (page: Page) =>
    page.evaluate(() => (window as { lost?: { restoreContext: () => void } }).lost?.restoreContext());

  test.beforeEach(({ expectFault }) => expectFault('Context Lost'));

  test('is stood in for at the same card, at once, and handed back when it is restored', async ({ page }) => {
    const { like } = await openStory(page);
    await like.click();
    await expect(scene(page)).toBeVisible();
    await lose(page);
    await expect(flat(page)).toBeVisible();
    await expect(place(page, '2 of 50')).toBeVisible();
    await drag(page, 160, 0);
    await expect(place(page, '3 of 50')).toBeVisible();
    await restore(page);
    await expect(scene(page)).toBeVisible();
    await expect(flat(page)).toHaveCount(0);
    await drag(page, 160, 0);
    await expect(place(page, '4 of 50')).toBeVisible();
  });

  test('in a drag and in a throw loses no card', async ({ page }) => {
    await openStory(page);
    await expect(scene(page)).toBeVisible();
    await hold(page, 140, 0);
    await lose(page);
    await page.mouse.up();
    await expect(flat(page)).toBeVisible();
    await expect(place(page, '2 of 50')).toBeVisible();
    await restore(page);
    await expect(scene(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await lose(page);
    await expect(flat(page)).toBeVisible();
    await expect(place(page, '3 of 50')).toBeVisible();
  });

  test('ten times in a row, at rest, in a drag and in a throw, leaves a deck that works', async ({ page }) => {
    await openStory(page);
    for (let loss = 1; loss <= 10; loss++) {
      const superlike = loss === 4;
      // After the third the flat deck stays, and there is no context left to lose.
      await expect(loss <= 3 ? scene(page) : flat(page)).toBeVisible();
      if (loss % 3 === 1) {
        await hold(page, superlike ? 0 : 140, superlike ? -140 : 0);
        await lose(page);
        await page.mouse.up();
      } else if (loss % 3 === 2) {
        await page.keyboard.press('ArrowRight');
        await lose(page);
      } else {
        await lose(page);
        await page.keyboard.press('ArrowRight');
      }
      await expect(place(page, `${loss + 1} of 50`)).toBeVisible();
      await expect(flat(page)).toBeVisible();
      await restore(page);
    }
  });

  test('for the third time in a visit stays away', async ({ page }) => {
    await openStory(page);
    for (let loss = 1; loss <= 3; loss++) {
      await expect(scene(page)).toBeVisible();
      if (loss === 3) await hold(page, 140, 0);
      await lose(page);
      await expect(flat(page)).toBeVisible();
      await restore(page);
    }
    await expect(flat(page)).toBeVisible();
    await expect(scene(page)).toHaveCount(0);
    // The card that was held all the while, though the canvas under it is gone.
    await page.mouse.up();
    await expect(place(page, '2 of 50')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(place(page, '3 of 50')).toBeVisible();
  });
});

test.describe('pictures that do not come', () => {
  const PICTURES = /story-.*\.(avif|webp)|\.(avif|webp)$/;

  for (const path of ['/story', '/story?flat']) {
    test(`leave a deck with its words (${path})`, async ({ page, expectFault }) => {
      expectFault('Failed to load resource');
      await page.route(PICTURES, (route) => route.fulfill({ status: 404 }));
      const { top } = await openStory(page, path);
      await expect(top).toContainText('2017');
      await drag(page, 160, 0);
      await expect(place(page, '2 of 50')).toBeVisible();
    });
  }

  test('or are broken leave it, too', async ({ page }) => {
    await page.route(PICTURES, (route) =>
      route.fulfill({ status: 200, contentType: 'image/avif', body: 'no picture' }),
    );
    await openStory(page);
    await drag(page, 160, 0);
    await expect(place(page, '2 of 50')).toBeVisible();
  });

  test('or never end keep nobody waiting', async ({ page }) => {
    await page.route(PICTURES, () => new Promise(() => {}));
    await openStory(page);
    await drag(page, 160, 0);
    await drag(page, 160, 0);
    await expect(place(page, '3 of 50')).toBeVisible();
  });
});

test.describe('a film', () => {
  /** Swipes until a film is on top. */
  async function toFilm(page: Page, path?: string): Promise<void> {
    const { like } = await openStory(page, path);
    const sound = page.getByRole('button', { name: /^(Unmute|Play)$/ });
    for (let card = 1; card < 50; card++) {
      if (await sound.isVisible()) return;
      const superliked = (await like.getAttribute('aria-disabled')) === 'true';
      await page.keyboard.press(superliked ? 'ArrowUp' : 'ArrowRight');
      await expect(place(page, `${card + 1} of 50`)).toBeVisible();
    }
    throw new Error('The story has no film');
  }

  test('that the browser will not start shows its poster and a play button', async ({ page }) => {
    await page.addInitScript(() => {
      const prototype: { play: unknown; allowed?: boolean } = HTMLMediaElement.prototype;
      const play = prototype.play;
      prototype.play = function (this: HTMLMediaElement) {
        if (!prototype.allowed) return Promise.reject(new DOMException('low power mode', 'NotAllowedError'));
        return typeof play === 'function' ? Reflect.apply(play, this, []) : undefined;
      };
    });
    await toFilm(page);
    const play = page.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    await page.evaluate(() => Object.assign(HTMLMediaElement.prototype, { allowed: true }));
    await play.click();
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  });

  for (const path of ['/story', '/story?flat']) {
    test(`that stalls keeps its poster, and the story goes on (${path})`, async ({ page }) => {
      await page.route(/\.mp4/, () => new Promise(() => {}));
      await toFilm(page, path);
      const { top, cards } = storyParts(page);
      const before = await top.textContent();
      await expect(page.locator('video')).toHaveCount(0);
      if (path.includes('flat')) await expect(deckViews(page).flat.locator('img').first()).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(cards.first()).not.toHaveText(before ?? '');
    });
  }

  test('does not keep the scene from taking over', async ({ page }) => {
    await toFilm(page);
    await expect(deckViews(page).scene).toBeVisible();
    await page.locator('a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(deckViews(page).scene).toBeVisible();
  });

  test('that is not there keeps its poster, and the story goes on', async ({ page, expectFault }) => {
    expectFault('Failed to load resource');
    await page.route(/\.mp4/, (route) => route.fulfill({ status: 404 }));
    await toFilm(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeHidden();
  });
});

test.describe('leaving the page', () => {
  /** Counts frames asked for, contexts that are alive, and what has been made and not deleted on the GPU. */
  async function countLeftovers(page: Page): Promise<void> {
    await page.addInitScript(() => {
      let frames = 0;
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        frames++;
        return request(callback);
      };
      const contexts = new Set<WeakRef<WebGL2RenderingContext>>();
      type Methods = Record<string, (...values: unknown[]) => unknown>;
      const canvas = HTMLCanvasElement.prototype as unknown as Methods;
      const { getContext } = canvas;
      canvas.getContext = function (this: unknown, ...values: unknown[]) {
        const context = getContext?.apply(this, values);
        if (context instanceof WebGL2RenderingContext) contexts.add(new WeakRef(context));
        return context;
      };
      let made = 0;
      const prototype = WebGL2RenderingContext.prototype as unknown as Methods;
      for (const kind of ['Buffer', 'Program', 'Shader', 'VertexArray']) {
        const { [`create${kind}`]: create, [`delete${kind}`]: remove } = prototype;
        prototype[`create${kind}`] = function (this: unknown, ...values: unknown[]) {
          made++;
          return create?.apply(this, values);
        };
        prototype[`delete${kind}`] = function (this: unknown, ...values: unknown[]) {
          if (values[0]) made--;
          return remove?.apply(this, values);
        };
      }
      const alive = () => [...contexts].filter((each) => each.deref()?.isContextLost() === false).length;
      Object.assign(window, { leftovers: () => ({ frames, contexts: alive(), made }) });
    });
  }
  type Leftovers = { frames: number; contexts: number; made: number };
  const leftovers = (page: Page) =>
    page.evaluate(() => (window as unknown as { leftovers: () => Leftovers }).leftovers());

  /** Goes to the story and leaves it with a card in flight. */
  async function visit(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Our Story' }).first().click();
    await expect(deckViews(page).scene).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.locator('a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await expect.poll(async () => (await leftovers(page)).contexts).toBe(0);
  }

  test('leaves no element, no frame and nothing on the GPU', async ({ page }) => {
    await remember(page, {});
    await countLeftovers(page);
    await page.goto('/schedule');
    for (let count = 0; count < 3; count++) await visit(page);
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
    expect((await leftovers(page)).made).toBe(0);
    await expect
      .poll(async () => {
        const before = (await leftovers(page)).frames;
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
        return (await leftovers(page)).frames - before;
      })
      .toBe(0);
  });

  test('twenty times leaves no more in memory than twice', async ({ page }, { project }) => {
    test.skip(project.name !== 'desk', 'the same code on both');
    test.setTimeout(400_000);
    await remember(page, {});
    await countLeftovers(page);
    await page.goto('/schedule');
    for (let count = 1; count <= 2; count++) await visit(page);
    const twice = await heapOf(page);
    for (let count = 3; count <= 20; count++) await visit(page);
    const twenty = await heapOf(page);
    expect(twenty.canvases).toBeLessThanOrEqual(twice.canvases);
    expect(twenty.bytes).toBeLessThan(twice.bytes * 1.05);
  });
});
