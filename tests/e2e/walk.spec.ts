import { CARDS, drag, everyPage, expect, menuParts, place, stored, storyParts, test } from './guest';
import { COUPLE, MENU, TEXT_PAGES } from './site-map';

/** Cards that are thrown; the rest are pressed. All fifty are thrown in scene/photos.spec.ts. */
const BY_FINGER = 12;

// Without WebGL.
test(
  'a guest walks all of it: cover, every page, fifty cards by finger and by button, thank-you, and is remembered',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const { links, link } = menuParts(page);
    const home = page.getByRole('link', { name: 'Home', exact: true }).first();

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: COUPLE })).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(links).toHaveText(MENU);

    for (const { menu, title, path } of TEXT_PAGES) {
      await link(menu).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.locator('a[rel="next"]').scrollIntoViewIfNeeded();
      if (path !== '/program') await expect.poll(async () => (await stored(page)).state.readStates[path]).toBe(true);
      await home.click();
      await expect(link(menu)).toHaveAccessibleDescription(path === '/program' ? '' : 'read');
    }
    await expect(links).toHaveText(MENU);

    await link('Our Story').click();
    const { top, like, end } = storyParts(page);
    await expect(top).toBeAttached();
    for (let card = 1; card <= CARDS; card++) {
      await expect(place(page, card)).toBeVisible();
      if (card === 4) {
        await expect(top).toContainText('The date goes well');
        await drag(page, 0, -160);
      } else if (card <= BY_FINGER) await drag(page, 150, card % 3 === 0 ? -40 : 20);
      else await like.click();
    }
    await expect(end).toBeVisible();
    await expect(page.getByRole('button', { name: 'start it over' })).toBeVisible();
    await page.getByRole('link', { name: 'Schedule', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    expect((await stored(page)).state.readStates).toEqual(everyPage(true));

    await home.click();
    const dialog = page.getByRole('dialog', { name: 'Thank you' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(links).toHaveText([...MENU, 'Thank You']);
    await expect(page).toHaveURL('/');

    await page.reload();
    await expect(links).toHaveText([...MENU, 'Thank You']);
    await expect(dialog).toHaveCount(0);
    for (const name of MENU.filter((menu) => menu !== 'Program'))
      await expect(link(name)).toHaveAccessibleDescription('read');
    expect(await stored(page)).toEqual({
      state: { opened: true, thanked: true, readStates: everyPage(true) },
      version: 1,
    });
  },
);
