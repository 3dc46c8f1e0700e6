import type { Page } from '@playwright/test';
import { COUPLE, DATE, DAY, EVENTS, FAQ, MENU, SCHEDULE, THANKED_MENU, TRAVEL, WORDS } from './couple';
import { STILL, everyPage, expect, heading, homeLink, menuParts, openButton, remember, stored, test } from './guest';

test.use(STILL);

const names = (page: Page) => heading(page, COUPLE);

test('the cover shows the names, the date and Open, and nothing else to press; the menu comes two seconds after it, and at once on every later visit', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(names(page)).toBeVisible();
  await expect(page.locator(`time[datetime="${DAY}"]`)).toHaveText(DATE);
  await expect(openButton(page)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page).toHaveTitle(`${COUPLE} • ${DATE}`);

  await test.step('it stays out of search engines, by a mark that crawlers may come and read', async () => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /\bnoindex\b/);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toMatch(/^User-agent: \*$/m);
    expect(robots).not.toMatch(/^Disallow: *\S/m);
  });

  await test.step('the menu has its links in order, and no thank-you for who has not been thanked', async () => {
    await openButton(page).click();
    const first = await entranceDelays(page);
    expect(first).toHaveLength(MENU.length);
    expect(first[0]).toBe(2);
    expect(Math.min(...first)).toBe(2);
    const { links } = menuParts(page);
    await expect(links).toHaveText(MENU);
    for (const [index, name] of MENU.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
  });

  await test.step('a later visit', async () => {
    await page.reload();
    expect(await entranceDelays(page)).toEqual(MENU.map(() => 0));
    await expect(openButton(page)).toHaveCount(0);
  });
});

test('the cover stands at every address and keeps it, shows no page before, and Open leads to what it names, for good', async ({
  page,
}) => {
  for (const [address, title] of [
    ['/schedule', SCHEDULE.title],
    ['/faq?from=card#kids', FAQ.title],
    ['/deep/in/the/fog', COUPLE],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(openButton(page)).toBeVisible();
      await expect(names(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      for (const { title: event } of EVENTS) await expect(page.getByText(event)).toHaveCount(0);
      await openButton(page).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(openButton(page)).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect.poll(async () => (await stored(page)).state.opened).toBe(true);
      await page.reload();
      await expect(heading(page, title)).toBeVisible();
      await expect(openButton(page)).toHaveCount(0);
      // A page that notes only now that it was read would put back what is cleared here.
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {};
        localStorage.clear();
      });
    });
});

test('the menu says which pages have been read, beside their names, and ends with the thank-you for who has been thanked; addresses that name no page are home', async ({
  page,
}) => {
  await remember(page, { thanked: true, readStates: { ...everyPage(false), '/travel': true, '/faq': true } });
  for (const address of ['/', '/nowhere', '/travel/by/boat', '/%20', '/assets-of-ours/']) {
    await page.goto(address);
    await expect(menuParts(page).links).toHaveText(THANKED_MENU);
    await expect(page).toHaveTitle(`${COUPLE} • ${DATE}`);
  }
  const { link } = menuParts(page);
  for (const name of MENU) {
    const read = name === TRAVEL.menu || name === FAQ.menu;
    await expect(link(name)).toHaveAccessibleDescription(read ? WORDS.read : '');
  }
  await test.step('a slash at the end changes nothing', async () => {
    await page.goto('/travel/');
    await expect(heading(page, TRAVEL.title)).toBeVisible();
  });
});

test.describe('before any script has come', () => {
  test('the cover is there, and becomes live without being drawn again', async ({ page }) => {
    const seen = await watchForCover(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(names(page)).toBeVisible();
    await expect(openButton(page)).toBeVisible();
    await expect.poll(seen).toBeGreaterThan(0);
    await names(page).evaluate((cover) => Object.assign(cover, { fromTheFile: true }));
    release();
    await page.waitForLoadState();
    await openButton(page).click();
    await expect(menuParts(page).links.first()).toBeVisible();
    expect(await names(page).evaluate((cover) => 'fromTheFile' in cover)).toBe(true);
  });

  test('a returning guest never sees the cover flash', async ({ page }) => {
    await remember(page, {});
    const seen = await watchForCover(page);
    for (const [address, title] of [
      ['/', COUPLE],
      ['/travel', TRAVEL.title],
    ] as const)
      await test.step(address, async () => {
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('h1')).toBeAttached();
        expect(await seen()).toBe(0);
        release();
        await expect(heading(page, title)).toBeVisible();
        expect(await seen()).toBe(0);
        await page.unroute('**/*.js');
      });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every address still shows whose wedding it is, and when', async ({ page }) => {
    for (const address of ['/', '/schedule']) {
      await page.goto(address);
      await expect(names(page)).toBeVisible();
      await expect(page.getByRole('main').locator(`time[datetime="${DAY}"]`).first()).toBeVisible();
      await expect(page.getByText(DATE).first()).toBeVisible();
    }
  });
});

test('the picture, which comes with the first file, is there again on every way back to it', async ({ page }) => {
  const lines = page.locator('[data-still] path');
  await page.goto('/travel');
  await expect(lines.first()).toBeAttached();
  const drawn = await lines.count();
  await openButton(page).click();
  await homeLink(page).click();
  await expect(lines).toHaveCount(drawn);
  await page.reload();
  await expect(lines).toHaveCount(drawn);
});

/** Seconds after which each menu link begins to enter: of the link itself or of what it lies in. */
async function entranceDelays(page: Page): Promise<number[]> {
  const { links, menu } = menuParts(page);
  await expect(links.first()).toBeAttached();
  const nav = await menu.elementHandle();
  return links.evaluateAll(
    (all, within) =>
      all.map((link) => {
        for (let part: Element | null = link; part && part !== within; part = part.parentElement) {
          const { animationName, animationDelay } = getComputedStyle(part);
          if (animationName !== 'none') return Number.parseFloat(animationDelay);
        }
        return Number.NaN;
      }),
    nav,
  );
}

/** Keeps every script of the site waiting until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Counts the frames in which Open can be seen; returns a function that tells how many there were. */
async function watchForCover(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    Object.assign(window, { framesOfCover: 0 });
    const look = () => {
      const open = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === name);
      if (open?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        Object.assign(window, { framesOfCover: (window as unknown as { framesOfCover: number }).framesOfCover + 1 });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, WORDS.open);
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => resolve((window as unknown as { framesOfCover: number }).framesOfCover)),
        ),
    );
}
