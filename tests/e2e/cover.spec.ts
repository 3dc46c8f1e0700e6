import type { Page } from '@playwright/test';
import { expect, menuParts, remember, stored, test } from './guest';
import { COUPLE, DATE, MENU } from './site-map';

const openButton = (page: Page) => page.getByRole('button', { name: 'Open', exact: true });
const names = (page: Page) => page.getByRole('heading', { level: 1, name: COUPLE });

test.describe('the cover', () => {
  test('shows the names, the date and Open, and nothing else to press', async ({ page }) => {
    await page.goto('/');
    await expect(names(page)).toBeVisible();
    const date = page.locator('time[datetime="2023-07-03"]');
    await expect(date).toBeVisible();
    await expect(date).toHaveText(DATE);
    await expect(openButton(page)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(1);
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page).toHaveTitle(`${COUPLE} • ${DATE}`);
  });

  for (const [address, heading] of [
    ['/travel', 'Travel'],
    ['/faq?from=card#kids', 'Frequently Asked Questions'],
    ['/deep/in/the/fog', COUPLE],
  ] as const) {
    test(`stands at ${address} and keeps that address; Open leads to what it names`, async ({ page }) => {
      await page.goto(address);
      await expect(openButton(page)).toBeVisible();
      await expect(names(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      await openButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(openButton(page)).toBeHidden();
      await expect(page).toHaveURL(address);
    });
  }

  test('remembers having been opened, and shows no page before', async ({ page }) => {
    await page.goto('/schedule');
    await expect(openButton(page)).toBeVisible();
    await expect(page.getByText('Welcome drinks')).toHaveCount(0);
    await openButton(page).click();
    await expect.poll(async () => (await stored(page)).state.opened).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await expect(openButton(page)).toHaveCount(0);
  });
});

test.describe('the menu', () => {
  test('has its links in order, and no Thank You for who has not been thanked', async ({ page }) => {
    await page.goto('/');
    await openButton(page).click();
    const { links } = menuParts(page);
    await expect(links).toHaveText(MENU);
    for (const [index, name] of MENU.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
  });

  test('ends with Thank You for who has been thanked', async ({ page }) => {
    await remember(page, { thanked: true });
    await page.goto('/');
    await expect(menuParts(page).links).toHaveText([...MENU, 'Thank You']);
  });

  test('comes two seconds after the first opening, and at once on every later visit', async ({ page }) => {
    await page.goto('/');
    await openButton(page).click();
    const first = await entranceDelays(page);
    expect(first).toHaveLength(MENU.length);
    expect(first[0]).toBe(2);
    expect(Math.min(...first)).toBe(2);
    await page.reload();
    expect(await entranceDelays(page)).toEqual(MENU.map(() => 0));
  });

  test('says which pages have been read, beside their names', async ({ page }) => {
    await remember(page, { readStates: { '/travel': true, '/faq': true } });
    await page.goto('/');
    const { link } = menuParts(page);
    for (const name of MENU) {
      const read = name === 'Travel' || name === 'FAQs';
      await expect(link(name)).toHaveAccessibleDescription(read ? 'read' : '');
    }
  });
});

test.describe('addresses', () => {
  test('that name no page are home', async ({ page }) => {
    await remember(page, {});
    for (const address of ['/nowhere', '/travel/by/boat', '/%20', '/assets-of-ours/']) {
      await page.goto(address);
      await expect(menuParts(page).links).toHaveText(MENU);
      await expect(page).toHaveTitle(`${COUPLE} • ${DATE}`);
    }
  });

  test('a slash at the end changes nothing', async ({ page }) => {
    await remember(page, {});
    await page.goto('/travel/');
    await expect(page.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
  });

  test('stay out of search engines, by a mark that crawlers may come and read', async ({ page, request }) => {
    await page.goto('/');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /\bnoindex\b/);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toMatch(/^User-agent: \*$/m);
    expect(robots).not.toMatch(/^Disallow: *\S/m);
  });
});

test.describe('before any script has come', () => {
  test('the cover is there, and becomes live without being drawn again', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(names(page)).toBeVisible();
    await expect(openButton(page)).toBeVisible();
    await names(page).evaluate((heading) => Object.assign(heading, { fromTheFile: true }));
    release();
    await page.waitForLoadState();
    await openButton(page).click();
    await expect(menuParts(page).links.first()).toBeVisible();
    expect(await names(page).evaluate((heading) => 'fromTheFile' in heading)).toBe(true);
  });

  for (const [address, title] of [
    ['/', COUPLE],
    ['/travel', 'Travel'],
  ] as const) {
    test(`a returning guest at ${address} never sees the cover flash`, async ({ page }) => {
      await remember(page, {});
      const seen = await watchForCover(page);
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeAttached();
      expect(await seen()).toBe(0);
      release();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await seen()).toBe(0);
    });
  }

  test('a new guest does see it', async ({ page }) => {
    const seen = await watchForCover(page);
    await page.goto('/');
    await expect.poll(seen).toBeGreaterThan(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/', '/schedule']) {
    test(`${address} still shows whose wedding it is, and when`, async ({ page }) => {
      await page.goto(address);
      await expect(names(page)).toBeVisible();
      await expect(page.getByRole('main').locator('time[datetime="2023-07-03"]').first()).toBeVisible();
      await expect(page.getByText(DATE).first()).toBeVisible();
    });
  }
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
  await page.addInitScript(() => {
    Object.assign(window, { framesOfCover: 0 });
    const look = () => {
      const open = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Open');
      if (open?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        Object.assign(window, { framesOfCover: (window as unknown as { framesOfCover: number }).framesOfCover + 1 });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => resolve((window as unknown as { framesOfCover: number }).framesOfCover)),
        ),
    );
}

test('the harbour, which comes with the first file, is there again on every way back to it', async ({ page }) => {
  const shipLines = page.locator('[data-still="ship"] path');
  await page.goto('/travel');
  await expect(shipLines.first()).toBeAttached();
  const drawn = await shipLines.count();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(shipLines).toHaveCount(drawn);
  await page.reload();
  await expect(shipLines).toHaveCount(drawn);
});
