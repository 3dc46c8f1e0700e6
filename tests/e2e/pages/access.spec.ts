import type { Page } from '@playwright/test';
import { PHONE } from '../../../playwright.config';
import { writeInvitation } from '../../../src/reply/invitation';
import { violations } from '../support/axe';
import { CARDS, COUPLE, REPLY, STORY_PAGE, STORY_WORDS, TEXT_PAGES, THANKS } from '../support/couple';
import {
  STILL,
  atRest,
  drawn,
  readStatesOf,
  expect,
  heading,
  menuParts,
  openButton,
  remember,
  storyParts,
  swipeTo,
  test,
} from '../support/guest';
import { IS_RELEASE } from '../support/is-release';
import { findOverflow, findSmallTargets } from './layout-faults';

/** Expects no axe violations in either colour scheme; the dark one differs only in colours. */
async function expectNoViolations(page: Page, { strictContrast = false } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, { strictContrast }), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { strictContrast, coloursOnly: true }), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Screens and text sizes of guests. 320 × 256 is a laptop’s window at 400% zoom. */
const SIZES = [
  [320, 640, '200%'],
  [320, 256, '100%'],
  ...(IS_RELEASE
    ? ([
        [320, 568, '100%'],
        [1280, 800, '200%'],
      ] as const)
    : []),
] as const;

/** Expects the page to fit every size. */
async function expectToFit(page: Page, sizes: readonly (typeof SIZES)[number][] = SIZES): Promise<void> {
  const viewport = page.viewportSize();
  for (const [width, height, text] of sizes) {
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text);
    await page.setViewportSize({ width, height });
    await drawn(page);
    await atRest(page);
    // Scripts may take a few frames to adapt to a new size.
    await expect.poll(() => findOverflow(page), { message: `${width} × ${height} px, text at ${text}` }).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  if (viewport) await page.setViewportSize(viewport);
}

/** The levels of all headings, in order. */
const headingLevels = (page: Page) =>
  page.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));

/** True if the focused element has an outline of at least 2 px, else what it has instead. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing focused';
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return outlineStyle === 'none' ? 'none' : Number.parseFloat(outlineWidth) >= 2 || outlineWidth;
  });

/** `strictContrast` (AAA) is for longer reading; the short words on the pictures of cover, home and deck need AA. */
type Screen = { address: string; title: string; strictContrast?: boolean };
const STORY: Screen[] = [
  { address: '/story?list', title: STORY_PAGE.title, strictContrast: true },
  { address: '/story?flat', title: STORY_PAGE.title },
];
const OTHERS: Screen[] = [
  { address: '/', title: COUPLE },
  ...TEXT_PAGES.map(({ path, title }) => ({ address: path, title, strictContrast: true })),
];

/** Opens a screen and expects it to be accessible. */
async function expectAccessible(page: Page, { address, title, strictContrast = false }: Screen): Promise<void> {
  await page.goto(address);
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement === document.body), 'the focus starts at the top').toBe(true);
  if (address !== '/') await expect(page).toHaveTitle(`${title} • ${COUPLE}`);

  const levels = await headingLevels(page);
  expect(levels[0], 'first heading').toBe(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), 'gap between heading levels').toBeLessThanOrEqual(1);

  await page.keyboard.press('Tab');
  expect(await showsFocus(page), 'the focus is visible').toBe(true);

  for (const summary of await page.locator('summary').all()) await summary.click();
  // The download button loads late.
  if (address === '/story?flat') await expect(page.getByRole('button', { name: STORY_WORDS.keep })).toBeVisible();
  expect(await findSmallTargets(page), 'touch targets').toEqual([]);
  await expectToFit(page);

  // axe is slow, and one year is like the others.
  if (address === '/story?list')
    await page
      .locator('main section:nth-of-type(n + 2)')
      .evaluateAll((years) => years.forEach((year) => year.remove()));
  await expectNoViolations(page, { strictContrast });
  // The party has columns on wide screens only.
  if (address !== '/party') return;
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolations(page, { strictContrast });
  if (viewport) await page.setViewportSize(viewport);
}

