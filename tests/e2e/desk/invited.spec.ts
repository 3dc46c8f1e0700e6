/*
 * An answer from start to end: from an invitation's QR code to a private site, and back to the couple's desk.
 */

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CARDS, EVENTS, FIXTURE_FOLDER, pageAt, REPLY } from '../support/couple';
import { launch } from '../support/edit-desk';
import { expect as expectSoon, heading, homeLink, menuParts, openButton, STILL, storyParts } from '../support/guest';
import { test as hosted } from '../support/host';
import { readQrCode } from '../support/phone';

/** With a cold cache, the desk is slow. */
const expect = expectSoon.configure({ timeout: 60_000 });

const PROGRAM = join(import.meta.dirname, '../../../commands/run.mjs');
const ADDRESS = 'https://thordis-and-bjorn.pages.dev';
/** A port that no other browser test uses. */
const PORT = '4395';

/** Builds a private site and an invitation in a couple's own folder. */
const test = hosted.extend<object, { folder: string }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires one
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'invited-'));
      await cp(FIXTURE_FOLDER, join(folder, 'content'), { recursive: true });
      const site = join(folder, 'content/site.yaml');
      const text = await readFile(site, 'utf8');
      await writeFile(site, `${text.replace(/^address: .*/m, `address: ${ADDRESS}`)}\nprivate: true\n`);
      await writeFile(join(folder, 'guests.csv'), `names,events\nAna Sousa & Luís,${EVENTS[0]?.id} ${EVENTS[2]?.id}\n`);
      // A build server makes no key, so this runs as on a couple's computer.
      const options = { cwd: folder, env: { ...process.env, GITHUB_ACTIONS: '' } };
      for (const command of [
        ['build', '--logLevel', 'error'],
        ['invitations', 'guests.csv'],
      ])
        await promisify(execFile)(process.execPath, [PROGRAM, ...command], options);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  dist: async ({ folder }, use) => use(join(folder, 'dist')),
});
test.use({ ...STILL, serviceWorkers: 'allow' });
test.setTimeout(180_000);

test(
  'a guest scans their invitation and answers, and the desk counts the answer',
  { tag: '@release' },
  async ({ page, browser, host, folder }) => {
    const { words } = REPLY;
    const names = 'Ana Sousa and Luís';
    const [supper = '', , feast = ''] = EVENTS.map(({ title }) => title);
    let message = '';

    await test.step('the code opens a cover with their names, and then their page', async () => {
      const link = await readQrCode(await readFile(join(folder, 'invitation/001-ana-sousa-luis.png')));
      await page.goto(link.replace(ADDRESS, host.url));
      await expect(page.getByText(words.envelope.replace('{names}', names))).toBeVisible();
      await openButton(page).click();
      await expect(heading(page, pageAt('/reply').title)).toBeVisible();
      await expect(page.getByText(words.greeting.replace('{names}', names))).toBeVisible();
      expect(page.url()).toBe(`${host.url}/reply`);
    });

    await test.step('they look at the story and come back', async () => {
      await homeLink(page).click();
      await menuParts(page).link(pageAt('/story').menu).click();
      await expect(storyParts(page).top).toContainText(CARDS[0]?.caption ?? '');
      await page.goto(`${host.url}/reply`);
    });

    await test.step('they answer, and send what only the couple can read', async () => {
      const personAt = (number: string) =>
        page.getByRole('group', { name: words.person.replace('{number}', number), exact: true });
      await personAt('1').getByRole('checkbox', { name: supper }).check();
      await personAt('1').getByRole('checkbox', { name: feast }).check();
      await personAt('2').getByRole('checkbox', { name: feast }).check();
      const answer = page.getByRole('region', { name: words.sealedPreview });
      await expect(answer).toContainText(`Luís: ${feast}`);
      // The message follows the preview and a line about it.
      const sent = answer.locator('p').nth(2);
      await expect(sent).toContainText('[RSVP');
      const whatsapp = await answer.getByRole('link', { name: words.whatsapp }).getAttribute('href');
      message = new URL(whatsapp ?? '').searchParams.get('text') ?? '';
      expect(message).toBe(await sent.innerText());
      expect(message).not.toMatch(/Ana|Luís|Þórdís|Bjørn/);
      // The host has received neither the answer nor the site's key.
      expect(host.asked.join()).not.toMatch(/rsvp|key/i);
    });

    await test.step('the desk of the same folder reads the answer', async () => {
      const desk = await launch({ ...process.env, PORT, BROWSER: 'none' }, folder);
      const couple = await browser.newPage();
      await couple.goto(desk.url);
      await couple.getByRole('button', { name: 'Replies' }).click();
      const panel = couple.getByRole('complementary', { name: 'Replies' });
      await panel.getByRole('textbox', { name: 'Messages from your guests' }).fill(message);
      await panel.getByRole('button', { name: 'Read the messages' }).click();
      await expect(panel.getByRole('status')).toHaveText('1 new answer.');
      for (const [event, people] of [
        [supper, '1'],
        [feast, '2'],
      ] as const)
        await expect(panel.getByRole('row', { name: event }).getByRole('cell')).toHaveText(people);
      await couple.close();
      await desk.end('SIGTERM');
    });
  },
);
