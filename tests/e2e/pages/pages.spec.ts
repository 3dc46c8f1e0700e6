import type { Page } from '@playwright/test';
import { ARRIVING, EVENTS, FACTS, ITEMS, MAP, PROGRAM, SCHEDULE, STAYS, TRAVEL } from '../support/couple';
import { expectOutward } from '../support/expect-outward';
import { STILL, expect, heading, remember, test } from '../support/guest';
import { plainText } from './plain-text';

test.use(STILL);

/** Opens a page and waits for its heading. */
async function visit(page: Page, { path, title }: { path: string; title: string }): Promise<void> {
  await page.goto(path);
  await expect(heading(page, title)).toBeVisible();
}

test('schedule, program and travel show their facts, links and calendar entries', async ({ page, request }) => {
  await remember(page, {});

  await test.step('each event under its day with its facts, map and calendar entry', async () => {
    await visit(page, SCHEDULE);
    const days = [...new Set(EVENTS.map(({ day }) => day))];
    // The page may leave out the comma after the weekday.
    const headingOf = (day: string) => new RegExp(day.replace(',', ',?'));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(days.map((day) => headingOf(day)));
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(EVENTS.length);
    for (const [index, { title, times, from, to, venue, attire }] of EVENTS.entries())
      await test.step(title, async () => {
        const event = articles.nth(index);
        await expect(event.getByRole('heading', { level: 3, name: title })).toBeVisible();
        await expect(event).toContainText(venue.name);
        await expect(event).toContainText(venue.address);
        if (attire !== undefined) await expect(event).toContainText(attire);
        // Machine-readable times.
        await expect(event.locator('time')).toHaveText(times);
        await expect(event.locator('time').first()).toHaveAttribute('datetime', from);
        await expect(event.locator('time').last()).toHaveAttribute('datetime', to);
        const map = event.getByRole('link', { name: 'Map', exact: true });
        await expectOutward(map, /^https:\/\/www\.google\.com\/maps\//);
        await expect(map).toHaveAccessibleDescription(new RegExp(title));
      });
    for (const day of days) {
      const region = page.getByRole('region', { name: headingOf(day) });
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

  await test.step('the ceremony in order, with songs and readers', async () => {
    await visit(page, PROGRAM);
    const items = page.getByRole('listitem');
    await expect(items.getByRole('heading')).toHaveText(ITEMS.map(({ title }) => title));
    await expect(page.getByRole('list').filter({ has: page.getByRole('heading') })).toHaveJSProperty('tagName', 'OL');
    for (const [index, { detail }] of ITEMS.entries())
      if (detail !== undefined) await expect(items.nth(index)).toContainText(plainText(detail));
  });

  await test.step('directions with times, and stays with rates and outward links', async () => {
    await visit(page, TRAVEL);
    const main = page.getByRole('main');
    for (const { title, text } of ARRIVING.items) {
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(main).toContainText(plainText(text));
    }
    // A fact that a direction refers to.
    await expect(main).toContainText(FACTS['train'] ?? 'no such fact');
    // The map has a text alternative.
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
});
