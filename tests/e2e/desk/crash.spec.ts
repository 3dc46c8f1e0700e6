import type { Page } from '@playwright/test';
import { siteIn, type EditServer, test } from '../support/edit-desk';
import { expect as expectSoon, remember } from '../support/guest';
import { IS_RELEASE } from '../support/is-release';

/** A cold cache on a busy machine is slow. */
const expect = expectSoon.configure({ timeout: 75_000 });

// `unit/desk/server` pins the same promises for the server alone.
test.skip(!IS_RELEASE, 'runs before a release');

test.setTimeout(400_000);
test.beforeEach(({ expectFault }) => {
  // The server is down, or has restarted with a new token.
  for (const fault of ['Failed to load resource', 'WebSocket']) expectFault(fault);
});

/** Edits a text in the page’s panel; the server is killed before or after it saves. */
async function saveInto(page: Page, server: EditServer, crash: 'before' | 'after') {
  await remember(page, {});
  await page.goto(`${server.url}#/schedule`);
  await expect(siteIn(page).getByRole('heading', { name: 'Soup at the hut' })).toBeVisible();
  await page.route('**/edit/api/change', async (route) => {
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

test('a save that was written before a crash is reported as saved after it', async ({ page, server }) => {
  await saveInto(page, server, 'after');
  await expect(page.getByRole('status')).toContainText('Saved: ');
  expect((await server.texts())['schedule.yaml']).toContain('title: Stew at the hut');
});

test('a save that a crash prevented is reported as not saved, and can be saved again', async ({ page, server }) => {
  const title = await saveInto(page, server, 'before');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText('Save it again');
  await expect(title).toHaveValue('Stew at the hut');
  await title.press('Enter');
  await expect(page.getByRole('status')).toContainText('Saved: ');
  expect((await server.texts())['schedule.yaml']).toContain('title: Stew at the hut');
});
