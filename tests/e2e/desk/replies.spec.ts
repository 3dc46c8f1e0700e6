import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { violations } from '../support/axe';
import { EVENTS, pageAt, REPLY } from '../support/couple';
import { siteIn, test, turnTo } from '../support/edit-desk';
import { expect as expectSoon, remember } from '../support/guest';

/** With a cold cache, the site is slow. */
const expect = expectSoon.configure({ timeout: 60_000 });

test.setTimeout(120_000);

test(
  'a guest answers, corrects the answer, and the desk counts the newest',
  { tag: '@release' },
  async ({ page, server }) => {
    const { words, dishes = [] } = REPLY;
    const site = siteIn(page);
    const { menu, title } = pageAt('/reply');
    const guests = site.getByRole('group', { name: /^Guest \d/ });
    const message = site.getByRole('region', { name: words.preview }).locator('p').first();
    const panel = page.getByRole('complementary', { name: 'Replies' });
    const cellsOf = (name: string) => panel.getByRole('row', { name }).getByRole('cell');
    const [supper = '', , feast = ''] = EVENTS.map(({ title }) => title);
    /** The guest’s messages, as the couple receives them. */
    let sent = '';
    await remember(page, {});

    await test.step('answer for two guests', async () => {
      await page.goto(server.url);
      await turnTo(page, menu, title);
      await page.getByRole('button', { name: 'Preview' }).click();
      await site.getByRole('textbox', { name: words.name }).fill('Ana Sousa');
      await site.getByRole('checkbox', { name: supper }).check();
      await site.getByRole('combobox', { name: words.dish }).selectOption(dishes[0]?.name ?? '');
      await site.getByRole('button', { name: words.add }).click();
      await guests.nth(1).getByRole('textbox', { name: words.name }).fill('Luís');
      sent = await message.innerText();
      expect(sent).toContain(`Ana Sousa: ${supper}; ${dishes[0]?.name}`);
      expect(sent).toContain(`Luís: ${words.notComing}`);
      const whatsapp = await site.getByRole('link', { name: words.whatsapp }).getAttribute('href');
      const [code = ''] = /\[RSVP.+\]/.exec(sent) ?? [];
      expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(code);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('come back and correct it', async () => {
      await page.reload();
      await turnTo(page, menu, title);
      await guests.nth(1).getByRole('checkbox', { name: feast }).check();
      sent += `\n\n${await message.innerText()}`;
    });

    await test.step('paste both messages into the desk', async () => {
      await page.getByRole('button', { name: 'Replies' }).click();
      await panel.getByRole('textbox', { name: 'Messages from your guests' }).fill(sent);
      await panel.getByRole('button', { name: 'Read the messages' }).click();
      await expect(panel.getByRole('status')).toHaveText('2 new answers.');
      await expect(cellsOf('Coming').first()).toHaveText('2');
      await expect(cellsOf(supper)).toHaveText('1');
      await expect(cellsOf(feast)).toHaveText('1');
      await expect(cellsOf(dishes[0]?.name ?? '')).toHaveText('1');
      expect(await violations(page)).toEqual([]);
    });

    await test.step('save the list as a table', async () => {
      const download = page.waitForEvent('download');
      await panel.getByRole('link', { name: 'Download the guest list' }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain('Ana Sousa,yes,no,no');
    });

    await test.step('set the correction aside, and bring it back', async () => {
      await panel.getByRole('button', { name: /^Answers/ }).click();
      await panel.getByRole('button', { name: 'Set aside: Ana Sousa, Luís' }).click();
      await expect(cellsOf(feast)).toHaveText('0');
      await panel.getByRole('button', { name: /^Set aside 1/ }).click();
      await panel.getByRole('button', { name: 'Bring back: Ana Sousa, Luís' }).click();
      await expect(cellsOf(feast)).toHaveText('1');
    });

    await test.step('on a private site, only the desk can read the message', async () => {
      await appendFile(join(server.folder, 'site.yaml'), 'private: true\n');
      const sealed = site.getByRole('region', { name: words.sealedPreview }).locator('p');
      await expect(sealed.first()).toContainText('Ana Sousa');
      // The message follows the preview and a line about it.
      await expect(sealed.nth(2)).toContainText('[RSVP');
      sent = await sealed.nth(2).innerText();
      expect(sent).not.toMatch(/Ana|Luís/);
      await panel.getByRole('textbox', { name: 'Messages from your guests' }).fill(sent);
      await panel.getByRole('button', { name: 'Read the messages' }).click();
      // The desk has read the message: it is the correction that was pasted above.
      await expect(panel.getByRole('status')).toHaveText('1 answer you already had.');
    });
  },
);
