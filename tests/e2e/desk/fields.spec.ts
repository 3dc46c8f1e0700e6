import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteIn, turnTo, test } from '../support/edit-desk';
import { expect, remember } from '../support/guest';

/** Delay between keys of a fast typist, ms. */
const TYPING = { delay: 45 };

test.setTimeout(200_000);

test('text typed in the desk reaches the files letter for letter', { tag: '@release' }, async ({ page, server }) => {
  const textOf = async (file: string) => (await server.texts())[file] ?? '';
  const panel = page.getByRole('complementary');
  const bar = page.getByRole('banner');
  const site = siteIn(page);
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true });
  /** Types at human speed while the site in the frame keeps reloading. */
  const typeThroughReloads = async (text: string) => {
    for (const [index, letter] of Array.from(text).entries()) {
      const frame = page.frames().find((each) => each !== page.mainFrame());
      // Skip a frame that is still loading.
      if (index % 7 === 3) await frame?.evaluate(() => location.reload()).catch(() => {});
      await page.keyboard.type(letter, TYPING);
    }
  };
  /** Opens a heading's field; the site may be replaced by its next version just before. */
  const openInPlace = (title: string) =>
    expect(async () => {
      await site.getByRole('heading', { name: title }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: `Words: the title of ${title}` })).toBeFocused({ timeout: 1000 });
    }).toPass();
  const story = join(server.folder, 'story.yaml');
  const unwritten = (await readFile(story, 'utf8')).replaceAll(
    /(photo: (card-0[24])\.jpg\n(?: {4}.*\n)*? {4}caption: ).*/g,
    '$1$2',
  );
  await writeFile(story, unwritten);
  await remember(page, {});
  await page.goto(`${server.url}#/schedule`);
  await site.getByRole('heading', { level: 1 }).waitFor();

  await test.step('in a panel while the site reloads, before and after a save', async () => {
    await bar.getByRole('button', { name: 'This page' }).click();
    await field('Intro').fill('');
    await typeThroughReloads('Asked, and answered');
    await page.keyboard.press('Enter');
    await typeThroughReloads(' twice');
    await page.keyboard.press('Tab');
    await expect.poll(() => textOf('schedule.yaml')).toContain('intro: |-\n  Asked, and answered\n  twice\n');
  });

  await test.step('a refused time is saved once a second one makes it valid', async () => {
    await panel.getByRole('button', { name: /^Wedding by the lake/ }).click();
    await field('Start').fill('13:00');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toContainText('Not saved');
    await field('End').fill('14:00');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => textOf('schedule.yaml')).toMatch(/start: '?13:00'?\n {4}end: '?14:00/);
  });

  await test.step('in the captions of two cards, with a slow press in between', async () => {
    await turnTo(page, 'Our Path', 'Our Path');
    await bar.getByRole('button', { name: 'Our Story' }).click();
    await panel
      .getByRole('button', { name: /Write a caption/ })
      .first()
      .click();
    await field('Caption').fill('');
    await typeThroughReloads('First words');
    await panel.getByRole('button', { name: /^Next without a caption/ }).click({ delay: 500 });
    await typeThroughReloads('Second words');
    await panel.getByRole('button', { name: 'Next card' }).click({ delay: 500 });
    const expected = unwritten.replace('caption: card-02', 'caption: First words');
    await expect
      .poll(() => readFile(story, 'utf8'))
      .toBe(expected.replace('caption: card-04', 'caption: Second words'));
  });

  await test.step('on the page while the site reloads', async () => {
    await turnTo(page, 'Days', 'Three Days Up Here');
    await openInPlace('Dinner, then dancing');
    await typeThroughReloads(' till morning');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf('schedule.yaml')).toContain('title: Dinner, then dancing till morning\n');
  });

  await test.step('on the page in bold, with a pasted list', async () => {
    await turnTo(page, 'Days', 'Three Days Up Here');
    const inPlace = page.getByRole('textbox', { name: 'Words: the intro' });
    await expect(async () => {
      await site.getByText('Asked, and answered').click({ timeout: 1000 });
      await expect(inPlace).toBeFocused({ timeout: 1000 });
    }).toPass();
    await inPlace.press('Control+A');
    await page.getByRole('button', { name: 'Bold' }).click();
    await inPlace.press('Control+End');
    await inPlace.press('Shift+Enter');
    await inPlace.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<ul><li>boots</li><li><i>a coat</i></li></ul>');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await inPlace.press('Enter');
    const lines = ['**Asked, and answered**', '**twice**', '• boots', '• *a coat*'];
    await expect.poll(() => textOf('schedule.yaml')).toContain(`intro: |-\n  ${lines.join('\n  ')}\n`);
  });

  await test.step('on the page when the window closes, after a warning', async () => {
    await openInPlace('Soup at the hut');
    await page.keyboard.type(', late', TYPING);
    const inPlace = page.getByRole('textbox', { name: 'Words: the title of Soup at the hut' });
    await expect(inPlace).toHaveText('Soup at the hut, late');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await expect.poll(() => textOf('schedule.yaml')).toContain('title: Soup at the hut, late\n');
  });
});
