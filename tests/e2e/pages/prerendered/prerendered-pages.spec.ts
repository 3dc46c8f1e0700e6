import { PHONE } from '../../../../playwright.config';
import { openBeforeScript, screenshotAtRest, waitUntilHydrated } from '../../support/before-script';
import {
  COUPLE,
  FAQ,
  PARTY,
  SCHEDULE,
  STORY_PAGE,
  TEXT_PAGES,
  THANKS_WORDS,
  TRAVEL,
  WORDS,
} from '../../support/couple';
import { STILL, drawn, expect, heading, menuParts, remember, test } from '../../support/guest';
import { holdRequests } from '../../support/hold-requests';
import { IS_RELEASE } from '../../support/is-release';

test.use(STILL);

/** Only a release compares every text page. */
const COMPARED = IS_RELEASE ? TEXT_PAGES : [PARTY, FAQ];

for (const [width, options, tag] of [
  [390, PHONE, []],
  [1280, {}, ['@release']],
] as const)
  test.describe(`at ${width} px`, { tag: [...tag] }, () => {
    test.use(options);

    test('pages look identical before and after their script', async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await remember(page, {});
      // The story first, since the other pages prefetch its photos. Not home, since its script lights lanterns and fires.
      for (const { path, title } of [{ path: '/story?flat', title: STORY_PAGE.title }, ...COMPARED])
        await test.step(path, async () => {
          const hydrate = await openBeforeScript(page, path, title);
          const before = await screenshotAtRest(page);
          await hydrate();
          expect((await screenshotAtRest(page)).equals(before)).toBe(true);
        });
    });
  });

test('home, the thank-you and questions work before their script', async ({ page }) => {
  await remember(page, { thanked: true });
  const hydrateQuestions = await openBeforeScript(page, '/faq', FAQ.title);
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await hydrateQuestions();
  await expect(question).toHaveAttribute('open');

  await openBeforeScript(page, '/', COUPLE);
  const drawing = page.locator('[data-still] path').first();
  await expect(drawing).toBeVisible();
  await menuParts(page).link(TRAVEL.menu).click();
  await expect(heading(page, TRAVEL.title)).toBeVisible();

  const hydrate = await openBeforeScript(page, '/thanks', COUPLE);
  // Home, with its drawings, is behind the dialog.
  await expect(drawing).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(THANKS_WORDS.heading);
  await dialog.getByRole('button', { name: WORDS.close }).click();
  await hydrate();
  await expect(dialog).toHaveCount(0);
  await expect(drawing).toBeVisible();
});

test('a page stays while its own script is late', async ({ page }) => {
  await remember(page, {});
  const release = await holdRequests(page, /schedule-page.*\.js/);
  // Other pages are prefetched once everything else has started.
  const prefetch = page.waitForRequest(/travel-page.*\.js/);
  const styles: string[] = [];
  page.on('request', (request) => {
    if (/schedule-page.*\.css$/.test(request.url())) styles.push(request.url());
  });
  await page.goto('/schedule');
  const title = await heading(page, SCHEDULE.title).elementHandle();
  await prefetch;
  await drawn(page);
  expect(await title?.isVisible()).toBe(true);
  release();
  await waitUntilHydrated(heading(page, SCHEDULE.title));
  expect(await title?.isVisible()).toBe(true);
  // The page's styles are inline.
  expect(styles).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the first portrait is requested before scripts and fonts', async ({ page }) => {
    await remember(page, {});
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/party', { waitUntil: 'commit' });
    await expect.poll(() => requested.some((url) => url.endsWith('.js'))).toBe(true);
    // The first request is the page itself.
    expect(requested[1]).toMatch(/\.avif$/);
  });
});

test(
  'a page that differs from what React renders is reported as an error',
  { tag: '@release' },
  async ({ page, expectFault }) => {
    expectFault('Minified React error #418');
    await remember(page, {});
    await page.route('/travel', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(`${TRAVEL.title}</h1>`, 'Lost</h1>') });
    });
    const reported = page.waitForEvent('pageerror');
    await page.goto('/travel');
    expect((await reported).message).toContain('#418');
    await expect(heading(page, TRAVEL.title)).toBeVisible();
  },
);