// On a phone, where space for controls is scarcest. Many screens share a test, which compiles axe only once.
test.describe('headings, focus, touch targets, text sizes and axe’s rules', () => {
  test.use({ ...PHONE, ...STILL });

  test('home and every page except the story are accessible', async ({ page }) => {
    await remember(page, {});
    for (const screen of OTHERS) await test.step(screen.address, () => expectAccessible(page, screen));
  });

  test('the story is accessible; its show and notes fit every size, its end every phone', async ({ page }) => {
    await remember(page, {});
    for (const screen of STORY) await test.step(screen.address, () => expectAccessible(page, screen));
    // The last screen above was the deck.
    await test.step('its end', async () => {
      await swipeTo(page, CARDS.length);
      await page.keyboard.press('ArrowRight');
      await expect(storyParts(page).end).toBeVisible();
      // Guests with large text in a wide window get the narrow layout. Here they would not, since media queries ignore
      // the root size that this test sets.
      await expectToFit(
        page,
        SIZES.filter(([width]) => width < 400),
      );
    });
    for (const address of ['/story?present&flat', '/story?present=notes&flat'])
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        await expectToFit(page);
      });
  });

  test('the cover, the thank-you and the complete menu are accessible', async ({ page }) => {
    const names = ['Ana Sousa', 'Luís Sousa', 'Maria Pereira', 'João Pereira', 'Inês Ferreira'];
    await page.goto(`/thanks#${writeInvitation({ household: 'k3f9x2ab', names, events: [] })}`);
    await expect(openButton(page)).toBeVisible();
    // Only its start, since each language joins the names in its own way.
    const greeting = page.getByText(REPLY.words.envelope.replace('{names}', 'Ana Sousa, Luís'));
    await expect(greeting).toBeVisible();
    await test.step('the cover', async () => {
      expect(await findSmallTargets(page)).toEqual([]);
      await expectToFit(page);
      await expectNoViolations(page);
    });
    await test.step('the names of five guests in large text, below the couple’s names and date', async () => {
      const viewport = page.viewportSize();
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await page.setViewportSize({ width: 320, height: 640 });
      const date = await page.locator('h1 + time').boundingBox();
      const guests = await greeting.boundingBox();
      expect(guests?.y).toBeGreaterThan((date?.y ?? Infinity) + (date?.height ?? 0));
      await test.step('next to them on a phone in landscape', async () => {
        const isOverOthers = () =>
          greeting.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return Array.from(document.querySelectorAll('main :is(h1, time, button)'), (other) =>
              other.getBoundingClientRect(),
            ).some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
          });
        for (const size of ['200%', '100%'])
          for (const [width, height] of Object.entries({ 640: 320, 667: 375, 844: 390 })) {
            await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
            await page.setViewportSize({ width: Number(width), height });
            expect(await isOverOthers(), `${width} × ${height}, ${size}`).toBe(false);
          }
      });
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
      if (viewport) await page.setViewportSize(viewport);
    });
    await openButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await test.step('the thank-you', async () => {
      await atRest(page);
      expect(await findSmallTargets(page)).toEqual([]);
      await expectToFit(page);
      await expectNoViolations(page, { strictContrast: true });
    });
    await test.step('the menu', async () => {
      const state = { opened: true, thanked: true, readStates: readStatesOf(true) };
      await page.evaluate((text) => localStorage.setItem('wedding-state', text), JSON.stringify({ state, version: 1 }));
      await page.goto('/');
      await expect(menuParts(page).link(THANKS.menu)).toBeVisible();
      await expectNoViolations(page);
    });
  });

  test('the error page is accessible', { tag: '@release' }, async ({ page, expectFault }) => {
    expectFault('');
    await page.route(/travel-page.*\.js/, (route) => route.abort());
    await remember(page, {});
    await page.goto('/travel');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolations(page, { strictContrast: true });
  });
});
