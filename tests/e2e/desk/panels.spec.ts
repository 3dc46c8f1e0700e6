import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dropOn, siteIn, turnTo, test } from '../support/edit-desk';
import { expect as expectSoon, remember } from '../support/guest';

/** With a cold cache, films and fonts are slow. */
const expect = expectSoon.configure({ timeout: 60_000 });

test.setTimeout(120_000);

test(
  'a dropped film replaces another, and a click edits its caption',
  { tag: '@release' },
  async ({ page, server }) => {
    const site = siteIn(page);
    const panel = page.getByRole('complementary');
    await remember(page, {});
    await page.goto(`${server.url}#/story`);
    await page.getByRole('banner').getByRole('button', { name: 'Our Story' }).click();
    await test.step('replace a film', async () => {
      const cards = panel.getByRole('list', { name: 'Cards' });
      await cards.getByRole('button', { name: /^Film/ }).click();
      await expect(site.locator('video')).toBeAttached();
      const film = await readFile(join(server.folder, 'media/card-06.mp4'));
      // An MP4 box that players skip makes the bytes differ.
      const other = Buffer.concat([film, Buffer.from([0, 0, 0, 12]), Buffer.from('free'), Buffer.from('mine')]);
      await dropOn(site.locator('video'), [{ name: 'Été à la mer.MP4', bytes: other.toString('base64') }]);
      await expect(panel.getByText('ete-a-la-mer.mp4')).toBeVisible();
    });

    await test.step('a click on a film’s caption edits it and does not unmute the film', async () => {
      await expect(site.locator('video[src*="ete-a-la-mer"]')).toBeAttached();
      // The site reloads with the new film; its texts become editable shortly after.
      await expect(async () => {
        const box = await site.locator('[data-card]:not([hidden]) p', { hasText: 'The cow bells' }).boundingBox();
        await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
        await expectSoon(page.locator('[contenteditable]')).toHaveText('The cow bells, as promised.');
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(site.getByRole('button', { name: 'Unmute' })).toBeVisible();
    });
  },
);

test(
  'links lead to their fields, and a crashed desk can be reloaded',
  { tag: '@release' },
  async ({ page, context, server }) => {
    const site = siteIn(page);
    const bar = page.getByRole('banner');
    const panel = page.getByRole('complementary');
    await remember(page, {});
    await page.goto(`${server.url}#/schedule`);
    await site.getByRole('heading', { name: 'Soup at the hut' }).waitFor();

    await test.step('a label in a drawing is editable too', async () => {
      await turnTo(page, 'Getting Here', 'Where the Road Ends');
      const label = site.locator('svg text', { hasText: 'Visp' }).filter({ visible: true });
      await label.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: /^Words/ })).toHaveText('Visp');
      await page.keyboard.press('Escape');
      await expect(label).toBeFocused();
      await turnTo(page, 'Days', 'Three Days Up Here');
    });

    await test.step('a link opens its field from any page', async () => {
      await bar.getByRole('button', { name: 'To do' }).click();
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

    await test.step('a link to a card’s picture opens the card and moves the focus there', async () => {
      const file = join(server.folder, 'story.yaml');
      await writeFile(file, (await readFile(file, 'utf8')).replace(/^ +alt: .*\n/m, ''));
      await bar.getByRole('button', { name: 'To do' }).click();
      const finding = panel.getByRole('listitem').filter({ hasText: /^This card has no "alt"/ });
      await finding.getByRole('button').click();
      await expect(panel.getByRole('heading', { name: /^Card 1 of/ })).toBeFocused();
      await panel.getByRole('button', { name: 'All cards' }).click();
      await bar.getByRole('button', { name: 'This page' }).click();
    });

    await test.step('releasing outside the cards does not grab a card', async () => {
      await bar.getByRole('button', { name: 'Our Story' }).click();
      const cards = panel.getByRole('list', { name: 'Cards' });
      const { x, y } = (await cards.getByRole('listitem').first().boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 2, y + 40);
      await page.mouse.down();
      // Over the site, left of the panel.
      await page.mouse.move(x - 300, y + 40);
      await page.mouse.up();
      await page.mouse.move(x + 60, y + 60);
      await page.mouse.move(x + 120, y + 60);
      await expect(cards).not.toHaveAttribute('data-dragging');
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: 'Our Story' }).click();
    });

    await test.step('an entry in use shows the texts that use it, as buttons that lead to them', async () => {
      await turnTo(page, 'Days', 'Three Days Up Here');
      await bar.getByRole('button', { name: 'This page' }).click();
      const events = panel.getByRole('group', { name: 'Events' });
      await events.getByRole('button', { name: /^Dinner, then dancing/ }).click();
      await events.getByRole('button', { name: /^Remove Dinner/ }).click();
      await events
        .getByRole('group', { name: /is still in use/ })
        .getByRole('button', { name: /What do we wear/ })
        .click();
      await expect(site.getByRole('heading', { name: 'Asked on the Way', level: 1 })).toBeVisible();
      await expect(panel.getByRole('textbox', { name: 'Answer', exact: true })).toBeFocused();
      await bar.getByRole('button', { name: 'This page' }).click();
    });

    await test.step('a crashed desk says so and can be reloaded', async () => {
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
      const reloaded = other.waitForEvent('load');
      await other.getByRole('button', { name: 'Reload the desk' }).click();
      await reloaded;
      await other.close();
    });
  },
);

test(
  'a file broken by hand is explained in the desk’s words',
  { tag: '@release' },
  async ({ page, server, expectFault }) => {
    // While the file is broken, the server cannot serve the site.
    expectFault('Failed to load resource');
    expectFault('mistake in the content');
    const file = join(server.folder, 'schedule.yaml');
    const whole = await readFile(file, 'utf8');
    const alert = page.getByRole('alert').filter({ hasText: 'schedule.yaml, line 12' });
    await remember(page, {});
    await page.goto(`${server.url}#/schedule`);
    await expect(siteIn(page).getByRole('heading', { name: 'Soup at the hut' })).toBeVisible();
    await writeFile(file, whole.replace('    title: Soup', '   title: Soup'));
    await expect(alert).toContainText('Indent it by 4.');
    await expect(siteIn(page).locator('vite-error-overlay')).toBeHidden();
    await writeFile(file, whole);
    await expect(alert).toHaveCount(0);
    await expect(siteIn(page).getByRole('heading', { name: 'Soup at the hut' })).toBeVisible();
  },
);
