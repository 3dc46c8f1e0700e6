import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expectOutward } from '../support/expect-outward';
import { STILL, readStatesOf, expect, heading, nextLink, openButton, remember, type Stored } from '../support/guest';
import { test } from '../support/host';
import { isSample } from '../../fixtures/sample';
import { OWN } from '../../serve.mjs';
import { countSheets, FORMATS } from '../support/paper';

/*
 * The sample couple's own facts in their own build, as specified. Other page tests use the fixture. This file is
 * skipped once the site is another couple's.
 */

const COUPLE = 'Nell & Mateo';
const DATE = 'July 3rd, 2023';
const ROOT = join(import.meta.dirname, '../../..');

test.skip(!isSample, 'this is no longer the sample couple’s site');
test.use({ ...STILL, dist: join(ROOT, OWN.outDir) });

/** Opens a page as a guest who has opened the site before. */
async function visit(page: Page, path: string, stored: Stored = {}): Promise<void> {
  await remember(page, stored);
  await page.goto(path);
}

/** The box of a part, once it is visible, in CSS px. */
async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('not visible');
  return box;
}

const PAGES = [
  { path: '/story', menu: 'Our Story', title: 'Our Story', previous: null, next: 'Schedule' },
  { path: '/schedule', menu: 'Schedule', title: 'Schedule', previous: 'Our Story', next: 'Program' },
  { path: '/program', menu: 'Program', title: 'Program', previous: 'Schedule', next: 'Wedding Party' },
  { path: '/party', menu: 'Wedding Party', title: 'Wedding Party', previous: 'Schedule', next: 'Travel' },
  { path: '/travel', menu: 'Travel', title: 'Travel', previous: 'Wedding Party', next: 'FAQs' },
  { path: '/faq', menu: 'FAQs', title: 'Frequently Asked Questions', previous: 'Travel', next: 'Registry' },
  { path: '/registry', menu: 'Registry', title: 'Registry', previous: 'FAQs', next: 'Home' },
];
const MENU = PAGES.map(({ menu }) => menu);
/** Printed sheets per page. */
const SHEETS: Record<string, number> = { '/schedule': 1, '/program': 1, '/party': 2, '/travel': 1, '/faq': 1 };

