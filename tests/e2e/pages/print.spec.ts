import type { Page } from '@playwright/test';
import { CARDS, DATE, EVENTS, ITEMS, QUESTIONS, STAYS } from '../support/couple';
import { STILL, drawn, expect, menuParts, remember, test } from '../support/guest';
import { holdRequests } from '../support/hold-requests';
import { countSheets, FORMATS } from '../support/paper';

test.use(STILL);

/** What the page shows now but paper must not: controls, and colours other than black on white. */
async function printFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** From 0 to 1; null for a transparent colour. */
    const brightness = (color: string) => {
      const [r = 0, g = 0, b = 0, alpha = 1] = [...color.matchAll(/[\d.]+/g)].map(([part]) => Number(part));
      return alpha === 0 ? null : (r + g + b) / (3 * 255);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element) || element.closest('svg, picture')) continue;
      const what = `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 30)}"`;
      if (element.matches('nav, button')) faults.push(`${what} is printed`);
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (hasWords && (brightness(color) ?? 1) > 0.05) faults.push(`${what} is ${color}`);
      if ((brightness(backgroundColor) ?? 1) < 1 && !element.closest('[role="img"]'))
        faults.push(`${what} is on ${backgroundColor}`);
      if (hasWords && backgroundImage !== 'none') faults.push(`${what} is on a picture`);
    }
    return faults;
  });
}

/** Opens a page on a light screen, then as on paper for a guest who prefers dark colours, which paper ignores. */
async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

test.describe('on paper', () => {
  test('four text pages fit one sheet each, black on white; the party fits two', async ({ page }) => {
    await remember(page, {});
    for (const [path, words] of [
      // Where an optional text is missing, the title is expected instead.
      ['/schedule', EVENTS.flatMap(({ title, attire = title, times }) => [title, attire, times.join(' – ')])],
      ['/program', ITEMS.map(({ title }) => title)],
      ['/travel', STAYS.items.flatMap(({ name, rate = name }) => [name, rate])],
      ['/faq', QUESTIONS.flatMap(({ question, ask = question }) => [question, ask])],
    ] as const)
      await test.step(path, async () => {
        await openOnPaper(page, path);
        for (const text of words) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
        expect(await printFaults(page)).toEqual([]);
        for (const format of FORMATS) expect(await countSheets(page, format), format).toBe(1);

        const window = page.viewportSize();
        // An A4 sheet without its margins, in CSS px.
        await page.setViewportSize({ width: 672, height: 987 });
        await drawn(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(672);
        if (window) await page.setViewportSize(window);
      });

    // The loop's last page, /faq, is still open.
    await test.step('every answer is open, including both answers to the question that asks back', async () => {
      const answers = page.locator('summary ~ *');
      await expect(answers).toHaveCount(QUESTIONS.length);
      for (const answer of await answers.all()) await expect(answer).toBeVisible();
      for (const { yes, no } of QUESTIONS)
        for (const text of [yes, no])
          if (text !== undefined) await expect(page.getByText(text, { exact: true })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      for (const details of await page.locator('details').all()) await expect(details).not.toHaveAttribute('open');
    });

    await openOnPaper(page, '/party');
    for (const format of FORMATS) expect(await countSheets(page, format), format).toBeLessThanOrEqual(2);
  });

  test('the story prints as a list on at most three sheets, home with the facts on one', async ({ page }) => {
    const listCode = page.waitForResponse(/story-as-list.*\.js$/);
    await remember(page, {});
    await page.goto('/story?flat');
    await listCode;
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(CARDS.length);
    for (const { caption } of CARDS) await expect(page.getByText(caption).filter({ visible: true })).toHaveCount(1);
    expect(await printFaults(page)).toEqual([]);
    expect(await countSheets(page, 'Letter')).toBeLessThanOrEqual(3);

    await page.emulateMedia({ media: 'screen' });
    // The facts also show if their code arrives only while the page is being printed.
    const release = await holdRequests(page, /print-facts.*\.js$/);
    await page.goto('/');
    await expect(menuParts(page).links.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    release();
    await expect(page.getByRole('article')).toHaveCount(EVENTS.length);
    for (const text of [
      DATE,
      ...EVENTS.flatMap(({ title, times, venue }) => [title, times.join(' – '), venue.address]),
    ])
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    expect(await printFaults(page)).toEqual([]);
    for (const format of FORMATS) expect(await countSheets(page, format), format).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});
