import {
  COUPLE,
  FAQ,
  MENU,
  PARTY,
  SCHEDULE,
  SIDES,
  STORY_WORDS,
  TEXT_PAGES,
  THANKS_WORDS,
  TRAVEL,
  WORDS,
} from '../support/couple';
import {
  STILL,
  readStatesOf,
  expect,
  heading,
  homeLink,
  menuParts,
  nextLink,
  openButton,
  openStory,
  remember,
  stored,
  storyParts,
  test,
  SMALL,
} from '../support/guest';
import { holdRequests } from '../support/hold-requests';

test.use({ ...STILL, ...SMALL });

test('missing fonts, portraits and page code leave a readable page', async ({ page, expectFault }) => {
  expectFault('');
  await page.route(/\.woff2?$|portrait-.*\.(avif|webp)$|travel-page.*\.js/, (route) => route.abort());
  await remember(page, {});

  await test.step('words take the place of a portrait', async () => {
    await page.goto('/party');
    const member = page
      .getByRole('region', { name: SIDES[0]?.title ?? '' })
      .getByRole('article')
      .first();
    await member.scrollIntoViewIfNeeded();
    await expect(member.getByRole('img')).toHaveCount(0);
    // The role can be read, and the name shows in place of the portrait.
    const [first] = SIDES[0]?.members ?? [];
    expect(await member.evaluate((element) => (element as HTMLElement).innerText)).toContain(first?.role);
    const portrait = member.locator(':scope > *').first();
    await expect(portrait).toHaveText(first?.name ?? '');
    // The name's box is as large as a portrait, not a line of text.
    const box = await portrait.boundingBox();
    expect(box?.height).toBeGreaterThan(80);
  });

  await test.step('a page’s code: an error, a link home and a retry', async () => {
    await page.goto('/travel');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText(WORDS.errorTitle);
    await expect(alert.getByRole('paragraph')).toHaveText(WORDS.errorText);
    await homeLink(page).click();
    await expect(menuParts(page).links).toHaveText(MENU);
    await menuParts(page).link(TRAVEL.menu).click();
    await expect(alert).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: WORDS.errorRetry }).click();
    await expect(heading(page, TRAVEL.title)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('a tap retries code and styles that failed, and shows that it is loading', async ({ page, expectFault }) => {
  expectFault('');
  const requests = { code: 0, styles: 0 };
  await page.route(/travel-page.*\.js$/, (route) => (requests.code++ === 0 ? route.abort() : route.continue()));
  await page.route(/faq-page.*\.css$/, (route) => (requests.styles++ === 0 ? route.abort() : route.continue()));
  const release = await holdRequests(page, /party-page.*\.js$/);
  await remember(page, {});
  await page.goto('/');
  // Home has preloaded both in vain.
  await expect.poll(() => Math.min(requests.code, requests.styles)).toBeGreaterThan(0);

  await test.step('the tap loads the code', async () => {
    await menuParts(page).link(TRAVEL.menu).click();
    await expect(heading(page, TRAVEL.title)).toBeVisible();
  });
  await test.step('a page never shows without its styles', async () => {
    await nextLink(page).click();
    await expect(heading(page, FAQ.title)).toBeVisible();
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.split('/').pop() ?? ''));
    expect(sheets).toContainEqual(expect.stringMatching(/^faq-page/));
  });
  await test.step('a slow page shows that it is loading', async () => {
    await homeLink(page).click();
    await menuParts(page).link(PARTY.menu).click();
    await expect(page.getByRole('status').getByText(WORDS.waiting)).toBeVisible();
    release();
    await expect(heading(page, PARTY.title)).toBeVisible();
    await expect(page.getByText(WORDS.waiting)).toHaveCount(0);
  });
});

test('every text page opens offline once home is idle', { tag: '@release' }, async ({ page, context, expectFault }) => {
  expectFault('Failed to load resource');
  await remember(page, {});
  await page.goto('/');
  const chunks = TEXT_PAGES.map(({ path }) => expect.stringMatching(`^${path.slice(1)}-page.*\\.js$`));
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop() ?? '')),
    )
    .toEqual(expect.arrayContaining(chunks));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await menuParts(page).link(SCHEDULE.menu).click();
  for (const { title } of TEXT_PAGES) {
    await expect(heading(page, title)).toBeVisible();
    await nextLink(page).click();
  }
  await expect(menuParts(page).links.first()).toBeVisible();
});

