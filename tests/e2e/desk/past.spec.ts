import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { violations } from '../support/axe';
import { test } from '../support/edit-desk';
import { expect as expectSoon, remember } from '../support/guest';

/** With a cold cache, the site is slow. */
const expect = expectSoon.configure({ timeout: 60_000 });

test.setTimeout(120_000);

test(
  'a couple goes back to an earlier moment, and opens a folder saved as one file',
  { tag: '@release' },
  async ({ page, server }, info) => {
    const panel = page.getByRole('complementary', { name: 'History' });
    const moments = panel.getByRole('list', { name: 'Moments' });
    const before = await server.texts();
    const savedFile = info.outputPath('along.tar');
    /** Changes a file as in a text editor. */
    const writeFaq = (text: string) => writeFile(join(server.folder, 'faq.yaml'), text);
    const later = `${before['faq.yaml']}# Later\n`;
    await remember(page, {});
    await page.goto(server.url);
    await page.getByRole('button', { name: 'History' }).click();

    await test.step('keep a moment by name', async () => {
      await panel.getByRole('textbox', { name: 'Keep this moment as' }).fill('Before dinner');
      await panel.getByRole('button', { name: 'Keep', exact: true }).click();
      await expect(moments.getByRole('listitem').filter({ hasText: 'Before dinner' })).toContainText('As it is now');
      expect(await violations(page)).toEqual([]);
    });

    await test.step('save the folder as one file', async () => {
      const download = page.waitForEvent('download');
      await panel.getByRole('button', { name: 'Save as one file' }).click();
      await (await download).saveAs(savedFile);
      // A tar begins with the name of its first file.
      expect((await readFile(savedFile)).subarray(0, 14).toString()).toBe('our-story.json');
    });

    await test.step('go back to the moment, and undo that', async () => {
      await writeFaq(later);
      await moments.getByRole('button', { name: /^Go back to Before dinner/ }).click();
      await expect.poll(() => server.texts()).toEqual(before);
      await page.getByRole('button', { name: 'Undo: going back to “Before dinner”' }).first().click();
      await expect.poll(async () => (await server.texts())['faq.yaml']).toBe(later);
    });

    await test.step('the desk asks before an older file replaces what is here', async () => {
      await panel.getByLabel('A file from the other computer').setInputFiles(savedFile);
      await expect(panel.getByText(/older than what you have here/)).toBeVisible();
      await panel.getByRole('button', { name: 'Keep what is here' }).click();
      expect((await server.texts())['faq.yaml']).toBe(later);
      await panel.getByLabel('A file from the other computer').setInputFiles(savedFile);
      await panel.getByRole('button', { name: 'Open it anyway' }).click();
      await expect.poll(() => server.texts()).toEqual(before);
      await expect(moments.getByText('Before opening a file')).toBeVisible();
    });
  },
);
