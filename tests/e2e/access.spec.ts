import type { Page } from '@playwright/test';
import { violations } from './axe';
import { atRest, drawn, everyPage, expect, menuParts, openStory, remember, test } from './guest';
import { COUPLE, MENU, PAGES, TEXT_PAGES } from './site-map';

const openButton = (page: Page) => page.getByRole('button', { name: 'Open', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Says that axe finds nothing by day, nor by night, when only the colours differ. */
async function expectNoViolations(page: Page, { strictContrast = false } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, { strictContrast }), 'in a light room').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { strictContrast, coloursOnly: true }), 'in a dark room').toEqual([]);
}

// On a phone, where the most is pressed in the least room.
test.describe('axe finds nothing, in a light room or a dark one,', { tag: '@phone' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('on the cover', async ({ page }) => {
    await page.goto('/');
    await expect(openButton(page)).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the menu, as it is first', async ({ page }) => {
    await page.goto('/');
    await openButton(page).click();
    await expect(menuParts(page).link('Registry')).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the menu, once all is read', async ({ page }) => {
    await remember(page, { thanked: true, readStates: everyPage(true) });
    await page.goto('/');
    await expect(menuParts(page).link('Thank You')).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the thank-you', async ({ page }) => {
    await remember(page, {});
    await page.goto('/thanks');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, { strictContrast: true });
  });

  for (const { path, title } of TEXT_PAGES) {
    test(`on ${title}, read at the strictest contrast`, async ({ page }) => {
      await remember(page, {});
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectNoViolations(page, { strictContrast: true });
    });
  }

  test('on the story', async ({ page }) => {
    await openStory(page);
    await expectNoViolations(page);
  });

  test('on the story as a list, read at the strictest contrast', async ({ page }) => {
    await remember(page, {});
    await page.goto('/story?list');
    await expect(heading(page, 'Our Story')).toBeVisible();
    // One year is like the others, and axe takes its time.
    await page
      .locator('main section:nth-of-type(n + 2)')
      .evaluateAll((years) => years.forEach((year) => year.remove()));
    await expectNoViolations(page, { strictContrast: true });
  });

  test('on the page that says something went wrong', async ({ page, expectFault }) => {
    expectFault('');
    await page.route(/travel-page.*\.js/, (route) => route.abort());
    await remember(page, {});
    await page.goto('/travel');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolations(page, { strictContrast: true });
  });
});

// Its columns are there on a wide screen only.
test('axe finds nothing on the Wedding Party of a desk', async ({ page }) => {
  await remember(page, {});
  await page.goto('/party');
  await expect(heading(page, 'Wedding Party')).toBeVisible();
  await expectNoViolations(page, { strictContrast: true });
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

/** A screen as a guest has it, and at which share of its text. */
const SIZES = {
  phone: [
    [320, 568, '100%'],
    [390, 844, '200%'],
    [320, 640, '200%'],
  ],
  // The last two are windows enlarged to four times their size.
  desk: [
    [1280, 800, '200%'],
    [320, 256, '100%'],
    [320, 400, '100%'],
  ],
} as const;

test.describe('room', { tag: '@sizes' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of [
    'the cover',
    '/',
    '/thanks',
    '/story?flat',
    '/story?list',
    ...TEXT_PAGES.map((page) => page.path),
  ]) {
    test(`for all of ${path}, and a thumb’s for what is pressed`, async ({ page, isMobile }) => {
      if (path !== 'the cover') await remember(page, {});
      await page.goto(path === 'the cover' ? '/' : path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await atRest(page);
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await smallTargets(page)).toEqual([]);
      for (const [width, height, text] of SIZES[isMobile ? 'phone' : 'desk']) {
        await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text);
        await page.setViewportSize({ width, height });
        await drawn(page);
        await atRest(page);
        expect(await overflow(page), `${width} px wide, text at ${text}`).toEqual([]);
      }
    });
  }
});

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

test.describe('the keyboard', () => {
  test('walks from the cover through the menu to a page and back', async ({ page }) => {
    await page.goto('/');
    await expect(openButton(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(openButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const { link } = menuParts(page);
    for (const name of MENU.slice(0, 5)) {
      await page.keyboard.press('Tab');
      await expect(link(name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Travel')).toBeVisible();
    // The heading has the focus; the way back stands before it.
    await page.keyboard.press('Shift+Tab');
    const home = page.getByRole('link', { name: 'Home', exact: true });
    await expect(home).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link('Travel')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link('Our Story')).toBeFocused();
  });

  test('lets whoever is quick see the menu before the evening has fallen', async ({ page }) => {
    await page.goto('/');
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = menuParts(page).link('Our Story');
    await expect(first).toBeFocused();
    const isSeen = await first.evaluate((link) => link.checkVisibility({ opacityProperty: true }));
    expect(isSeen).toBe(true);
  });

  test('shows where it is', async ({ page }) => {
    await remember(page, {});
    for (const path of ['/', '/schedule', '/faq', '/story?flat']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'nothing focused';
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        return outlineStyle === 'none' ? 'none' : Number.parseFloat(outlineWidth) >= 2;
      });
      expect(outline, path).toBe(true);
    }
  });

  test('opens and closes an answer', async ({ page }) => {
    await remember(page, {});
    await page.goto('/faq');
    const question = page.locator('summary', { hasText: 'entrée' });
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/short rib/i)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText(/short rib/i)).toBeHidden();
  });
});

test.describe('a screen reader', () => {
  test('is led to the heading of a page that it went to', async ({ page }) => {
    await remember(page, {});
    await page.goto('/');
    await menuParts(page).link('Schedule').click();
    await expect(heading(page, 'Schedule')).toBeFocused();
    await page.locator('a[rel="next"]').click();
    await expect(heading(page, 'Program')).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(heading(page, COUPLE)).toBeFocused();
  });

  test('is left at the top of a page that was typed or reloaded', async ({ page }) => {
    await remember(page, {});
    await page.goto('/schedule');
    await expect(heading(page, 'Schedule')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('meets headings in their order, without a gap', async ({ page }) => {
    await remember(page, {});
    for (const { path } of PAGES) {
      await page.goto(path === '/story' ? '/story?flat' : path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const levels = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
      expect(levels[0], path).toBe(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1);
    }
  });
});

test.describe('less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
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