test(
  'home works without the thank-you’s code, and the next arrival shows it',
  { tag: '@release' },
  async ({ page, context, expectFault }) => {
    expectFault('');
    await page.route(/thanks-page.*\.js$/, (route) => route.abort());
    const readStates = { ...readStatesOf(true), '/faq': false };
    await remember(page, { readStates });
    await page.goto('/faq');
    await nextLink(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await stored(page)).state.readStates['/faq']).toBe(true);
    await context.setOffline(true);
    await homeLink(page).click();
    await expect(menuParts(page).menu).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Otherwise the first page could still retry and show the thank-you.
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/');
    await expect(later.getByRole('dialog').getByRole('heading')).toHaveText(THANKS_WORDS.heading);
  },
);

for (const [form, label, file] of [
  ['show', STORY_WORDS.present, /presentation.*js/],
  ['list', STORY_WORDS.list, /story-as-list.*css/],
] as const)
  test(
    `a ${form} that fails to load shows an error, and the next click loads it`,
    { tag: '@release' },
    async ({ page, expectFault }) => {
      expectFault('');
      await page.route(file, (route) => route.fulfill({ status: 503 }));
      await openStory(page);
      const link = page.getByRole('link', { name: label, exact: true });
      await link.click();
      const alert = page.getByRole('alert').getByRole('heading', { level: 1 });
      await expect(alert).toHaveText(WORDS.errorTitle);
      await page.goBack();
      await expect(storyParts(page).top).toBeAttached();
      await page.unroute(file);
      await link.click();
      await expect(link).toHaveCount(0);
      await expect(alert).toHaveCount(0);
    },
  );

test('a thank-you that never loads reloads home only once', { tag: '@release' }, async ({ page, expectFault }) => {
  expectFault('');
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(/thanks-page/, (route) => route.fulfill({ status: 404 }));
  await remember(page, {});
  await page.goto('/thanks');
  // The first load, and the reload.
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(menuParts(page).menu).toBeVisible();
  expect(loads).toBe(2);
});

test('a missing main script shows a notice with a retry, and the cover stays readable', async ({
  page,
  expectFault,
}) => {
  expectFault('Failed to load resource');
  await test.step('no scripts at all', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(heading(page, COUPLE)).toBeVisible();
    await page.unrouteAll();
  });
  for (const guest of ['a first visit', 'a returning guest'])
    await test.step(guest, async () => {
      await page.route(/\/index-.*\.js$/, (route) => route.abort());
      await page.goto('/schedule');
      await expect(page.getByRole('alert').getByText(WORDS.late)).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: WORDS.errorRetry }).click();
      if (guest === 'a first visit') await openButton(page).click();
      await expect(heading(page, SCHEDULE.title)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});

test('a slow script shows a notice until it loads', async ({ page }) => {
  await page.clock.install();
  const release = await holdRequests(page, /\/(index|site)-.*\.js$/);
  await remember(page, {});
  await page.goto('/schedule', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#late') !== null);
  // Longer than the shell waits before it shows the notice.
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('alert')).toBeVisible();
  release();
  await expect(heading(page, SCHEDULE.title)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a tap on Open before the script has loaded still opens the site', async ({ page }) => {
  const release = await holdRequests(page, /\/(index|site)-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await openButton(page).click();
  release();
  await expect(menuParts(page).menu).toBeVisible();
});
