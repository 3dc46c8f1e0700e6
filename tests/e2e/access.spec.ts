import type { Page } from '@playwright/test';
import { violations } from './axe';
import { COUPLE, MENU, PROGRAM, SCHEDULE, STORY_PAGE, STORY_WORDS, TEXT_PAGES, THANKS, TRAVEL } from './couple';
import {
  STILL,
  atRest,
  drawn,
  everyPage,
  expect,
  heading,
  homeLink,
  menuParts,
  nextLink,
  openButton,
  openStory,
  remember,
  test,
} from './guest';

/** Says that axe finds nothing by day, nor by night, when only the colours differ. */
async function expectNoViolations(page: Page, { strictContrast = false } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, { strictContrast }), 'in a light room').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { strictContrast, coloursOnly: true }), 'in a dark room').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The screens that guests have, at which share of their text; the last two are windows enlarged to four times their size. */
const SIZES = [
  [320, 568, '100%'],
  [390, 844, '200%'],
  [320, 640, '200%'],
  [1280, 800, '200%'],
  [320, 256, '100%'],
  [320, 400, '100%'],
] as const;

/** Says that there is room for all of the page at every size. */
async function expectRoom(page: Page): Promise<void> {
  const window = page.viewportSize();
  for (const [width, height, text] of SIZES) {
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text);
    await page.setViewportSize({ width, height });
    await drawn(page);
    await atRest(page);
    expect(await overflow(page), `${width} px wide, text at ${text}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  if (window) await page.setViewportSize(window);
}

/** The levels of all headings, in their order. */
const levels = (page: Page) =>
  page.getByRole('heading').evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));

/** Whether what has the focus shows it. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing focused';
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return outlineStyle === 'none' ? 'none' : Number.parseFloat(outlineWidth) >= 2;
  });

type Screen = { address: string; title: string; strictContrast?: boolean };
const SCREENS: Screen[] = [
  { address: '/', title: COUPLE },
  { address: '/story?flat', title: STORY_PAGE.title },
  { address: '/story?list', title: STORY_PAGE.title, strictContrast: true },
  ...TEXT_PAGES.map(({ path, title }) => ({ address: path, title, strictContrast: true })),
];

// On a phone, where the most is pressed in the least room.
test.describe('each screen', { tag: '@phone' }, () => {
  test.use(STILL);

  for (const { address, title, strictContrast = false } of SCREENS)
    test(`${address} has its title and headings, shows the focus, has room for all, a thumb’s for what is pressed, and nothing that axe finds`, async ({
      page,
    }) => {
      await remember(page, {});
      await page.goto(address);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.evaluate(() => document.activeElement === document.body), 'left at the top').toBe(true);
      if (address !== '/') await expect(page).toHaveTitle(`${title} • ${COUPLE}`);

      await test.step('headings in their order, without a gap', async () => {
        const found = await levels(page);
        expect(found[0]).toBe(1);
        for (const [index, level] of found.entries()) expect(level - (found[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      });
      await test.step('the keyboard shows where it is', async () => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        expect(await showsFocus(page)).toBe(true);
      });
      for (const summary of await page.locator('summary').all()) await summary.click();
      const keep = page.getByRole('button', { name: STORY_WORDS.keep, includeHidden: true });
      if (address === '/story?flat') await expect(keep).toBeVisible();
      await test.step('a thumb’s room', async () => expect(await smallTargets(page)).toEqual([]));
      await test.step('room for all', async () => {
        // What keeps the story comes late; the box around it, which nobody sees, is wider than its button.
        const show = async (display: string) => {
          if (address === '/story?flat') await keep.evaluate((button, to) => (button.style.display = to), display);
        };
        await show('none');
        await expectRoom(page);
        await show('');
      });
      await test.step('axe', async () => {
        // One year is like the others, and axe takes its time.
        if (address === '/story?list')
          await page
            .locator('main section:nth-of-type(n + 2)')
            .evaluateAll((years) => years.forEach((year) => year.remove()));
        await expectNoViolations(page, { strictContrast });
        // Its columns are there on a wide screen only.
        if (address !== '/party') return;
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectNoViolations(page, { strictContrast });
      });
    });

  test('the cover, and the thank-you behind it, have room for all, a thumb’s for what is pressed, and nothing that axe finds; nor has the menu once all is read', async ({
    page,
  }) => {
    await page.goto('/thanks');
    await expect(openButton(page)).toBeVisible();
    await test.step('the cover', async () => {
      expect(await smallTargets(page)).toEqual([]);
      await expectRoom(page);
      await expectNoViolations(page);
    });
    await openButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await test.step('the thank-you', async () => {
      await atRest(page);
      expect(await smallTargets(page)).toEqual([]);
      await expectRoom(page);
      await expectNoViolations(page, { strictContrast: true });
    });
    await test.step('the menu', async () => {
      const state = { opened: true, thanked: true, readStates: everyPage(true) };
      await page.evaluate((text) => localStorage.setItem('wedding-state', text), JSON.stringify({ state, version: 1 }));
      await page.goto('/');
      await expect(menuParts(page).link(THANKS.menu)).toBeVisible();
      await expectNoViolations(page);
    });
  });

  test('the page that says something went wrong has nothing that axe finds', async ({ page, expectFault }) => {
    expectFault('');
    await page.route(/travel-page.*\.js/, (route) => route.abort());
    await remember(page, {});
    await page.goto('/travel');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolations(page, { strictContrast: true });
  });
});

/** Words and controls that stick out of the window, or that make the page wider than it. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const scrolls = (element: Element) => {
      for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
        if (/auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth) return true;
      return false;
    };
    for (const element of document.querySelectorAll('h1, h2, h3, p, a, button, summary, time, li')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('svg, .visually-hidden') || scrolls(element)) continue;
      const box = element.getBoundingClientRect();
      const what = `${element.tagName} "${element.textContent?.slice(0, 40)}"`;
      if (element.matches('button, a') && isOutgrown(element, box)) found.push(`${what} is wider than its room`);
      if (element.matches('h1, h2, h3')) found.push(...brokenWords(element).map((word) => `${what} breaks "${word}"`));
      if (box.width <= 1 || (box.left >= -1 && box.right <= width + 1)) continue;
      found.push(`${what} from ${box.left} to ${box.right}`);
    }
    const bar = [...document.querySelectorAll('header > *')].map((part) => part.getBoundingClientRect());
    for (const [at, one] of bar.entries())
      for (const other of bar.slice(at + 1))
        if (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
          found.push('parts of the bar lie over one another');
    return found;

    /** Whether words stick out of what is pressed; a name beside a dot, which has a place of its own, does so on purpose. */
    function isOutgrown(control: Element, box: DOMRect): boolean {
      return textsOf(control).some((text) => {
        const parent = text.parentElement;
        if (
          !parent ||
          !text.textContent?.trim() ||
          (parent !== control && getComputedStyle(parent).position === 'absolute')
        )
          return false;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        return words.left < box.left - 1 || words.right > box.right + 1;
      });
    }

    function textsOf(element: Element): Node[] {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
      return texts;
    }

    function brokenWords(heading: Element): string[] {
      const broken: string[] = [];
      for (const text of textsOf(heading))
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      return broken;
    }
  });
}

/** Visible controls under 44 CSS px, but for links within a sentence. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const parent = control.parentElement;
        const isInSentence =
          parent?.matches('p, em, strong') && (parent.textContent?.trim() ?? '') !== control.textContent?.trim();
        return !isInSentence;
      })
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5)
      .map(({ control, box }) => `"${control.textContent?.trim()}" is ${box.width} by ${box.height}`),
  );
}

test('the keyboard walks from the cover through the menu to a page and back, and whoever is quick sees the menu before the evening has fallen', async ({
  page,
}) => {
  await page.goto('/');
  await expect(openButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(openButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const { link } = menuParts(page);
  for (const [at, name] of MENU.slice(0, MENU.indexOf(TRAVEL.menu) + 1).entries()) {
    await page.keyboard.press('Tab');
    await expect(link(name)).toBeFocused();
    if (at === 0) expect(await link(name).evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true);
  }
  await page.keyboard.press('Enter');
  // The heading has the focus; the way back stands before it.
  await expect(heading(page, TRAVEL.title)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(homeLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(TRAVEL.menu)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(STORY_PAGE.menu)).toBeFocused();
});

test('a screen reader is led to the heading of a page that it went to', async ({ page }) => {
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

test.describe('less motion', () => {
  test.use(STILL);

  test('means that things fade and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const STILL = /opacity|color|visibility|pointerEvents|fill|stroke|shadow|offset$|easing|composite|outline/i;
      const note = (animation: Animation) => {
        const effect = animation.effect as KeyframeEffect;
        const timing = effect.getComputedTiming();
        if (Number(timing.duration) < 1) return;
        for (const frame of effect.getKeyframes())
          for (const property of Object.keys(frame))
            if (!STILL.test(property))
              moved.push(`${property} of ${(effect.target as Element).outerHTML.slice(0, 80)}`);
      };
      const look = () => {
        for (const animation of document.getAnimations()) note(animation);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
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
    await page.evaluate(() => history.pushState(null, '', '/thanks'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await moved()).toEqual([]);
    await atRest(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('where the system chooses the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons and stacked cards have edges', async ({ page }) => {
    const withoutEdge = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .filter((one) => {
            const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(one);
            return (borderStyle === 'none' || borderWidth === '0px') && outlineStyle === 'none';
          })
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    await page.goto('/');
    await expect(openButton(page)).toBeVisible();
    expect(await withoutEdge('button')).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await openStory(page);
    expect(await withoutEdge('button, [data-card]')).toEqual([]);
    await page.goto('/thanks');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await withoutEdge('button, dialog')).toEqual([]);
  });
});
