import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { violations } from '../support/axe';
import { siteIn } from '../support/edit-desk';
import { expect as expectSoon, remember } from '../support/guest';
import { test } from '../support/online-desk';

/** Each publication builds the site. */
const expect = expectSoon.configure({ timeout: 180_000 });

test.setTimeout(600_000);

test('a couple puts their site online from the desk', { tag: '@release' }, async ({ page, server, host }) => {
  const panel = page.getByRole('complementary', { name: 'Put it online' });
  const address = 'https://thordis-bjorn.ana-and-luis.workers.dev';
  await remember(page, {});
  await page.goto(`${server.url}#/schedule`);
  await expect(siteIn(page).getByRole('heading', { name: 'Soup at the hut' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Put it online' }).click();

  await test.step('a wrong token is refused with a reason, the right one is kept', async () => {
    await expect(panel.getByRole('radio', { name: /^Cloudflare Recommended/ })).toBeChecked();
    await expect(panel.getByRole('button', { name: 'Put it online' })).toHaveAttribute('aria-disabled', 'true');
    expect(await violations(page)).toEqual([]);
    await panel.getByLabel('Token', { exact: true }).fill('token-of-nobody');
    await panel.getByRole('button', { name: 'Check and keep it' }).click();
    await expect(panel.getByRole('alert')).toContainText('does not accept this token');
    await panel.getByLabel('Token', { exact: true }).fill('token-of-ana');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Your token for Cloudflare is kept in')).toBeVisible();
  });

  await test.step('publish, while the desk stays usable', async () => {
    await panel.getByRole('button', { name: 'Put it online' }).click();
    await expect(panel.getByRole('status').filter({ hasText: 'Building the site' })).toBeAttached();
    await page.getByRole('banner').getByRole('button', { name: 'This page' }).click();
    await expect(page.getByRole('complementary', { name: 'This page' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Put it online' }).click();
    await expect(panel.getByRole('heading', { name: 'It is online' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `${address}/`);
    await expect(panel.getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect((await server.texts())['site.yaml']).toContain(`address: ${address}\n`);
    expect(host.served('thordis-bjorn')?.get('/schedule.html')).toContain(`${address}/schedule`);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('preview a change, publish it, and bring the first version back', async () => {
    const first = host.served('thordis-bjorn')?.get('/schedule.html');
    await page.getByRole('banner').getByRole('button', { name: 'This page' }).click();
    const form = page.getByRole('complementary', { name: 'This page' });
    await form.getByRole('button', { name: /^Soup at the hut/ }).click();
    await form.getByRole('textbox', { name: 'Title' }).first().fill('Stew at the hut');
    await page.getByRole('banner').getByRole('button', { name: 'Put it online' }).click();
    await panel.getByRole('button', { name: 'Preview it online first' }).click();
    await expect(panel.getByRole('heading', { name: 'The preview is online' })).toBeVisible();
    expect(host.served('thordis-bjorn')?.get('/schedule.html')).toBe(first);
    // Publishing sends no file again that the preview has sent.
    host.received.length = 0;
    await panel.getByRole('button', { name: 'Publish the changes' }).click();
    await expect(panel.getByRole('heading', { name: 'It is online' })).toBeVisible();
    expect(host.received).toEqual([]);
    expect(host.served('thordis-bjorn')?.get('/schedule.html')).toContain('Stew at the hut');
    const versions = panel.getByRole('region', { name: 'Versions' });
    await expect(versions.getByRole('listitem').first()).toContainText('Online now');
    await versions.getByRole('button', { name: /^Bring back First version/ }).click();
    await expect(versions.getByRole('listitem').filter({ hasText: 'First version' })).toContainText('Online now');
    expect(host.served('thordis-bjorn')?.get('/schedule.html')).toBe(first);
  });

  await test.step('forget the token, which is neither in the content nor on the site', async () => {
    await panel.getByRole('button', { name: /^Host and token/ }).click();
    await panel.getByRole('button', { name: 'Forget the token' }).click();
    await expect(panel.getByLabel('Token', { exact: true })).toBeVisible();
    const record = await readFile(join(server.folder, 'published.json'), 'utf8');
    const everything = [
      record,
      ...Object.values(await server.texts()),
      ...(host.served('thordis-bjorn')?.values() ?? []),
    ];
    expect(everything.filter((text) => text.includes('token-of-ana'))).toEqual([]);
  });
});