/** For each page: checks its facts while it is open. */
const FACTS: Record<string, (page: Page) => Promise<void>> = {
  // Four events, three of them with calendar entries.
  async '/schedule'(page) {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /^Sunday,? July 2/,
      /^Monday,? July 3/,
      /^Tuesday,? July 4/,
    ]);
    const events = page.getByRole('article');
    await expect(events).toHaveCount(4);
    for (const [index, facts] of [
      [/mass/i, '1:30 – 2:30 PM', 'Gloucester', 'Sunday best'],
      [/Welcome drinks/, '7:30 – 9:30 PM', 'Salem'],
      [/reception/, '4:30 – 11:00 PM', 'Gloucester', 'Black tie optional'],
      [/bagels/, '9:30 AM – 12:00 PM', 'church hall'],
    ].entries())
      for (const fact of facts) await expect(events.nth(index)).toContainText(fact);
    const links = page.getByRole('link', { name: 'Add to calendar', exact: true });
    await expect(links).toHaveCount(3);
    await expect(events.nth(2).getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
    for (const [index, [from, to]] of [
      ['20230702T173000Z', '20230702T183000Z'],
      ['20230702T233000Z', '20230703T013000Z'],
      ['20230704T133000Z', '20230704T160000Z'],
    ].entries()) {
      const file = await page.request.get((await links.nth(index).getAttribute('href')) ?? '');
      expect(await file.text()).toContain(`DTSTART:${from}\r\nDTEND:${to}`);
    }
    const widths = await events
      .locator('time')
      .first()
      .evaluate(async (time) => {
        await document.fonts.ready;
        return ['1111', '0000'].map((digits) => {
          time.textContent = digits;
          return time.getBoundingClientRect().width;
        });
      });
    expect(widths[0], 'all digits of times have the same width').toBe(widths[1]);
  },
  async '/program'(page) {
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
      'Wedding party processional',
      'Bridal processional',
      'Welcome by officiant',
      'First reading',
      'Vows',
      'Ritual of rings',
      'Interlude',
      'Second reading',
      'Recession',
    ]);
  },
  async '/party'(page) {
    for (const side of ['Bridesmaids', 'Groomsmen'])
      await expect(page.getByRole('region', { name: side }).getByRole('article')).toHaveCount(9);
  },
  async '/travel'(page) {
    const main = page.getByRole('main');
    await expect(main).toContainText(/Boston Logan.*Boston South Station/s);
    await expect(main).toContainText(/North Station.*about 90 minutes.*one\s+transfer.*Beverly/s);
    await expect(main).toContainText(/[Aa]bout 60 minutes from Boston, and 30 from Salem/);
    await expect(page.getByRole('img', { name: /Boston.*Gloucester/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Accomodations' })).toBeVisible();
    await expect(main).toContainText('$445 per night');
    await expect(main).toContainText('just under $300 per night');
    await expect(main.getByText(/Monday night only/)).toHaveCount(2);
    await expectOutward(
      page.getByRole('link', { name: /Airbnb/ }),
      /^https:\/\/www\.airbnb\.com\/.*checkin=2023-07-01&checkout=2023-07-04&adults=4/,
      'opens in a new tab',
    );
    await expectOutward(
      page.getByRole('link', { name: /Vrbo/ }),
      /^https:\/\/www\.vrbo\.com\/.*startDate=2023-07-01&endDate=2023-07-04&adults=4/,
      'opens in a new tab',
    );
  },
  async '/faq'(page) {
    const questions = page.locator('details');
    await expect(questions).toHaveCount(12);
    for (const [question, answer] of [
      [/entrée/, /short rib, cod, chicken,? (or )?eggplant \(vegetarian\)/i],
      [/dress code.*hotel/i, /black tie optional/i],
      [/dress code.*church/i, /church attire/i],
      [/drive.*Salem.*Gloucester/, /25–40 minutes/],
      [/RSVP\?/, /mail back the response card.*text.*email/is],
      [/RSVP for the welcome drinks/, /No\b/],
      [/food/, /light hors d'oeuvres/i],
      [/parking at the hotel/, /valet.*free.*self parking.*overnight.*\$15 per night/is],
      [/parking at the church/, /small lot of 30–40 spots.*street parking/is],
      [/Will .* be there\?/, /No\b.*dog/s],
      [/gifts/, /bring.*ship.*New York, NY/is],
    ] as const)
      await expect(questions.filter({ hasText: question }).filter({ hasText: answer })).toHaveCount(1);
    const kids = questions.filter({ hasText: 'kids' }).first();
    await kids.locator('summary').click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.getByText("Please reach out to us and let's discuss it!", { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(
      page.getByText("While we love your kids, there's just not room, sorry!", { exact: true }),
    ).toBeVisible();
  },
  async '/registry'(page) {
    await expect(page.getByRole('main')).toContainText(/presence is the only gift/i);
    const shops = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(shops).toHaveCount(2);
    for (const shop of await shops.all()) {
      await expectOutward(shop, /^https:/, 'opens in a new tab');
      await expect(shop).toHaveAccessibleName(/\w/);
      const logo = shop.getByRole('img');
      await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  },
};

test('the cover links to the same page in Spanish, and home links back', async ({ page }) => {
  const lang = () => page.locator('html').getAttribute('lang');
  await page.goto('/travel');
  await page.getByRole('link', { name: 'Español', exact: true }).click();
  await expect(page.getByText('3 de julio de 2023', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(heading(page, 'Cómo llegar')).toBeVisible();
  expect([await lang(), new URL(page.url()).pathname]).toEqual(['es', '/es/travel']);
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  // Opening the site counts for both languages.
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
  expect(await lang()).toBe('en');
});

test('language links fit the window at 200 % text and overlap nothing', async ({ page }) => {
  const enlargeText = () => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const expectInWindow = async (name: string) => {
    const { x, y, width } = await boxOf(page.getByRole('link', { name, exact: true }));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    return { x, y };
  };
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/');
  await enlargeText();
  await expectInWindow('Español');
  // On home, a browser that can share adds a button.
  await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }));
  await visit(page, '/es/');
  await enlargeText();
  const shareButton = page.getByRole('button', { name: 'Compartir', exact: true });
  await shareButton.waitFor();
  // As on a site with a third language.
  await page.getByRole('link', { name: 'English', exact: true }).evaluate((link) => {
    link.after(Object.assign(link.cloneNode(true), { textContent: 'Українська' }));
  });
  // A font that loads meanwhile moves both the link and the button.
  await expect(async () => {
    const link = await expectInWindow('English');
    const share = await boxOf(shareButton);
    expect(share.x + share.width <= link.x || share.y + share.height <= link.y).toBe(true);
  }).toPass();
});

test('cover, menu, page order, facts and printed sheets are as specified', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, COUPLE)).toBeVisible();
  await expect(page.locator('time[datetime="2023-07-03"]').first()).toHaveText(DATE);
  await expect(page).toHaveTitle(`${COUPLE} • ${DATE}`);
  await openButton(page).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(menu.getByRole('link')).toHaveText(MENU);
  const pathOf = (name: string) => PAGES.find((each) => each.menu === name)?.path ?? '/';
  for (const { path, title, previous, next } of PAGES)
    await test.step(title, async () => {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(`${title} • ${COUPLE}`);
      const previousLink = page.locator('a[rel="prev"]');
      await expect(nextLink(page)).toHaveAccessibleName(new RegExp(next));
      await expect(nextLink(page)).toHaveAttribute('href', pathOf(next));
      if (previous === null) await expect(previousLink).toHaveCount(0);
      else {
        await expect(previousLink).toHaveAccessibleName(new RegExp(previous));
        await expect(previousLink).toHaveAttribute('href', pathOf(previous));
      }
      await FACTS[path]?.(page);
      const sheets = SHEETS[path];
      if (sheets === undefined) return;
      await page.emulateMedia({ media: 'print' });
      for (const format of FORMATS) expect(await countSheets(page, format), format).toBe(sheets);
      await page.emulateMedia({ media: 'screen' });
    });
});

test('fifty cards, as a deck and as a list; the first only right, the fourth only up', async ({ page }) => {
  await visit(page, '/story?flat');
  const deck = page.getByRole('region', { name: 'Story cards' });
  const top = deck.locator('[aria-current="true"]');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const place = (card: number) => page.getByText(`${card} of 50`, { exact: true });
  await expect(place(1)).toBeVisible();
  await expect(top).toContainText('June 2017');
  await expect(button('Superlike')).toHaveAttribute('aria-disabled', 'true');
  for (let card = 2; card <= 4; card++) {
    await button('Like').click();
    await expect(place(card)).toBeVisible();
  }
  await expect(top).toContainText('The date goes well');
  await expect(button('Like')).toHaveAttribute('aria-disabled', 'true');
  await button('Superlike').click();
  await expect(place(5)).toBeVisible();
  const photos = new Set<string>();
  page.on('request', (request) => {
    if (/-320-[\w-]+\.(avif|webp)$/.test(request.url())) photos.add(request.url());
  });
  await page.goto('/story?list');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(50);
  await expect(entries.nth(3).getByRole('img')).toHaveAccessibleName(/candlelit table/);
  // Photos load lazily: at least the first one, and not all. How many others load ahead depends on the browser.
  await entries
    .first()
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => image.decode());
  expect(photos.size).toBeGreaterThan(0);
  expect(photos.size).toBeLessThan(50);
});

test('fifty swipes lead to the end of the story', { tag: '@release' }, async ({ page }) => {
  await visit(page, '/story?flat');
  for (let card = 1; card <= 50; card++) {
    await expect(page.getByText(`${card} of 50`, { exact: true })).toBeVisible();
    await page.keyboard.press(card === 4 ? 'ArrowUp' : 'ArrowRight');
  }
  await expect(page.getByRole('button', { name: 'To be continued!', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'start it over', exact: true })).toBeVisible();
});

test('a compressed page adds at most 6 kB to home, the story 8.9 kB, a cover 16 kB', () => {
  // Hashes in file names and in the policy are removed, since new ones change a page's size by up to 100 bytes.
  const fileOf = (name: string) => readFileSync(join(ROOT, OWN.outDir, `${name}.html`), 'utf8');
  const sizeOf = (name: string) =>
    brotliCompressSync(fileOf(name).replaceAll(/-[\w-]{8}(?=\.\w)|sha256-[^']+/g, '')).length;
  const home = sizeOf('index');
  for (const { path } of PAGES) {
    const page = sizeOf(path);
    // The story's page also contains the script that lays out and deals its cards, and wraps captions in any script.
    expect(page - home, path).toBeLessThan(path === '/story' ? 8900 : 6000);
  }
  // `story-bare` is the same page without its cover, which all pages share: see src/offline/bare-page.ts.
  expect(sizeOf('/story') - sizeOf('/story-bare')).toBeLessThan(16_000);
});

test('a shop without its logo still has its name', async ({ page, expectFault }) => {
  expectFault('Failed to load resource');
  await page.route(/logo-.*\.(avif|webp|svg)$/, (route) => route.abort());
  await visit(page, '/registry');
  const shops = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(shops).toHaveCount(2);
  for (const shop of await shops.all()) {
    await shop.scrollIntoViewIfNeeded();
    await expect(shop.getByRole('img')).toHaveCount(0);
    await expect(shop.getByText(/\w{3,}/)).toBeVisible();
    await expect(shop).toHaveAccessibleName(/\w{3,}/);
  }
});

test('six read pages bring the thank-you, which counts days until July 2', async ({ page }) => {
  await page.clock.setFixedTime('2023-07-01T03:59:59Z');
  await visit(page, '/', { readStates: readStatesOf(true) });
  const dialog = page.getByRole('dialog', { name: 'Thank you', exact: true });
  await expect(dialog).toContainText('can’t wait to see you in 2 days');
  await expect(page).toHaveTitle(`Thank You • ${COUPLE}`);
  // With 24 hours left, the message no longer counts days.
  await page.clock.setFixedTime('2023-07-01T04:00:00Z');
  await page.reload();
  await expect(dialog.getByRole('paragraph')).toBeVisible();
  await expect(dialog).not.toContainText(/\d|days/);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(menu.getByRole('link')).toHaveText([...MENU, 'Thank You']);
});
