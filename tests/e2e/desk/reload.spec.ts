import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, WebSocketRoute } from '@playwright/test';
import { siteIn, turnTo, test } from '../support/edit-desk';
import { readStatesOf, expect as expectSoon, remember } from '../support/guest';

/** The first visit builds the fonts, which is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 75_000 });

/** Delay between keys of a fast typist, ms. */
const TYPING = { delay: 25 };

test.setTimeout(200_000);

test(
  'a reload of the site keeps the page, focus and caret, and loses no typed text',
  { tag: '@release' },
  async ({ page, server }) => {
    const site = siteIn(page);
    const panel = page.getByRole('complementary');
    const pageSelect = page.getByRole('combobox', { name: 'Page of the site' });
    const field = page.locator('[contenteditable]');
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/edit/api/change')) saves.push(request.postData() ?? '');
    });
    const thanks = async () => (await server.texts())['thanks.yaml'] ?? '';
    const { beginReload, beginOwnReload } = await controlReloads(page);
    await remember(page, { readStates: readStatesOf(true) });
    await page.goto(`${server.url}#/thanks`);
    await expect(pageSelect).toHaveValue('/thanks');
    await expect(site.getByRole('dialog')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'This page' }).click();

    await test.step('while a couple types in a field of the panel', async () => {
      const heading = panel.getByRole('textbox', { name: 'Heading' });
      await heading.fill('Takk Ωmega');
      await heading.press('Tab');
      await page.keyboard.press('Control+A');
      const finishReload = await beginReload();
      await page.keyboard.type('Only {days} days', TYPING);
      const finished = finishReload();
      await page.keyboard.type(' to go, on foot', TYPING);
      await finished;
      await page.keyboard.type(' or by train', TYPING);
      const text = 'Only {days} days to go, on foot or by train';
      await expect(panel.locator('textarea:focus')).toHaveValue(text);
      await expect(pageSelect).toHaveValue('/thanks');
      await page.keyboard.press('Tab');
      await expect.poll(thanks).toContain(`heading: Takk Ωmega\nsoon: ${text}\n`);
      expect(saves).toHaveLength(2);
    });

    await test.step('while a couple types in place, and the site is blank for a moment', async () => {
      await site.getByRole('heading', { name: 'Takk Ωmega' }).click();
      await page.keyboard.press('Control+A');
      const finishReload = await beginOwnReload();
      await page.keyboard.type('Takk for the', TYPING);
      const finished = finishReload();
      await page.keyboard.type(' cheese', TYPING);
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await finished;
      await page.keyboard.type('fondue', TYPING);
      await expect(field).toBeFocused();
      await expect(field).toHaveText('Takk for the fondue');
      await page.keyboard.press('Enter');
      await expect.poll(thanks).toContain('heading: Takk for the fondue\n');
      await expect(site.getByRole('heading', { name: 'Takk for the fondue' })).toBeVisible();
      await expect(pageSelect).toHaveValue('/thanks');
      expect(saves).toHaveLength(3);
    });

    await test.step('the site stays usable until the reloaded one is ready and shows the same page', async () => {
      const finishReload = await beginReload();
      await turnTo(page, 'Days', 'Three Days Up Here');
      await site.getByText('Soup at the hut').click();
      await expect(field).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type(', hot', TYPING);
      await finishReload();
      await expect(pageSelect).toHaveValue('/schedule');
      await expect(field).toHaveText('Soup at the hut, hot');
      // The field still covers its text.
      const [words, text] = await Promise.all([field.boundingBox(), site.getByText('Soup at the hut').boundingBox()]);
      expect(Math.abs((words?.y ?? 0) - (text?.y ?? 999))).toBeLessThan(40);
    });

    await test.step('words whose text is gone from the file stay in view and are not saved', async () => {
      const file = join(server.folder, 'schedule.yaml');
      const written = await readFile(file, 'utf8');
      await writeFile(
        file,
        written.replace(/ {2}- id: \w+\n(?: {4}.*\n)*? {4}title: Soup at the hut\n(?: {4}.*\n)*/, ''),
      );
      await expect(site.getByText('Soup at the hut')).toHaveCount(0);
      await expect(field).toHaveText('Soup at the hut, hot');
      await expect(field).toBeInViewport();
      await expect(field).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Soup at the hut, hot');
      await expect(field).toHaveText('Soup at the hut, hot');
    });

    await test.step('a refused value survives a preview, and the link to it ends the preview', async () => {
      await page.keyboard.press('Escape');
      await pageSelect.selectOption('/');
      const zone = panel.getByLabel('Time zone');
      await zone.fill('Europe/Zurch');
      await zone.press('Enter');
      await expect(panel.getByRole('alert')).toBeVisible();
      const preview = page.getByRole('button', { name: 'Preview' });
      await preview.click();
      await expect(panel).toBeHidden();
      await page.getByRole('button', { name: 'Go to it' }).click();
      await expect(zone).toBeFocused();
      // Guests who have read every page would be at the thank-you by now.
      await expect(pageSelect).toHaveValue('/');
      await expect(zone).toHaveValue('Europe/Zurch');
      await zone.press('Escape');
      await expect(page.locator('iframe[title="Your site, loading"]')).toHaveCount(0);
    });
  },
);

/**
 * Functions that begin a reload of the site in the frame. The reloaded site's script waits until the test calls the
 * function that each of them returns, which resolves once the reloaded site shows.
 */
async function controlReloads(page: Page) {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/127\.0\.0\.1/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const loading = page.locator('iframe[title="Your site, loading"]');
  const site = siteIn(page);
  let released: Promise<unknown> = Promise.resolve();
  await page.route(/\/src\/main\.tsx/, async (route) => {
    await released;
    await route.continue();
  });
  const beginHeld = async (start: () => unknown) => {
    let release = () => {};
    released = new Promise<void>((done) => (release = done));
    // Tries again if a reload after an earlier save replaces this one.
    await expect(async () => {
      const asked = page.waitForRequest(/\/src\/main\.tsx/, { timeout: 10_000 });
      await start();
      await asked;
    }).toPass();
    return async () => {
      release();
      await expect(loading).toHaveCount(0);
      await site.locator('[data-screen]').waitFor();
    };
  };
  return {
    /** A reload requested by the server. */
    beginReload: () =>
      beginHeld(() => {
        for (const socket of sockets) socket.send(JSON.stringify({ type: 'custom', event: 'edit:reload', data: null }));
      }),
    /** A reload that the site's own page starts, which the desk cannot prevent. */
    beginOwnReload: () => beginHeld(() => site.locator('html').evaluate(() => location.reload())),
  };
}
