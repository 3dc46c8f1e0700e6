import { PHONE } from '../../../playwright.config';
import {
  CARDS,
  COUPLE,
  MENU,
  SCHEDULE,
  STORY_PAGE,
  SUPERLIKED_ONLY,
  TEXT_PAGES,
  THANKED_MENU,
  WORDS,
} from '../support/couple';
import {
  drag,
  readStatesOf,
  expect,
  heading,
  homeLink,
  menuParts,
  nextLink,
  openButton,
  place,
  stored,
  storyParts,
  test,
} from '../support/guest';

/** The read states at the end. The fixture has no registry. */
const ALL_READ = { ...readStatesOf(true), '/registry': false };

test.use(PHONE);

// The story is the flat deck, since this browser has no WebGL.
test(
  'a guest opens the cover, reads everything, and is thanked and remembered',
  { tag: '@release' },
  async ({ page }) => {
    const { links, link } = menuParts(page);

    await page.goto('/');
    await expect(heading(page, COUPLE)).toBeVisible();
    await openButton(page).click();
    await expect(links).toHaveText(MENU);

    for (const { menu, title, path, tracked } of TEXT_PAGES)
      await test.step(title, async () => {
        await link(menu).click();
        await expect(heading(page, title)).toBeVisible();
        await expect(page).toHaveURL(path);
        await nextLink(page).scrollIntoViewIfNeeded();
        if (tracked) await expect.poll(async () => (await stored(page)).state.readStates[path]).toBe(true);
        await homeLink(page).click();
        await expect(link(menu)).toHaveAccessibleDescription(tracked ? WORDS.read : '');
      });
    await expect(links).toHaveText(MENU);

    await test.step('the story', async () => {
      await link(STORY_PAGE.menu).click();
      const { top, end, startOver } = storyParts(page);
      await expect(top).toBeAttached();
      for (const [index, { caption }] of CARDS.entries()) {
        const card = index + 1;
        await expect(place(page, card)).toBeVisible();
        await expect(top).toContainText(caption);
        if (card === SUPERLIKED_ONLY) await drag(page, 0, -160);
        // As by hand: to the right, but not exactly.
        else await drag(page, 150, card % 3 === 0 ? -40 : 20);
      }
      await expect(end).toBeVisible();
      await expect(startOver).toBeVisible();
      await page.getByRole('link', { name: SCHEDULE.menu, exact: true }).last().click();
      await expect(heading(page, SCHEDULE.title)).toBeVisible();
      expect((await stored(page)).state.readStates).toEqual(ALL_READ);
    });

    await test.step('the thank-you', async () => {
      await homeLink(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: WORDS.close, exact: true }).click();
      await expect(links).toHaveText(THANKED_MENU);
      await expect(page).toHaveURL('/');
    });

    await test.step('a reload', async () => {
      await page.reload();
      await expect(links).toHaveText(THANKED_MENU);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      for (const { menu, tracked } of TEXT_PAGES)
        await expect(link(menu)).toHaveAccessibleDescription(tracked ? WORDS.read : '');
      expect(await stored(page)).toEqual({
        state: { opened: true, thanked: true, readStates: ALL_READ },
        version: 1,
      });
    });
  },
);
