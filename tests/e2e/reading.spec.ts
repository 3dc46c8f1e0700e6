import { drawn, everyPage, expect, menuParts, remember, stored, test } from './guest';

const READ_AT_THE_END = ['/schedule', '/travel', '/faq', '/registry'] as const;

test.describe('what has been read', () => {
  for (const path of READ_AT_THE_END) {
    test(`${path} is read once its end has been in view, and not before`, async ({ page, viewport }) => {
      await remember(page, {});
      // Low enough for every page to be longer than the window.
      await page.setViewportSize({ width: viewport?.width ?? 390, height: 420 });
      await page.goto(path);
      const next = page.locator('a[rel="next"]');
      await expect(next).toBeVisible();
      await expect(next).not.toBeInViewport();
      await drawn(page);
      expect((await stored(page))?.state.readStates[path]).toBe(false);
      await next.scrollIntoViewIfNeeded();
      await expect
        .poll(() => stored(page))
        .toEqual({
          state: { opened: true, thanked: false, readStates: { ...everyPage(false), [path]: true } },
          version: 1,
        });
    });
  }

  test('a page that nobody counts leaves no mark', async ({ page }) => {
    await remember(page, {});
    await page.goto('/program');
    await page.locator('a[rel="next"]').scrollIntoViewIfNeeded();
    await drawn(page);
    expect((await stored(page)).state.readStates).toEqual(everyPage(false));
    await page.goto('/');
    await expect(menuParts(page).link('Program')).toHaveAccessibleDescription('');
  });

  test('shows in the menu, and is still known after a reload', async ({ page }) => {
    await remember(page, {});
    await page.goto('/travel');
    await page.locator('a[rel="next"]').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await stored(page)).state.readStates['/travel']).toBe(true);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const { link } = menuParts(page);
    await expect(link('Travel')).toHaveAccessibleDescription('read');
    await expect(link('Registry')).toHaveAccessibleDescription('');
    await page.reload();
    await expect(link('Travel')).toHaveAccessibleDescription('read');
    await expect(link('Registry')).toHaveAccessibleDescription('');
  });

  test('is never taken back', async ({ page }) => {
    await remember(page, { readStates: { ...everyPage(true), '/story': false }, thanked: true });
    await page.goto('/travel');
    await page.locator('a[rel="next"]').scrollIntoViewIfNeeded();
    await page.reload();
    await drawn(page);
    expect(await stored(page)).toEqual({
      state: { opened: true, thanked: true, readStates: { ...everyPage(true), '/story': false } },
      version: 1,
    });
  });

  test('is stored in the browser and nowhere else', async ({ page, context }) => {
    await remember(page, {});
    for (const path of ['/', '/travel', '/party']) {
      await page.goto(path);
      await drawn(page);
    }
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['wedding-state']);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
});
