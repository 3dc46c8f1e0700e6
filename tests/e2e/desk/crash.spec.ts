import type { Page } from '@playwright/test';
import { siteIn, type EditServer, test } from '../support/edit-desk';
import { readStatesOf, expect as expectSoon, remember } from '../support/guest';

/** A cold cache on a busy machine is slow. */
const expect = expectSoon.configure({ timeout: 75_000 });

test.setTimeout(200_000);
test.beforeEach(({ expectFault }) => {
  // The server is down, or has restarted with a new token.
  for (const fault of ['Failed to load resource', 'WebSocket']) expectFault(fault);
});

/**
 * Edits a title in the page’s panel, kills the server before or after the save, and restarts it.
 * @returns the title’s field
 */
async function saveAcrossCrash(page: Page, server: EditServer, crash: 'before' | 'after') {
  await remember(page, {});
  await page.goto(`${server.url}#/schedule`);
  await expect(siteIn(page).getByRole('heading', { name: 'Soup at the hut' })).toBeVisible();
  await page.route('**/edit/api/change', async (route) => {
    // The server saves, but its answer is lost.
    if (crash === 'after') await route.fetch();
    await server.kill();
    await route.abort();
  });
  await page.getByRole('banner').getByRole('button', { name: 'This page' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: /^Soup at the hut/ }).click();
  const title = panel.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Stew at the hut');
  await title.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing can be saved right now' })).toBeVisible();
  await page.unroute('**/edit/api/change');
  await server.restart();
  return title;
}

test(
  'a save just before a crash is reported as saved after the restart',
  { tag: '@release' },
  async ({ page, server }) => {
    await saveAcrossCrash(page, server, 'after');
    await expect(page.getByRole('status').filter({ hasText: 'Saved: ' })).toBeVisible();
    expect((await server.texts())['schedule.yaml']).toContain('title: Stew at the hut');
  },
);

test(
  'a change that a crash kept from being saved is reported and can be saved again',
  { tag: '@release' },
  async ({ page, server }) => {
    const title = await saveAcrossCrash(page, server, 'before');
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText('Save it again');
    await expect(title).toHaveValue('Stew at the hut');
    await title.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Saved: ' })).toBeVisible();
    expect((await server.texts())['schedule.yaml']).toContain('title: Stew at the hut');
  },
);

test(
  'after a server restart the desk reloads once typing stops, and keeps its state',
  { tag: '@release' },
  async ({ page, server }) => {
    const site = siteIn(page);
    const panel = page.getByRole('complementary');
    const pageSelect = page.getByRole('combobox', { name: 'Page of the site' });
    await remember(page, { readStates: readStatesOf(true) });
    await page.goto(`${server.url}#/thanks`);
    await page.getByRole('banner').getByRole('button', { name: 'This page' }).click();
    await expect(site.getByRole('dialog')).toBeVisible();
    const heading = panel.getByRole('textbox', { name: 'Heading', exact: true });
    await heading.fill('Gone');
    await server.kill();
    await page.keyboard.type(' while', { delay: 25 });
    await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible();
    await server.restart();
    await page.keyboard.type(' away', { delay: 25 });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Marks the current document; the reload makes a new one.
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await server.texts())['thanks.yaml']).toContain('heading: Gone while away\n');
    await heading.evaluate((field) => field.blur());
    await page.waitForFunction(() => !('isOldDocument' in window));
    await expect(site.getByRole('heading', { name: 'Gone while away' })).toBeVisible();
    await expect(pageSelect).toHaveValue('/thanks');
    await expect(heading).toHaveValue('Gone while away');
  },
);
