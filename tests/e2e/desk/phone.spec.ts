import { appendFile, copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PIECE_BYTES } from '../../../desk/phone/send-file';
import { PHONE } from '../../../playwright.config';
import { test } from '../support/edit-desk';
import { violations } from '../support/axe';
import { CARDS } from '../support/couple';
import { expect as expectSoon, remember } from '../support/guest';
import { connectPhone, openPhonePanel, scan } from '../support/phone';

/** With a cold cache, pictures and films are slow. */
const expect = expectSoon.configure({ timeout: 60_000 });

const FIXTURES = join(import.meta.dirname, '../../fixtures/content');

test.setTimeout(120_000);

test(
  'photos from a phone become cards, with the captions typed there',
  { tag: '@release' },
  async ({ page, browser, server }) => {
    const link = await openPhonePanel(page, server.url);
    const { host } = new URL(link);
    const context = await browser.newContext(PHONE);
    const phone = await connectPhone(context, link);
    const cards = page.getByRole('list', { name: 'Cards' });
    const before = await server.texts();
    const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
    const undoLabel = () => undo.getAttribute('aria-label');
    // The tests of a worker share a server, whose history might have steps of other tests.
    const firstLabel = await undoLabel();

    await test.step('the phone’s page is accessible, and its address has lost the secret', async () => {
      expect(phone.url()).not.toContain('#');
      expect(await violations(phone)).toEqual([]);
    });

    await test.step('both photos arrive in the tray', async () => {
      const photo = sharp({ create: { width: 900, height: 700, channels: 3, background: '#357' } });
      const taken = { IFD2: { DateTimeOriginal: '2022:01:05 12:00:00' } };
      const buffer = await photo.withExif(taken).jpeg().toBuffer();
      await phone.locator('input[type=file]').setInputFiles([
        { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer },
        { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: await readFile(join(FIXTURES, 'turned.heic')) },
      ]);
      await expect(phone.getByText('All 2 have arrived.')).toBeVisible();
      await expect(page.getByText('2 new cards, sorted by date.')).toBeVisible();
      await expect(cards.getByRole('listitem')).toHaveCount(CARDS.length + 2);
      const caption = phone.getByLabel('Caption').first();
      await caption.fill('Ice on the lake');
      await caption.blur();
      await expect(cards.getByText('Ice on the lake')).toBeVisible();
      expect(await violations(phone)).toEqual([]);
    });

    await test.step('undo removes both cards again', async () => {
      // The card shows its caption before the file has it.
      await expect(undo).toHaveAccessibleName(/^Undo: the caption of card/);
      for (let label = await undoLabel(); label !== firstLabel; label = await undoLabel()) {
        await undo.click();
        await expect(undo).not.toHaveAttribute('aria-label', label ?? '');
      }
      expect((await server.texts())['story.yaml']).toBe(before['story.yaml']);
    });

    await test.step('the same code lets in no second phone', async () => {
      const other = await context.newPage();
      await other.goto(link);
      await expect(other.getByText(/already used/)).toBeVisible();
    });

    await test.step('a port scan finds one listener in the network, and none once the panel is closed', async () => {
      const isLocal = (address: string) => address.startsWith('127.0.0.1:');
      // `listening()` knows the addresses on Linux only.
      expect((await server.listening())?.filter((address) => !isLocal(address)) ?? [host]).toEqual([host]);
      await page.getByRole('region', { name: 'Add from your phone' }).getByRole('button', { name: 'Close' }).click();
      await expect
        .poll(() =>
          fetch(`http://${host}`).then(
            () => 'open',
            () => 'closed',
          ),
        )
        .toBe('closed');
      expect((await server.listening())?.every(isLocal) ?? true).toBe(true);
    });
    await context.close();
  },
);

