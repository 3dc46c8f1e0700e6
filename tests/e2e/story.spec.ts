import type { Page } from '@playwright/test';
import { deckViews, drag, drawn, expect, middleOf, openStory, remember, stored, storyParts, test } from './guest';

test.describe('Our Story', () => {
  test('shows its cards in order, seven at most, with the first on top', async ({ page }) => {
    const { cards, top } = await openStory(page);
    await expect(page).toHaveTitle(/^Our Story • .+/);
    await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible();
    await expect(cards).toHaveCount(7);
    await expect(cards.first()).toHaveAttribute('aria-current', 'true');
    await expect(top).toContainText('2017');
    await expect(page.getByText('1 of 50', { exact: true })).toBeVisible();
  });

  test('draws in WebGL', async ({ page }) => {
    await openStory(page);
    await expect(deckViews(page).scene).toBeVisible();
  });

  test('takes a throw to the right, and not one of a hundred units', async ({ page }) => {
    const { top } = await openStory(page);
    const first = await top.textContent();
    await drag(page, 100, 0);
    await expect(page.getByText('1 of 50', { exact: true })).toBeVisible();
    await drag(page, 104, 0);
    await expect(page.getByText('2 of 50', { exact: true })).toBeVisible();
    expect(await top.textContent()).not.toBe(first);
  });

  test('refuses a first card thrown up, and any card thrown down or left', async ({ page }) => {
    const { superlike } = await openStory(page);
    await expect(superlike).toHaveAttribute('aria-disabled', 'true');
    for (const [dx, dy] of [
      [0, -220],
      [0, 220],
      [-180, 0],
    ] as const) {
      await drag(page, dx, dy);
      await expect(page.getByText('1 of 50', { exact: true })).toBeVisible();
    }
  });

  test('takes the fourth card, "The date goes well", only upward', async ({ page }) => {
    const { top, like, superlike } = await openStory(page);
    for (let card = 0; card < 3; card++) await drag(page, 160, 0);
    await expect(top).toContainText('The date goes well');
    await expect(like).toHaveAttribute('aria-disabled', 'true');
    await expect(superlike).not.toHaveAttribute('aria-disabled');
    await drag(page, 180, 0);
    await like.click({ force: true });
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('4 of 50', { exact: true })).toBeVisible();
    await drag(page, 0, -160);
    await expect(page.getByText('5 of 50', { exact: true })).toBeVisible();
  });

  test('can be swiped by buttons and by arrow keys', async ({ page }) => {
    const { like, superlike } = await openStory(page);
    await like.click();
    await superlike.click();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('4 of 50', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('5 of 50', { exact: true })).toBeVisible();
  });

  test('tells each new card to a screen reader, once and politely', async ({ page }) => {
    const { like, top } = await openStory(page);
    await like.click();
    const status = page.getByRole('status');
    await expect(status).toContainText('2 of 50: ');
    const words = (await status.textContent())?.replace('2 of 50: ', '') ?? '';
    expect(await top.textContent()).toContain(words.split('. ')[0]);
  });

  test('keeps its place while the guest looks at another page', async ({ page }) => {
    const { like } = await openStory(page);
    await like.click();
    await page.getByRole('link', { name: 'Schedule' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('2 of 50', { exact: true })).toBeVisible();
  });

  test('ends, is read, and starts over', async ({ page }) => {
    const { like, end, deck } = await openStory(page);
    for (let card = 0; card < 50; card++) {
      await expect(page.getByText(`${card + 1} of 50`, { exact: true })).toBeVisible();
      await page.keyboard.press(card === 3 ? 'ArrowUp' : 'ArrowRight');
    }
    await expect(end).toBeVisible();
    await expect(end).toBeFocused();
    await expect(like).toBeHidden();
    await expect(deck.getByRole('listitem')).toHaveCount(0);
    expect((await stored(page)).state.readStates['/story']).toBe(true);
    await expect(page.getByRole('link', { name: 'Schedule' }).last()).toHaveAttribute('href', /\/schedule$/);
    await page.getByRole('button', { name: 'start it over' }).click();
    await expect(page.getByText('1 of 50', { exact: true })).toBeVisible();
  });

  test('restarts from "To be continued!" too', async ({ page }) => {
    const { end } = await openStory(page);
    for (let card = 0; card < 50; card++) await page.keyboard.press(card === 3 ? 'ArrowUp' : 'ArrowRight');
    await end.click();
    await expect(page.getByText('1 of 50', { exact: true })).toBeVisible();
  });

  test('is not read before its end', async ({ page }) => {
    const { like } = await openStory(page);
    await like.click();
    await expect(page.getByText('2 of 50', { exact: true })).toBeVisible();
    expect((await stored(page)).state.readStates['/story']).toBe(false);
  });

  test('lets nobody swipe fifty cards to find the church', async ({ page }) => {
    await openStory(page);
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/\/schedule$/);
  });

  test('lets the next card be thrown while the last one flies', async ({ page }) => {
    await openStory(page);
    await drag(page, 170, 0);
    await drag(page, 170, 0);
    await drag(page, 170, 0);
    await expect(page.getByText('4 of 50', { exact: true })).toBeVisible();
  });
});

