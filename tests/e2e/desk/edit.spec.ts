import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dropOn, changedLines, siteIn, takePhotos, turnTo, test } from '../support/edit-desk';
import { expect as expectSoon, remember } from '../support/guest';
import { violations } from '../support/axe';
import { holdRequests } from '../support/hold-requests';
import { IS_RELEASE } from '../support/is-release';

/** The fixture’s second question. */
const QUESTION = 'What do we wear?';

/** The panels that axe checks; usually only two, which have most of the controls. */
const PANELS = ['To do', 'Our Story', 'Pages', 'Design', 'This page'];

/** With a cold cache, new names need new fonts and photos need all their sizes. */
const expect = expectSoon.configure({ timeout: 60_000 });

test.setTimeout(120_000);

test(
  'a couple edits the whole site in the desk, and only the lines they meant change',
  { tag: '@release' },
  async ({ page, context, server }) => {
    const before = await server.texts();
    const site = siteIn(page);
    const panel = page.getByRole('complementary');
    const bar = page.getByRole('banner');
    await remember(page, {});
    await page.goto(server.url);

    await test.step('edit a name and the date', async () => {
      await expect(site.getByRole('heading', { level: 1 })).toContainText('Þórdís');
      await bar.getByRole('button', { name: 'This page' }).click();
      await panel.getByRole('textbox', { name: 'Name 1' }).fill('Zoë');
      await panel.getByRole('textbox', { name: 'Name 1' }).press('Enter');
      await expect(site.getByRole('heading', { level: 1 })).toContainText('Zoë');
      await panel.getByRole('textbox', { name: 'Date', exact: true }).fill('2027-09-25');
      await panel.getByRole('textbox', { name: 'Date', exact: true }).press('Enter');
      await expect(site.getByText('September 25th, 2027')).toBeVisible();
    });

    await test.step('a mistake is shown at its field and not saved', async () => {
      await panel.getByRole('textbox', { name: 'Time zone' }).fill('Europe/Zurch');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('alert')).toContainText('or Europe/Zurich?');
      expect((await server.texts())['site.yaml']).not.toContain('Zurch');
      await page.keyboard.press('Escape');
      await expect(panel.getByRole('alert')).toHaveCount(0);
    });

    await test.step('edit three events: one in place, two in the panel', async () => {
      await turnTo(page, 'Days', 'Three Days Up Here');
      await site.getByText('Soup at the hut').click();
      const field = page.getByRole('textbox', { name: /^Words: / });
      await field.fill('Fondue at the hut');
      await field.press('Enter');
      await expect(site.getByRole('heading', { name: 'Fondue at the hut' })).toBeVisible();
      const events = panel.getByRole('group', { name: 'Events' });
      await events.getByRole('button', { name: /^Wedding by the lake/ }).click();
      await events.getByLabel('Start').fill('11:15');
      await events.getByLabel('Start').press('Enter');
      await expect(site.getByText(/11:15/)).toBeVisible();
      await events.getByRole('button', { name: /^Wedding by the lake/ }).click();
      await events.getByRole('button', { name: /^Dinner, then dancing/ }).click();
      await events.getByRole('combobox', { name: 'Place' }).selectOption('The Rothorn Hut');
      await expect(site.getByText('The Rothorn Hut')).toHaveCount(2);
    });

    await test.step('remove a question', async () => {
      await turnTo(page, 'Questions', 'Asked on the Way');
      const question = site.getByText(QUESTION);
      await expect(question).toBeVisible();
      const questions = panel.getByRole('group', { name: 'Questions', exact: true });
      const entry = questions.getByRole('listitem').nth(1);
      // The last of its buttons named Remove removes the whole entry.
      await entry.getByRole('button', { name: /2 of/ }).click();
      await entry
        .getByRole('button', { name: /^Remove/ })
        .last()
        .click();
      await expect(question).toHaveCount(0);
    });

    await test.step('photos dropped during an import join it', async () => {
      await turnTo(page, 'Our Path', 'Our Path');
      await bar.getByRole('button', { name: 'Our Story' }).click();
      await dropPhotos(page);
    });

    await test.step('only the edited lines changed in the folder', async () => {
      const after = await server.texts();
      const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
      expect(changed.toSorted()).toEqual(['faq.yaml', 'schedule.yaml', 'site.yaml', 'story.yaml']);
      const lines = (name: string) => changedLines(before[name] ?? '', after[name] ?? '');
      expect(lines('site.yaml')).toEqual({
        removed: ['  names: [Þórdís, Bjørn]', '  date: 2027-09-18'],
        added: ['  names: [Zoë, Bjørn]', '  date: 2027-09-25'],
      });
      expect(lines('schedule.yaml').added).toEqual([
        '    title: Fondue at the hut',
        expect.stringMatching(/^ {4}start: '?11:15/),
        '    place: hut',
      ]);
      expect(lines('schedule.yaml').removed).toHaveLength(3);
      expect(lines('faq.yaml').added).toEqual([]);
      expect(lines('faq.yaml').removed.join('\n')).toContain(QUESTION);
      expect(lines('story.yaml').removed).toEqual([]);
      // Three cards, each with a line for its date, photo and caption.
      expect(lines('story.yaml').added).toHaveLength(9);
      // A file of the fixture, and the second of the new photos.
      expect(await readdir(join(server.folder, 'media'))).toEqual(
        expect.arrayContaining(['card-06.mp4', 'img-1000-1.jpg']),
      );
    });

    await test.step('another window can undo the last three steps', async () => {
      await panel.getByRole('button', { name: 'All cards' }).click();
      await panel.getByRole('list', { name: 'Cards' }).getByRole('button', { name: /^Film/ }).click();
      // Held back, so that the first window receives all three changes at once.
      const release = await holdRequests(page, '**/edit/api/state');
      const other = await context.newPage();
      await other.addInitScript(beginWithEmptyFrame);
      // Some programs add a parameter to the links that they open.
      await other.goto(`${server.url}?from=mail`);
      const undo = other.getByRole('banner').getByRole('button', { name: /^Undo/ });
      await expect(undo).toBeEnabled();
      for (let step = 1; step <= 3; step++) {
        const label = await undo.getAttribute('aria-label');
        await undo.click();
        await expect(undo).not.toHaveAttribute('aria-label', label ?? '');
      }
      const { 'faq.yaml': faq, 'story.yaml': story } = before;
      await expect.poll(() => server.texts()).toMatchObject({ 'faq.yaml': faq, 'story.yaml': story });
      expect((await server.texts())['schedule.yaml']).toContain('Fondue at the hut');
      release();
      await expect(panel.getByRole('heading', { name: /of 12$/ })).toBeVisible();
    });
  },
);

