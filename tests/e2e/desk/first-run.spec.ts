import { readdir } from 'node:fs/promises';
import { isSample } from '../../fixtures/sample';
import { violations } from '../support/axe';
import { SAMPLE_FOLDER, siteIn, test } from '../support/edit-desk';
import { expect as expectSoon, remember } from '../support/guest';

/** With a cold cache, new names need new fonts. */
const expect = expectSoon.configure({ timeout: 60_000 });

test.skip(!isSample, 'the sample has become somebody’s own site');
test.use({ content: SAMPLE_FOLDER });
test.setTimeout(120_000);

test(
  'a couple starts their own site from the sample with five answers, and undoes it',
  { tag: '@release' },
  async ({ page, server }) => {
    const namesOnSite = siteIn(page).getByRole('heading', { level: 1 });
    const panel = page.getByRole('complementary', { name: 'To do' });
    const town = page.getByRole('textbox', { name: 'The town of the wedding' });
    const readFolder = async () => ({
      texts: await server.texts(),
      files: (await readdir(server.folder, { recursive: true })).toSorted(),
    });
    const before = await readFolder();
    await remember(page, {});
    await page.goto(server.url);

    await test.step('the greeting appears once; To do leads back to it', async () => {
      await expect(page.getByRole('dialog', { name: 'Welcome to your wedding website' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start your own' })).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByRole('banner').getByRole('button', { name: 'To do' }).click();
      await expect(panel.getByText('0 of about 50 photos')).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await panel.getByRole('button', { name: 'Start your own' }).click();
    });

    await test.step('an unknown town is explained at its question', async () => {
      await expect(page.getByRole('textbox', { name: /^Your first names/ })).toBeFocused();
      await page.keyboard.type('Zoë & Max');
      await page.getByLabel('The date of the wedding').fill('2099-05-01');
      await town.fill('Xqzzy');
      await page.getByRole('combobox', { name: 'The language of the site' }).selectOption('German');
      await page.getByRole('button', { name: 'Make it ours' }).click();
      await expect(town).toBeFocused();
      await expect(town).toHaveAccessibleDescription(/not in the list/);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('the site has their names, and undo brings all of the sample back', async () => {
      await town.fill('Lisbon');
      await page.keyboard.press('Enter');
      await expect(namesOnSite).toContainText('Max');
      await expect(page.getByRole('dialog')).toBeHidden();
      // The sample's Spanish is gone.
      expect((await readFolder()).files).not.toContain('es');
      await page.getByRole('banner').getByRole('button', { name: 'Undo: the start of your own site' }).click();
      await expect(namesOnSite).toContainText('Nell');
      expect(await readFolder()).toEqual(before);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  },
);
