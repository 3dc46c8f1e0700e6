/*
 * A couple’s site from start to end, timed: from the sample to a guest’s phone.
 */

import { PHONE } from '../../../playwright.config';
import { isSample } from '../../fixtures/sample';
import { SAMPLE_FOLDER, siteIn, takePhotos } from '../support/edit-desk';
import { expect as expectSoon } from '../support/guest';
import { test } from '../support/online-desk';
import { connectPhone, scan } from '../support/phone';

/** Photos become cards, and the site is really built. */
const expect = expectSoon.configure({ timeout: 180_000 });

test.skip(!isSample, 'the sample has become somebody’s own site');
test.use({ content: SAMPLE_FOLDER });
test.setTimeout(900_000);

/** When the photos were taken: one in each year from 2010. */
const DAYS = Array.from({ length: 20 }, (_, index) => `20${String(index + 10)}-06-01`);

test(
  'at the desk, the sample becomes a site online with twenty photos from a phone',
  { tag: '@release' },
  async ({ page, browser, server, host }) => {
    const bar = page.getByRole('banner');
    const started = Date.now();
    await page.goto(server.url);

    await test.step('five answers', async () => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: 'Start your own' }).click();
      await page.getByRole('textbox', { name: /^Your first names/ }).fill('Zoë & Max');
      await page.getByLabel('The date of the wedding').fill('2099-05-01');
      await page.getByRole('textbox', { name: 'The town of the wedding' }).fill('Lisbon');
      await page.getByRole('button', { name: 'Make it ours' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(siteIn(page).getByText('Max').first()).toBeVisible();
    });

    const context = await browser.newContext(PHONE);
    await test.step('twenty photos from a phone', async () => {
      await bar.getByRole('button', { name: 'Our Story' }).click();
      await page.getByRole('button', { name: 'Start with an empty story' }).click();
      await expect(page.getByText(/Your story begins here/)).toBeVisible();
      await page.getByRole('button', { name: 'Add from your phone' }).click();
      const link = await scan(page, 'Code to add photos');
      const phone = await connectPhone(context, link);
      const photos = await takePhotos(DAYS, 2000);
      await phone
        .locator('input[type=file]')
        .setInputFiles(
          photos.map(({ name, bytes }) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes, 'base64') })),
        );
      await phone.getByLabel('Caption').first().fill('Where it began');
      await phone.getByLabel('Caption').first().blur();
      await expect(phone.getByText('All 20 have arrived.')).toBeVisible();
      await expect(page.getByText('20 new cards, sorted by date.')).toBeVisible();
      await context.close();
    });

    await test.step('put it online', async () => {
      await bar.getByRole('button', { name: 'Put it online' }).click();
      const panel = page.getByRole('complementary', { name: 'Put it online' });
      await panel.getByLabel('Token', { exact: true }).waitFor();
      await panel.getByLabel('Token', { exact: true }).fill('token-of-ana');
      await page.keyboard.press('Enter');
      await expect(panel.getByText('Your token for Cloudflare is kept in')).toBeVisible();
      await panel.getByRole('button', { name: 'Put it online' }).click();
      await expect(panel.getByRole('status').filter({ hasText: 'Building the site' })).toBeAttached();
      await expect(panel.getByRole('heading', { name: 'It is online' })).toBeVisible();
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`From the sample to a site online with ${DAYS.length} photos: ${seconds} s`);

    await test.step('a guest scans the code and sees the couple’s names and a photo', async () => {
      const link = await scan(page, /^QR code/);
      const { origin, hostname } = new URL(link);
      const [name = ''] = hostname.split('.');
      const guests = await browser.newContext(PHONE);
      await guests.route(`${origin}/**`, async (route) => {
        const file = host.file(name, new URL(route.request().url()).pathname);
        await route.fulfill(file ? { body: file.bytes, contentType: file.type } : { status: 404 });
      });
      const guest = await guests.newPage();
      await guest.goto(link);
      await expect(guest.getByRole('heading', { level: 1 })).toContainText('Max');
      await guest.getByRole('button', { name: 'Open' }).click();
      await guest.getByRole('link', { name: /Our Story/ }).click();
      await expect(guest.getByText('Where it began', { exact: true })).toBeVisible();
      await expect(guest.getByText(`1 of ${DAYS.length}`, { exact: true })).toBeVisible();
      const photo = guest.locator('[data-card="0"] img');
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await guests.close();
    });
  },
);
