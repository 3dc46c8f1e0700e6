import type { Locator, Page } from '@playwright/test';
import {
  ARRIVING,
  COUPLE,
  EVENTS,
  FACTS,
  ITEMS,
  MAP,
  PAGES,
  PROGRAM,
  QUESTIONS,
  SCHEDULE,
  STAYS,
  TRAVEL,
  WORDS,
  pageAt,
} from './couple';
import { STILL, expect, heading, homeLink, menuParts, nextLink, remember, test } from './guest';

test.use(STILL);

/** Opens a page as a guest who has opened the site before. */
async function visit(page: Page, { path, title }: { path: string; title: string }): Promise<void> {
  await remember(page, {});
  await page.goto(path);
  await expect(heading(page, title)).toBeVisible();
}

/** A link that leaves the site must do so in a tab that cannot reach back. */
async function expectOutward(link: Locator, href: RegExp): Promise<void> {
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(new RegExp(WORDS.newTab));
}

/** A text as it stands on the page, without the signs of light Markdown. */
const plain = (text: string) => text.replaceAll(/\*|\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
const menuNameOf = (path: string) => (path === '/' ? WORDS.home : pageAt(path).menu);

test.describe('the way through the pages', () => {
  test('can be walked from the first page to the last and home; each says what comes before and after, and Home is a step back', async ({
    page,
  }) => {
    // On a desk short pages are read at once: whoever has been thanked comes home to the menu.
    await remember(page, { thanked: true });
    await page.goto(`${PAGES[0]?.path}?list`);
    for (const { path, title, previous, next } of PAGES)
      await test.step(title, async () => {
        await expect(heading(page, title)).toBeVisible();
        await expect(page).toHaveTitle(`${title} • ${COUPLE}`);
        await expect(page).toHaveURL(new RegExp(`${path}(\\?list)?$`));
        const before = page.locator('a[rel="prev"]');
        await expect(nextLink(page)).toHaveAccessibleName(new RegExp(menuNameOf(next)));
        await expect(nextLink(page)).toHaveAttribute('href', next);
        if (previous === null) await expect(before).toHaveCount(0);
        else {
          await expect(before).toHaveAccessibleName(new RegExp(menuNameOf(previous)));
          await expect(before).toHaveAttribute('href', previous);
        }
        await expect(homeLink(page)).toHaveAttribute('href', '/');
        await nextLink(page).click();
      });
    await expect(page).toHaveURL('/');
    await expect(menuParts(page).menu).toBeVisible();
    await page.goBack();
    await homeLink(page).click();
    await expect(page).toHaveURL('/');
    await expect(menuParts(page).menu).toBeVisible();
  });

  test('leads to a page that starts at its top, enters on the page spring, and is there again when it is reloaded', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Low enough for every page to be longer than the window.
    await page.setViewportSize({ width: 1280, height: 420 });
    await visit(page, SCHEDULE);
    await nextLink(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await nextLink(page).click();
    await expect(heading(page, PROGRAM.title)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await test.step('on the page spring', async () => {
      const keyframes = await page.getByRole('main').evaluate((main) => {
        const part = main.parentElement ?? main;
        const { animationName, animationTimingFunction } = getComputedStyle(part);
        return { animationName, easing: animationTimingFunction };
      });
      expect(keyframes.animationName).not.toBe('none');
      // The damped spring overshoots: a plain easing would not pass 1.
      const stops = [...keyframes.easing.matchAll(/[\s(,](\d+\.\d+)(?= |,|\))/g)].map(([, stop]) => Number(stop));
      expect(keyframes.easing).toMatch(/^linear\(/);
      expect(Math.max(...stops)).toBeGreaterThan(1);
      // At its furthest, a quarter of a second in, nothing is to be scrolled to.
      const excess = await page.getByRole('main').evaluate((main) => {
        const part = main.parentElement ?? main;
        part.style.animation = 'none';
        part.getBoundingClientRect();
        part.style.animation = '';
        const [enters] = part.getAnimations();
        enters?.pause();
        if (enters) enters.currentTime = 250;
        const { scrollWidth, clientWidth } = document.documentElement;
        return { isScaled: part.getBoundingClientRect().width > clientWidth, excess: scrollWidth - clientWidth };
      });
      expect(excess).toEqual({ isScaled: true, excess: 0 });
    });

    await test.step('after a reload', async () => {
      await page.reload();
      await expect(heading(page, PROGRAM.title)).toBeVisible();
      await expect(page).toHaveTitle(`${PROGRAM.title} • ${COUPLE}`);
    });
  });
});

test('the schedule has each event under its day, in order, with times, place and what to wear, a map, and a calendar entry where one is wanted', async ({
  page,
  request,
}) => {
  await visit(page, SCHEDULE);
  const days = [...new Set(EVENTS.map(({ day }) => day))];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    days.map((day) => new RegExp(day.replace(',', ',?'))),
  );
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(EVENTS.length);
  for (const [index, { title, times, from, to, at, attire }] of EVENTS.entries())
    await test.step(title, async () => {
      const event = articles.nth(index);
      await expect(event.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(event).toContainText(at.name);
      await expect(event).toContainText(at.address);
      if (attire !== undefined) await expect(event).toContainText(attire);
      // From when to when, for whatever reads pages by machine.
      await expect(event.locator('time')).toHaveText(times);
      await expect(event.locator('time').first()).toHaveAttribute('datetime', from);
      await expect(event.locator('time').last()).toHaveAttribute('datetime', to);
      const map = event.getByRole('link', { name: 'Map', exact: true });
      await expectOutward(map, /^https:\/\/www\.google\.com\/maps\//);
      await expect(map).toHaveAccessibleDescription(new RegExp(title));
    });
  for (const day of days) {
    const region = page.getByRole('region', { name: new RegExp(day.replace(',', ',?')) });
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(
      EVENTS.filter((event) => event.day === day).map(({ title }) => title),
    );
  }

  await test.step('calendar entries', async () => {
    const inCalendar = EVENTS.filter(({ calendar }) => calendar);
    const links = page.getByRole('link', { name: 'Add to calendar', exact: true });
    await expect(links).toHaveCount(inCalendar.length);
    const inUtc = (iso: string) => new Date(iso).toISOString().replaceAll(/[-:]|\.000/g, '');
    for (const [index, { title, from, to }] of inCalendar.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAccessibleDescription(new RegExp(title));
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
      const lines = (await answer.text()).split('\r\n');
      expect(lines[0]).toBe('BEGIN:VCALENDAR');
      expect(lines).toContain(`DTSTART:${inUtc(from)}`);
      expect(lines).toContain(`DTEND:${inUtc(to)}`);
      expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(title);
    }
  });
});

test('the program lists the ceremony in its order, with songs and readers', async ({ page }) => {
  await visit(page, PROGRAM);
  const items = page.getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText(ITEMS.map(({ title }) => title));
  await expect(page.getByRole('list').filter({ has: page.getByRole('heading') })).toHaveJSProperty('tagName', 'OL');
  for (const [index, { detail }] of ITEMS.entries())
    if (detail !== undefined) await expect(items.nth(index)).toContainText(plain(detail));
});

test('travel tells how to arrive, with the minutes, and where to sleep, at what rate; what leads outward opens a new tab', async ({
  page,
}) => {
  await visit(page, TRAVEL);
  const main = page.getByRole('main');
  for (const { title, text } of ARRIVING.items) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main).toContainText(plain(text));
  }
  await expect(main).toContainText(FACTS['train'] ?? '');
  // A map says in words what it draws.
  await expect(page.getByRole('img', { name: MAP.alt })).toBeVisible();
  await expect(page.getByRole('heading', { name: STAYS.title })).toBeVisible();
  for (const { name, rate, links } of STAYS.items) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
    if (rate !== undefined) await expect(main).toContainText(rate);
    for (const { label } of links)
      await expect(main.getByRole('link', { name: label, exact: true }).first()).toBeVisible();
  }
  const outward = page.locator('a[href^="http"]');
  await expect(outward).toHaveCount(STAYS.items.flatMap(({ links }) => links).length);
  for (const link of await outward.all()) await expectOutward(link, /^https:/);
});

test('questions are all closed; the first fades in after 0.5 s, each 0.04 s after the last; each is answered as the couple does, by finger and by key, and closes what it opened', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, pageAt('/faq'));
  await expect(page.locator('summary')).toHaveText(QUESTIONS.map(({ question }) => question));
  for (const details of await page.locator('details').all()) await expect(details).not.toHaveAttribute('open');
  const delays = await page.locator('summary').evaluateAll((all) =>
    all.map((summary) => {
      for (let part: Element | null = summary; part; part = part.parentElement) {
        const { animationName, animationDelay } = getComputedStyle(part);
        if (animationName !== 'none') return Math.round(Number.parseFloat(animationDelay) * 1000);
      }
      return Number.NaN;
    }),
  );
  expect(delays).toEqual(QUESTIONS.map((_, place) => 500 + 40 * place));

  for (const [index, { question, answer }] of QUESTIONS.entries())
    await test.step(question, async () => {
      const item = page.locator('details').nth(index);
      const text = item.locator('summary ~ *');
      await expect(text).toBeHidden();
      if (index === 1) {
        await item.locator('summary').focus();
        await page.keyboard.press('Enter');
      } else await item.locator('summary').click();
      await expect(text).toBeVisible();
      if (answer !== undefined) await expect(text).toContainText(plain(answer.split('[')[0] ?? ''));
      for (const link of await text.locator('a[href^="http"]').all()) await expectOutward(link, /^https:/);
      // As one more press closes it.
      if (index === 1) await page.keyboard.press('Space');
      else await item.locator('summary').click();
      await expect(text).toBeHidden();
    });

  const asking = QUESTIONS.find(({ ask }) => ask !== undefined);
  await test.step('one asks back, and says yes and no in the couple’s own words, until the next visit', async () => {
    const words = (text = '') => page.getByText(plain(text), { exact: true });
    const button = (name = '') => page.getByRole('button', { name, exact: true });
    const question = page.locator('summary', { hasText: asking?.question ?? '' });
    await question.click();
    await expect(button(asking?.yesLabel)).toBeVisible();
    await expect(words(asking?.yes)).toBeHidden();
    await expect(words(asking?.no)).toBeHidden();
    await button(asking?.noLabel).click();
    await expect(words(asking?.no)).toBeVisible();
    await button(asking?.yesLabel).click();
    await expect(words(asking?.yes)).toBeVisible();
    await expect(words(asking?.no)).toBeHidden();
    await page.reload();
    await question.click();
    await expect(button(asking?.noLabel)).toBeVisible();
    await expect(words(asking?.yes)).toBeHidden();
    await expect(words(asking?.no)).toBeHidden();
  });
});
