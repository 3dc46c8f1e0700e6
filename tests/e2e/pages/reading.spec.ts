import { PAGES, PROGRAM, WORDS } from '../support/couple';
import {
  STILL,
  drawn,
  readStatesOf,
  expect,
  homeLink,
  menuParts,
  nextLink,
  remember,
  stored,
  test,
} from '../support/guest';
import { IS_RELEASE } from '../support/is-release';

test.use(STILL);

/** The party counts as read at once, the story after its last card, and these pages at their footer. */
const READ_AT_FOOTER = PAGES.filter(({ path, tracked }) => tracked && path !== '/story' && path !== '/party');
/** All pages have the same footer, so only a release tries each. */
const TRIED = IS_RELEASE ? READ_AT_FOOTER : READ_AT_FOOTER.slice(0, 2);

test('a page counts as read once its footer has been in view, and the menu shows it', async ({ page, context }) => {
  await remember(page, {});
  // A window too short for any page.
  await page.setViewportSize({ width: 1280, height: 420 });
  const states = readStatesOf(false);
  for (const { path, tracked } of [PROGRAM, ...TRIED])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(nextLink(page)).toBeVisible();
      await expect(nextLink(page)).not.toBeInViewport();
      await drawn(page);
      expect((await stored(page)).state.readStates).toEqual(states);
      await nextLink(page).scrollIntoViewIfNeeded();
      // An untracked page is never marked as read.
      if (tracked) states[path] = true;
      else await drawn(page);
      await expect
        .poll(() => stored(page))
        .toEqual({ state: { opened: true, thanked: false, readStates: states }, version: 1 });
    });

  const { link } = menuParts(page);
  await homeLink(page).click();
  for (const when of ['at once', 'after a reload'])
    await test.step(`${when}, the menu shows which pages are read`, async () => {
      if (when !== 'at once') await page.reload();
      for (const { menu, path } of PAGES)
        await expect(link(menu)).toHaveAccessibleDescription(states[path] ? WORDS.read : '');
    });
  await test.step('a read page stays read on later visits', async () => {
    const [read] = TRIED;
    await page.goto(read?.path ?? '');
    await nextLink(page).scrollIntoViewIfNeeded();
    await drawn(page);
    expect((await stored(page)).state.readStates).toEqual(states);
  });
  // Nothing else is stored.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['wedding-state']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});
