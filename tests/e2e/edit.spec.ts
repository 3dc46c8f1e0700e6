import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dropOn, linesChanged, siteIn, startEditing, takePhotos, turnTo, type EditServer } from './edit-desk';
import { expect as expectSoon, remember, STILL, test } from './guest';
import { violations } from './axe';

/** No other server of the tests has it. */
const PORT = 4397;

/** Other names need other fonts, and photos all their sizes: where none are kept yet, a busy machine takes its time. */
const expect = expectSoon.configure({ timeout: 75_000 });

let server: EditServer;
test.use({ ...STILL, baseURL: `http://127.0.0.1:${PORT}`, viewport: { width: 1280, height: 900 } });
test.setTimeout(400_000);
// One after the other: their server has one port.
test.describe.configure({ mode: 'default' });
test.beforeEach(async () => {
  server = await startEditing(PORT);
});
test.afterEach(async ({ context }) => {
  await context.close();
  await server.stop();
});

test('a couple makes the site theirs without opening a file, and their files hold what was meant and nothing else', async ({
  page,
  context,
}) => {
  const before = await server.texts();
  const site = siteIn(page);
  const panel = page.getByRole('complementary');
  const bar = page.getByRole('banner');
  await remember(page, {});
  await page.goto(server.url);

  await test.step('their names and the day', async () => {
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Þórdís');
    await bar.getByRole('button', { name: 'This page' }).click();
    await panel.getByRole('textbox', { name: 'Name 1' }).fill('Zoë');
    await panel.getByRole('textbox', { name: 'Name 1' }).press('Enter');
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Zoë');
    await panel.getByRole('textbox', { name: 'Date', exact: true }).fill('2027-09-25');
    await panel.getByRole('textbox', { name: 'Date', exact: true }).press('Enter');
    await expect(site.getByText('September 25th, 2027')).toBeVisible();
  });

  await test.step('a mistake is told at its field, in the words of the check, and not written', async () => {
    await panel
      .getByRole('textbox', { name: 'Time zone' })
      .or(panel.getByRole('combobox', { name: 'Time zone' }))
      .fill('Europe/Zurch');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toContainText('or Europe/Zurich?');
    expect((await server.texts())['site.yaml']).not.toContain('Zurch');
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });

  await test.step('three events: one by a click on its words, two by their facts', async () => {
    await turnTo(page, 'Days', 'Three Days Up Here');
    await site.getByText('Soup at the hut').click();
    const field = page.getByRole('textbox', { name: /Soup at the hut|^Words/ });
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

  await test.step('one question less', async () => {
    await turnTo(page, 'Questions', 'Asked on the Way');
    const [first] = await site.getByRole('main').getByRole('heading', { level: 2 }).or(site.locator('summary')).all();
    expect(first).toBeDefined();
    const questions = panel.getByRole('group', { name: 'Questions', exact: true });
    const entry = questions.getByRole('listitem').nth(1);
    await entry.getByRole('button', { name: /2 of/ }).click();
    await entry
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await expect(page.getByRole('status').filter({ hasText: /Saved|taken out|removed/i })).toBeVisible();
  });

  await test.step('ten photos at once, though some are remembered late, each where its date belongs', async () => {
    await turnTo(page, 'Our Path', 'Our Path');
    await bar.getByRole('button', { name: 'Our Story' }).click();
    const months = [
      '2019-07',
      '2021-11',
      '2019-08',
      '2020-02',
      '2022-03',
      '2019-09',
      '2021-01',
      '2020-12',
      '2019-11',
      '2023-05',
    ];
    const photos = await takePhotos(months.map((month) => `${month}-03`));
    const tray = panel.getByRole('region', { name: 'Cards of the story' });
    let bring = () => {};
    const isBrought = new Promise<void>((done) => (bring = done));
    await page.route(/\/edit\/api\/media\?/, (route) => isBrought.then(() => route.continue()), { times: 1 });
    await dropOn(tray, photos.slice(0, 7));
    await expect(panel.getByText('Taking in 1 of 7')).toBeVisible();
    await dropOn(tray, photos.slice(7));
    bring();
    await expect(panel.getByText('22', { exact: false }).first()).toContainText('22');
    // The site takes a while for ten photos in all their sizes.
    await expect(site.getByText(/of 22$/)).toBeVisible();
  });

  await test.step('one film in the place of another', async () => {
    const cards = panel.getByRole('list', { name: 'Cards' });
    await panel.getByRole('button', { name: 'All cards' }).click();
    await cards.getByRole('button', { name: /^Film/ }).click();
    await expect(site.locator('video')).toBeAttached();
    const film = await readFile(join(server.folder, 'media/card-06.mp4'));
    // A box that players skip makes it another file.
    const other = Buffer.concat([film, Buffer.from([0, 0, 0, 12]), Buffer.from('free'), Buffer.from('mine')]);
    await dropOn(site.locator('video'), [{ name: 'Été à la mer.MP4', bytes: other.toString('base64') }]);
    await expect(panel.getByText('ete-a-la-mer.mp4')).toBeVisible();
  });

  await test.step('a tap on its caption opens that, and leaves its sound alone', async () => {
    await expect(site.locator('video[src*="ete-a-la-mer"]')).toBeAttached();
    // The site begins anew with the film, and its words can be opened a moment after.
    await expect(async () => {
      const box = await site.locator('[data-card]:not([hidden]) p', { hasText: 'The cow bells' }).boundingBox();
      await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
      await expectSoon(page.locator('[contenteditable]')).toHaveText('The cow bells, as promised.');
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(site.getByRole('button', { name: 'Unmute' })).toBeVisible();
  });

  await test.step('what changed in the folder is what was meant', async () => {
    const after = await server.texts();
    const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
    expect(changed.toSorted()).toEqual(['faq.yaml', 'schedule.yaml', 'site.yaml', 'story.yaml']);
    const lines = (name: string) => linesChanged(before[name] ?? '', after[name] ?? '');
    expect(lines('site.yaml')).toEqual({
      gone: ['  names: [Þórdís, Bjørn]', '  date: 2027-09-18'],
      come: ['  names: [Zoë, Bjørn]', '  date: 2027-09-25'],
    });
    expect(lines('schedule.yaml').come).toEqual([
      '    title: Fondue at the hut',
      expect.stringMatching(/^ {4}start: '?11:15/),
      '    place: hut',
    ]);
    expect(lines('schedule.yaml').gone).toHaveLength(3);
    expect(lines('faq.yaml').come).toEqual([]);
    expect(lines('story.yaml').gone).toEqual(['    video: card-06.mp4']);
    expect(lines('story.yaml').come).toHaveLength(31);
    expect(await readdir(join(server.folder, 'media'))).toEqual(
      expect.arrayContaining(['card-06.mp4', 'ete-a-la-mer.mp4', 'img-1000-1.jpg']),
    );
  });

  await test.step('in another window, which is in step, all of it can be taken back', async () => {
    // The first window hears of all of it at once, as one does where much is going on.
    let release = () => {};
    const isUndone = new Promise<void>((done) => (release = done));
    await page.route('**/edit/api/state', (route) => isUndone.then(() => route.continue()));
    const other = await context.newPage();
    await other.addInitScript(beginWithEmptyFrame);
    await other.goto(server.url);
    const undo = other.getByRole('banner').getByRole('button', { name: /^Undo/ });
    const next = () => undo.getAttribute('aria-label');
    await expect(undo).toBeEnabled();
    for (let what = await next(); what !== 'Undo: nothing yet'; what = await next()) {
      await undo.click();
      await expect(undo).not.toHaveAttribute('aria-label', what ?? '');
    }
    await expect.poll(() => server.texts()).toEqual(before);
    release();
    await expect(panel.getByRole('heading', { name: /of 12$/ })).toBeVisible();
  });
});

test('with keys alone a text is changed where it stands; what was changed by hand meanwhile is not overwritten, and both are shown', async ({
  page,
  context,
}) => {
  const site = siteIn(page);
  const byHand = async (from: string, to: string) => {
    const file = join(server.folder, 'schedule.yaml');
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  };
  await remember(page, {});
  await page.goto(`${server.url}#/schedule`);
  const title = site.getByRole('heading', { name: 'Soup at the hut' });
  await expect(title).toHaveAttribute('aria-description', /Enter/);

  await test.step('Escape gives up, Enter saves, and the focus is where it was', async () => {
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

  await test.step('also where the text is a label of a drawing', async () => {
    await turnTo(page, 'Getting Here', 'Where the Road Ends');
    const label = site.locator('svg text', { hasText: 'Visp' }).filter({ visible: true });
    await label.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /^Words/ })).toHaveText('Visp');
    await page.keyboard.press('Escape');
    await expect(label).toBeFocused();
    await turnTo(page, 'Days', 'Three Days Up Here');
  });

  await test.step('a conflict shows both, and one of them is taken', async () => {
    await title.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(', ours');
    await byHand('title: Soup at the hut', 'title: By hand');
    await page.keyboard.press('Enter');
    const trouble = page.getByRole('alert').filter({ hasText: 'By hand' });
    await expect(trouble).toContainText('ours');
    expect((await server.texts())['schedule.yaml']).toContain('title: By hand');
    await trouble.getByRole('button', { name: 'Take mine' }).click();
    await expect(site.getByRole('heading', { name: 'Soup at the hut, ours' })).toBeVisible();
  });

  const bar = page.getByRole('banner');
  const panel = page.getByRole('complementary');

  await test.step('what is chosen while the choice before is being written is written after it', async () => {
    await bar.getByRole('button', { name: 'This page' }).click();
    await panel.getByRole('button', { name: /^Wedding by the lake/ }).click();
    const place = panel.getByRole('combobox', { name: 'Place' });
    let release = () => {};
    const isChosen = new Promise<void>((done) => (release = done));
    await page.route('**/edit/api/change', (route) => isChosen.then(() => route.continue()), { times: 1 });
    await place.selectOption('hut');
    await place.selectOption('inn');
    release();
    await expect
      .poll(async () => (await server.texts())['schedule.yaml']?.match(/place: .*/g))
      .toEqual(['place: hut', 'place: inn', 'place: inn']);
  });

  await test.step('a link leads to its field, beside the page that shows it and beside any other', async () => {
    await bar.getByRole('button', { name: 'What is left' }).click();
    const finding = panel.getByRole('listitem').filter({ hasText: /^thordis-and-bjorn\.example\.com/ });
    await finding.first().getByRole('button').click();
    await expect(panel.getByRole('textbox', { name: 'Address' })).toBeFocused();
    const fact = panel.getByRole('button', { name: '12 minutes: go to where it is written' });
    const pages = [
      ['Questions', 'Asked on the Way', 'How high is the chapel'],
      ['Getting Here', 'Where the Road Ends', 'By car'],
    ] as const;
    for (const [name, heading, entry] of pages) {
      await turnTo(page, name, heading);
      await panel.getByRole('button', { name: new RegExp(`^${entry}`) }).click();
      await fact.click();
      await expect(panel.getByRole('textbox', { name: 'Cable car' })).toBeFocused();
    }
  });

  await test.step('a press that is let go beside the cards takes none of them up', async () => {
    await bar.getByRole('button', { name: 'Our Story' }).click();
    const cards = panel.getByRole('list', { name: 'Cards' });
    const { x, y } = (await cards.getByRole('listitem').first().boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 2, y + 40);
    await page.mouse.down();
    await page.mouse.move(x - 300, y + 40);
    await page.mouse.up();
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.move(x + 120, y + 60);
    await expect(cards).not.toHaveAttribute('data-dragging');
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Our Story' }).click();
  });

  await test.step('what words elsewhere refer to stays, and one is led to these words', async () => {
    await turnTo(page, 'Days', 'Three Days Up Here');
    await bar.getByRole('button', { name: 'This page' }).click();
    const events = panel.getByRole('group', { name: 'Events' });
    await events.getByRole('button', { name: /^Dinner, then dancing/ }).click();
    await events.getByRole('button', { name: /^Remove Dinner/ }).click();
    await events
      .getByRole('alert')
      .getByRole('button', { name: /What do we wear/ })
      .click();
    await expect(site.getByRole('heading', { name: 'Asked on the Way', level: 1 })).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Answer', exact: true })).toBeFocused();
    await bar.getByRole('button', { name: 'This page' }).click();
  });

  await test.step('a desk that fails says so, and can be loaded anew', async () => {
    const other = await context.newPage();
    await other.addInitScript(() => {
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
        get: () => {
          throw new Error('This frame is broken');
        },
      });
    });
    await other.goto(server.url);
    await expect(other.getByRole('heading', { name: 'Something here went wrong' })).toBeVisible();
    await other.getByRole('button', { name: 'Load the desk anew' }).click();
    await other.close();
  });

  await test.step('the desk with each of its panels holds to the rules', async () => {
    for (const panel of ['This page', 'Our Story', 'What is left']) {
      await page.getByRole('banner').getByRole('button', { name: panel }).click();
      await page.getByRole('complementary', { name: panel }).waitFor();
      expect(await violations(page)).toEqual([]);
    }
  });
});

/** For a moment a frame's document has nothing in it, not even an element: here until it is loaded. */
function beginWithEmptyFrame(): void {
  let isLoaded = false;
  document.addEventListener('load', ({ target }) => (isLoaded ||= target instanceof HTMLIFrameElement), true);
  const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument');
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
    get(): unknown {
      return isLoaded ? real?.get?.call(this) : new Document();
    },
  });
}
