import { COUPLE, MENU, PROGRAM, SCHEDULE, STORY_PAGE, TEXT_PAGES, TRAVEL } from '../support/couple';
import {
  STILL,
  atRest,
  expect,
  heading,
  homeLink,
  menuParts,
  nextLink,
  openButton,
  openStory,
  remember,
  test,
  SMALL,
} from '../support/guest';

test.use(SMALL);

test('the keyboard goes from the cover to a page and back without waiting', async ({ page }) => {
  await page.goto('/');
  await expect(openButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(openButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const { link } = menuParts(page);
  for (const [index, name] of MENU.slice(0, MENU.indexOf(TRAVEL.menu) + 1).entries()) {
    await page.keyboard.press('Tab');
    await expect(link(name)).toBeFocused();
    // Already the first key ends the menu's entrance.
    if (index === 0)
      expect(await link(name).evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
  }
  await page.keyboard.press('Enter');
  // The heading has the focus, and the link home comes before it.
  await expect(heading(page, TRAVEL.title)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(homeLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(TRAVEL.menu)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(STORY_PAGE.menu)).toBeFocused();
});

test('navigation moves the focus to the heading of the new page', async ({ page }) => {
  await remember(page, {});
  await page.goto('/');
  await menuParts(page).link(SCHEDULE.menu).click();
  await expect(heading(page, SCHEDULE.title)).toBeFocused();
  await nextLink(page).click();
  await expect(heading(page, PROGRAM.title)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, COUPLE)).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use(STILL);

  test('things fade and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      // Properties that do not move anything, and the keys that each keyframe has.
      const FADING = /opacity|color|visibility|pointerEvents|fill|stroke|shadow|offset$|easing|composite|outline/i;
      const record = (animation: Animation) => {
        const effect = animation.effect as KeyframeEffect;
        const timing = effect.getComputedTiming();
        // A shorter animation is over before its first frame.
        if (Number(timing.duration) < 1) return;
        for (const frame of effect.getKeyframes())
          for (const property of Object.keys(frame))
            if (!FADING.test(property))
              moved.push(`${property} of ${(effect.target as Element).outerHTML.slice(0, 80)}`);
      };
      const recordEachFrame = () => {
        for (const animation of document.getAnimations()) record(animation);
        requestAnimationFrame(recordEachFrame);
      };
      requestAnimationFrame(recordEachFrame);
    });
    const moved = () => page.evaluate(() => [...new Set((window as unknown as { moved: string[] }).moved)]);
    await page.goto('/');
    await openButton(page).click();
    for (const { menu, title } of TEXT_PAGES) {
      await menuParts(page).link(menu).click();
      await expect(heading(page, title)).toBeVisible();
      for (const summary of (await page.locator('summary').all()).slice(0, 1)) await summary.click();
      await homeLink(page).click();
    }
    await expect(heading(page, COUPLE)).toBeVisible();
    // Goes to the thank-you without a new document, which would forget what has moved.
    await page.evaluate(() => history.pushState(null, '', '/thanks'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await atRest(page);
    expect(await moved()).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('with forced colours', { tag: '@release' }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons, dialogs and cards have borders', async ({ page }) => {
    const withoutBorder = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element);
            return (borderStyle === 'none' || borderWidth === '0px') && outlineStyle === 'none';
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    await page.goto('/');
    await expect(openButton(page)).toBeVisible();
    expect(await withoutBorder('button')).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await openStory(page);
    expect(await withoutBorder('button, [data-card]')).toEqual([]);
    await page.goto('/thanks');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await withoutBorder('button, dialog')).toEqual([]);
  });
});