test.describe('a video card', () => {
  /** Goes on to the first card with a film. */
  async function toVideo(page: Parameters<typeof openStory>[0]) {
    const { like, superlike } = await openStory(page);
    const unmute = page.getByRole('button', { name: 'Unmute' });
    for (let card = 0; card < 50; card++) {
      if (await unmute.isVisible()) return unmute;
      const place = page.getByText(`${card + 1} of 50`, { exact: true });
      await expect(place).toBeVisible();
      await ((await like.getAttribute('aria-disabled')) === 'true' ? superlike : like).click();
      await expect(place).toBeHidden();
    }
    throw new Error('The story has no video');
  }

  test('is silent until the guest says otherwise, by button or by tap', async ({ page }) => {
    const unmute = await toVideo(page);
    await unmute.click();
    const mute = page.getByRole('button', { name: 'Mute', exact: true });
    await expect(mute).toBeVisible();
    await mute.click();
    await expect(unmute).toBeVisible();
    const { x, y } = await middleOf(page.getByRole('region', { name: 'Story cards' }));
    await page.mouse.click(x, y);
    await expect(mute).toBeVisible();
  });

  test('falls silent when it leaves', async ({ page }) => {
    const unmute = await toVideo(page);
    await unmute.click();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeHidden();
  });
});

test.describe('before the scene is there', () => {
  /** Opens the story with its scene held back. @returns what lets it come. */
  async function openWithoutScene(page: Page): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/scene-deck-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(/scene-deck-.*\.js$/);
    await remember(page, {});
    await page.goto('/story');
    await asked;
    return release;
  }

  test('the flat deck shows the first card and takes throws; the scene then takes over at the same card', async ({
    page,
  }) => {
    const release = await openWithoutScene(page);
    const { flat, scene } = deckViews(page);
    await expect(flat.locator('[data-card="0"] img')).toBeVisible();
    await drag(page, 160, 0);
    await expect(page.getByText('2 of 50', { exact: true })).toBeVisible();
    release();
    await expect(scene).toBeVisible();
    await expect(flat).toHaveCount(0);
    await expect(page.getByText('2 of 50', { exact: true })).toBeVisible();
    await drag(page, 0, -160);
    await expect(page.getByText('3 of 50', { exact: true })).toBeVisible();
  });

  test('a card that is held when the scene is ready stays in the hand', async ({ page, isMobile }) => {
    test.skip(isMobile, 'One pointer is enough.');
    const release = await openWithoutScene(page);
    const { flat, scene } = deckViews(page);
    const { x, y } = await middleOf(storyParts(page).deck);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 3 });
    release();
    await expect(scene).toBeAttached();
    const held = flat.locator('[data-card="0"]');
    for (const dx of [90, 120, 150]) {
      await page.mouse.move(x + dx, y);
      await drawn(page);
      await expect(held).toBeVisible();
    }
    await page.mouse.up();
    await expect(page.getByText('2 of 50', { exact: true })).toBeVisible();
    await expect(scene).toBeVisible();
    await expect(flat).toHaveCount(0);
  });

  test('the first photo comes before the scene, and no photo twice', async ({ page }) => {
    const transfers: { path: string; bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      transfers.push({ path: new URL(request.url()).pathname, bytes: responseBodySize });
    });
    await openStory(page);
    await expect(deckViews(page).flat).toHaveCount(0);
    const isPhoto = ({ path }: { path: string }) => /\.(avif|webp)$/.test(path);
    const scene = transfers.findIndex(({ path }) => path.includes('/scene-deck-'));
    expect(scene).toBeGreaterThan(transfers.findIndex(isPhoto));
    // The scene takes those that the flat deck has brought out of the browser's cache: no bytes of theirs come again.
    const photos = transfers.filter(isPhoto).filter(({ bytes }) => bytes > 0);
    expect(photos.length).toBeGreaterThan(0);
    expect(photos.map(({ path }) => path)).toEqual([...new Set(photos.map(({ path }) => path))]);
  });

  test('where its code cannot be had, the flat deck stays', async ({ page, expectFault }) => {
    expectFault('Failed to load resource');
    await page.route(/scene-deck-.*\.js$/, (route) => route.abort());
    await remember(page, {});
    await page.goto('/story');
    for (let card = 1; card <= 3; card++) {
      await expect(page.getByText(`${card} of 50`, { exact: true })).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByText('4 of 50', { exact: true })).toBeVisible();
    await expect(deckViews(page).flat).toBeVisible();
    await expect(deckViews(page).scene).toHaveCount(0);
  });
});

test.describe('without WebGL', () => {
  test('the flat deck takes the same throws', async ({ page }) => {
    await openStory(page, '/story?flat');
    await expect(deckViews(page).flat).toBeVisible();
    await drag(page, 160, 0);
    await expect(page.getByText('2 of 50', { exact: true })).toBeVisible();
    await drag(page, 0, -160);
    await expect(page.getByText('3 of 50', { exact: true })).toBeVisible();
  });

  test('it stands in where the browser refuses WebGL', async ({ page }) => {
    await page.addInitScript(() => {
      const prototype: { getContext: unknown } = HTMLCanvasElement.prototype;
      const original = prototype.getContext;
      prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
        if (kind.startsWith('webgl') || typeof original !== 'function') return null;
        return Reflect.apply(original, this, [kind, ...rest]);
      };
    });
    await remember(page, {});
    await page.goto('/story');
    await expect(deckViews(page).flat).toBeVisible();
    await drag(page, 160, 0);
    await expect(page.getByText('2 of 50', { exact: true })).toBeVisible();
    await expect(deckViews(page).scene).toHaveCount(0);
  });
});
