import { PAGES, PROGRAM, TRAVEL, WORDS } from '../support/couple';
import {
  STILL,
  drawn,
  everyPage,
  expect,
  homeLink,
  menuParts,
  nextLink,
  remember,
  stored,
  test,
} from '../support/guest';

test.use(STILL);

/** The party counts as read at once, and the story after its last card. */
const READ_AT_THE_END = PAGES.filter(({ path, tracked }) => tracked && path !== '/story' && path !== '/party');

test('a page counts as read once its footer has been in view, and the menu shows it', async ({ page, context }) => {
  await remember(page, {});
  // A window shorter than every page.
  await page.setViewportSize({ width: 1280, height: 420 });
  const read = everyPage(false);
  for (const { path } of [PROGRAM, ...READ_AT_THE_END])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(nextLink(page)).toBeVisible();
      await expect(nextLink(page)).not.toBeInViewport();
      await drawn(page);
      expect((await stored(page)).state.readStates).toEqual(read);
      await nextLink(page).scrollIntoViewIfNeeded();
      if (path !== PROGRAM.path) read[path] = true;
      else await drawn(page);
      await expect
        .poll(() => stored(page))
        .toEqual({ state: { opened: true, thanked: false, readStates: read }, version: 1 });
    });

  const { link } = menuParts(page);
  await homeLink(page).click();
  for (const when of ['at once', 'after a reload'])
    await test.step(`the menu shows it ${when}`, async () => {
      if (when !== 'at once') await page.reload();
      for (const { menu, path } of PAGES)
        await expect(link(menu)).toHaveAccessibleDescription(read[path] ? WORDS.read : '');
    });
  // Nothing else is stored.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['wedding-state']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('read pages stay read', async ({ page }) => {
  const state = { opened: true, thanked: true, readStates: { ...everyPage(true), '/story': false } };
  await remember(page, state);
  await page.goto(TRAVEL.path);
  await nextLink(page).scrollIntoViewIfNeeded();
  await page.reload();
  await drawn(page);
  expect(await stored(page)).toEqual({ state, version: 1 });
});