test(
  'a phone edits the site, until the couple disconnects it',
  { tag: '@release' },
  async ({ page, browser, server }) => {
    await openPhonePanel(page, server.url);
    const link = await test.step('scan the other code', async () => {
      await page.getByText('Or edit the whole site on your phone').click();
      return scan(page, 'Code to edit on your phone');
    });
    const context = await browser.newContext(PHONE);
    const phone = await context.newPage();
    await remember(phone, {});
    await phone.goto(link);
    const panel = phone.getByRole('complementary');

    await test.step('what is written on the phone is in the file, and shown on the computer', async () => {
      await phone.waitForURL('**/edit/');
      await phone.getByRole('banner').getByRole('button', { name: 'Our Story' }).click();
      await expect(panel.getByRole('button', { name: 'Add from your phone' })).toHaveCount(0);
      await panel
        .getByRole('list', { name: 'Cards' })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .first()
        .click();
      await panel.getByLabel('Caption').fill('Written on a sofa');
      await panel.getByLabel('Caption').blur();
      await expect.poll(async () => (await server.texts())['story.yaml']).toContain('Written on a sofa');
      await expect(page.getByRole('list', { name: 'Cards' }).getByText('Written on a sofa')).toBeVisible();
    });

    await test.step('once disconnected, it can neither save nor load the desk', async () => {
      const phones = page.getByRole('list', { name: 'Phones' });
      await expect(phones.getByRole('listitem')).toContainText('edits the site');
      await phones.getByRole('button', { name: 'Disconnect' }).click();
      await expect(phones).toHaveCount(0);
      await expect(phone.getByText('Nothing can be saved right now')).toBeVisible();
      expect((await phone.request.get(new URL('/edit/', link).href)).status()).toBe(404);
    });
    await context.close();
  },
);

test(
  'a film of 200 MB arrives whole although the connection is cut twice',
  { tag: '@release' },
  async ({ page, browser, server }, info) => {
    test.setTimeout(600_000);
    const film = info.outputPath('Our first year.mov');
    await copyFile(join(server.folder, 'media/card-06.mp4'), film);
    // A box that players skip makes the film as large as a phone’s films.
    const padding = Buffer.alloc(200e6, 7);
    padding.writeUInt32BE(padding.length);
    padding.write('free', 4);
    await appendFile(film, padding);
    // Noise hardly compresses, so this photo takes several pieces.
    const noise = info.outputPath('IMG_4711.JPG');
    const pixels = Buffer.from(Array.from({ length: 3000 * 2250 * 3 }, () => Math.random() * 256));
    await writeFile(
      noise,
      await sharp(pixels, { raw: { width: 3000, height: 2250, channels: 3 } })
        .jpeg({ quality: 95 })
        .toBuffer(),
    );
    expect((await stat(noise)).size).toBeGreaterThan(PIECE_BYTES);

    const link = await openPhonePanel(page, server.url);
    const context = await browser.newContext(PHONE);
    const phone = await connectPhone(context, link);
    let pieces = 0;
    // The pieces at which the connection is cut.
    const cuts = [9, 30];
    await phone.route(/offset=/, async (route) => {
      pieces += 1;
      if (!cuts.includes(pieces)) return route.continue();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await phone.locator('input[type=file]').setInputFiles([film, noise]);
    for (const _ of cuts) {
      await expect(phone.getByText('No connection.')).toBeVisible({ timeout: 120_000 });
      await context.setOffline(false);
      await expect(phone.getByText('Sending …')).toBeVisible();
    }
    await expect(phone.getByText('All 2 have arrived.')).toBeVisible({ timeout: 300_000 });
    // Neither file records when it was taken.
    await expect(page.getByText('2 new cards. 2 files do not record when they were taken')).toBeVisible();
    const media = join(server.folder, 'media');
    expect((await readFile(join(media, 'our-first-year.mp4'))).equals(await readFile(film))).toBe(true);
    expect((await readFile(join(media, 'img-4711.jpg'))).equals(await readFile(noise))).toBe(true);
    await expect(page.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(CARDS.length + 2);
    await context.close();
  },
);