test('texts are edited in place, and conflicts show both versions', async ({ page, server }) => {
  const site = siteIn(page);
  const editByHand = async (from: string, to: string) => {
    const file = join(server.folder, 'schedule.yaml');
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  };
  await remember(page, {});
  await page.goto(`${server.url}#/schedule`);
  const title = site.getByRole('heading', { name: 'Soup at the hut' });
  await expect(title).toHaveAttribute('aria-description', /Enter/);

  await test.step('Escape cancels, Enter saves, and the focus returns to the text', async () => {
    await title.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Nothing of this');
    await page.keyboard.press('Escape');
    await expect(title).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Stew at the hut');
    await page.keyboard.press('Enter');
    await expect(site.getByRole('heading', { name: 'Stew at the hut' })).toBeFocused();
    expect((await server.texts())['schedule.yaml']).toContain('    title: Stew at the hut\n');
    await page.keyboard.press('Control+Z');
    await expect(title).toBeVisible();
  });

  await test.step('a conflict shows both versions, and the couple chooses one', async () => {
    await title.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(', ours');
    await editByHand('title: Soup at the hut', 'title: By hand');
    await page.keyboard.press('Enter');
    const trouble = page.getByRole('alert').filter({ hasText: 'By hand' });
    await expect(trouble).toContainText('ours');
    expect((await server.texts())['schedule.yaml']).toContain('title: By hand');
    await trouble.getByRole('button', { name: 'Use mine' }).click();
    await expect(site.getByRole('heading', { name: 'Soup at the hut, ours' })).toBeVisible();
  });

  const bar = page.getByRole('banner');
  const panel = page.getByRole('complementary');

  await test.step('a choice made during a save is saved after it', async () => {
    await bar.getByRole('button', { name: 'This page' }).click();
    await panel.getByRole('button', { name: /^Wedding by the lake/ }).click();
    const place = panel.getByRole('combobox', { name: 'Place' });
    const release = await holdRequests(page, '**/edit/api/change', 1);
    await place.selectOption('hut');
    await place.selectOption('inn');
    release();
    // The second of the three events has the second choice.
    await expect
      .poll(async () => (await server.texts())['schedule.yaml']?.match(/place: .*/g))
      .toEqual(['place: hut', 'place: inn', 'place: inn']);
  });

  await test.step('the story shows the open card and its new words without a reload', async () => {
    await turnTo(page, 'Our Path', 'Our Path');
    await bar.getByRole('button', { name: 'Our Story' }).click();
    await panel.getByRole('list', { name: 'Cards' }).getByRole('button').nth(1).click();
    // A reload would remove this mark.
    await site.locator('html').evaluate((root) => root.setAttribute('data-kept', ''));
    await panel.getByRole('button', { name: 'Next card' }).click();
    await expect(site.getByText(/3 of 12$/)).toBeVisible();
    await panel.getByRole('textbox', { name: 'Caption' }).fill('Snow in May, again');
    await page.keyboard.press('Enter');
    await expect(site.locator('[data-deck] p', { hasText: 'Snow in May, again' })).toBeVisible();
    await expect(site.locator('html')).toHaveAttribute('data-kept');
  });

  await test.step('its panels have no accessibility violations', async () => {
    for (const panel of IS_RELEASE ? PANELS : ['This page', 'Our Story']) {
      await page.getByRole('banner').getByRole('button', { name: panel }).click();
      await page.getByRole('complementary', { name: panel }).waitFor();
      expect(await violations(page)).toEqual([]);
    }
  });
});

/** Drops two photos on the tray, and a third during their import. */
async function dropPhotos(page: Page): Promise<void> {
  const panel = page.getByRole('complementary');
  const photos = await takePhotos(['2021-11-03', '2019-08-03', '2023-05-03']);
  const tray = panel.getByRole('region', { name: 'Cards of the story' });
  const release = await holdRequests(page, /\/edit\/api\/media\?/, 1);
  await dropOn(tray, photos.slice(0, 2));
  await expect(panel.getByText('Importing 1 of 2')).toBeVisible();
  await dropOn(tray, photos.slice(2));
  release();
  // The fixture’s twelve cards, and three new ones.
  await expect(panel.getByRole('heading', { name: /of 15$/ })).toBeVisible();
  await expect(siteIn(page).getByText(/of 15$/)).toBeVisible();
}

/** A frame’s document is briefly empty, without a root element; here it stays empty until the frame has loaded. */
function beginWithEmptyFrame(): void {
  let isLoaded = false;
  document.addEventListener('load', ({ target }) => (isLoaded ||= target instanceof HTMLIFrameElement), true);
  const descriptor = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument');
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
    get(): unknown {
      return isLoaded ? descriptor?.get?.call(this) : new Document();
    },
  });
}
