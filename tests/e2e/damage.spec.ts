import type { Page } from '@playwright/test';
import { drawn, everyPage, expect, menuParts, remember, stored, test } from './guest';
import { COUPLE, MENU, TEXT_PAGES } from './site-map';

const openButton = (page: Page) => page.getByRole('button', { name: 'Open', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Lets every visit of this page begin with exactly this text in the browser's storage. */
async function plant(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('wedding-state', value), text);
}

// What else may stand there is a table of the store's unit tests; the shell's own script reads it, too, before the store.
test.describe('damaged storage', () => {
  for (const text of ['{', '{"state":null,"version":1}', '{"state":{"opened":"true"},"version":1}']) {
    test(`${text} is taken for a first visit`, async ({ page }) => {
      await plant(page, text);
      await page.goto('/schedule');
      await expect(openButton(page)).toBeVisible();
      await openButton(page).click();
      await expect(heading(page, 'Schedule')).toBeVisible();
    });
  }

  test('counts as far as it is valid', async ({ page }) => {
    await plant(
      page,
      '{"state":{"opened":true,"thanked":true,"readStates":{"/travel":true,"/faq":"yes","/bar":true}},"version":99}',
    );
    await page.goto('/');
    const { links, link } = menuParts(page);
    await expect(links).toHaveText([...MENU, 'Thank You']);
    for (const name of MENU) await expect(link(name)).toHaveAccessibleDescription(name === 'Travel' ? 'read' : '');
  });

  test('is mended by the next thing stored', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() =>
      localStorage.setItem('wedding-state', '{"state":{"opened":1,"extra":2,"readStates":{"/bar":true}},"version":0}'),
    );
    await page.reload();
    await openButton(page).click();
    await expect(menuParts(page).links).toHaveText(MENU);
    expect(await stored(page)).toEqual({
      state: {
        opened: true,
        thanked: false,
        readStates: {
          '/story': false,
          '/schedule': false,
          '/party': false,
          '/travel': false,
          '/faq': false,
          '/registry': false,
        },
      },
      version: 1,
    });
  });
});

test.describe('storage that throws', () => {
  const BROKEN = {
    'on every call': () => {
      const refuse = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
      Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
    },
    'when it is only touched': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Not here', 'SecurityError');
        },
      });
    },
  };
  for (const [when, breakStorage] of Object.entries(BROKEN)) {
    test(`${when} leaves a visit that works from memory`, async ({ page }) => {
      await page.addInitScript(breakStorage);
      await page.goto('/');
      await openButton(page).click();
      const { link } = menuParts(page);
      await link('Wedding Party').click();
      await expect(heading(page, 'Wedding Party')).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(link('Wedding Party')).toHaveAccessibleDescription('read');
      await expect(link('Travel')).toHaveAccessibleDescription('');
    });
  }
});

test.describe('what does not arrive', () => {
  test('a portrait is told in words, beside all that is written', async ({ page, expectFault }) => {
    expectFault('Failed to load resource');
    await page.route(/portrait-.*\.(avif|webp)$/, (route) => route.abort());
    await remember(page, {});
    await page.goto('/party');
    const member = page.getByRole('region', { name: 'Bridesmaids' }).getByRole('article').first();
    await member.scrollIntoViewIfNeeded();
    await expect(member.getByRole('img')).toHaveCount(0);
    // Name, role, words and the portrait's description: all of it can be read.
    const words = await member.evaluate((element) => (element as HTMLElement).innerText);
    expect(words).toMatch(/\w+ \w+/);
    await expect(member.getByText(/./).first()).toBeVisible();
    const portrait = member.locator(':scope > *').first();
    await expect(portrait).toHaveText(/\w{3,} \w+/);
    const box = await portrait.boundingBox();
    expect(box?.height).toBeGreaterThan(80);
  });

  test('a shop without its logo still has its name', async ({ page, expectFault }) => {
    expectFault('Failed to load resource');
    await page.route(/logo-.*\.(avif|webp|svg)$/, (route) => route.abort());
    await remember(page, {});
    await page.goto('/registry');
    const shops = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(shops).toHaveCount(2);
    for (const shop of await shops.all()) {
      await shop.scrollIntoViewIfNeeded();
      await expect(shop.getByRole('img')).toHaveCount(0);
      await expect(shop.getByText(/\w{3,}/)).toBeVisible();
      await expect(shop).toHaveAccessibleName(/\w{3,}/);
    }
  });

  test('fonts are done without', async ({ page, expectFault }) => {
    expectFault('Failed to load resource');
    await page.route(/\.woff2?$/, (route) => route.abort());
    await page.goto('/');
    await openButton(page).click();
    await expect(menuParts(page).link('Travel')).toBeVisible();
  });

  test('a page’s code: readable words, a way home, and another try', async ({ page, expectFault }) => {
    expectFault('');
    await page.route(/travel-page.*\.js/, (route) => route.abort());
    await remember(page, {});
    await page.goto('/travel');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await expect(alert.getByRole('paragraph')).toHaveText(/\w/);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(menuParts(page).links).toHaveText(MENU);
    await menuParts(page).link('Travel').click();
    await expect(alert).toBeVisible();
    await page.unroute(/travel-page.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Travel')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('a page’s code the first time only: the tap brings it', async ({ page, expectFault }) => {
    expectFault('');
    let failures = 0;
    await page.route(/travel-page.*\.js$/, (route) => (failures++ === 0 ? route.abort() : route.continue()));
    await remember(page, {});
    await page.goto('/');
    await expect.poll(() => failures).toBeGreaterThan(0);
    await menuParts(page).link('Travel').click();
    await expect(heading(page, 'Travel')).toBeVisible();
  });

  test('scripts: the cover is there all the same', async ({ page, expectFault }) => {
    expectFault('Failed to load resource');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(heading(page, COUPLE)).toBeVisible();
  });

  test('the network, after home has come to rest: every page of words opens', async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault('Failed to load resource');
    await remember(page, {});
    await page.goto('/');
    const chunks = ['schedule', 'program', 'party', 'travel', 'faq', 'registry'];
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop() ?? '')),
      )
      .toEqual(expect.arrayContaining(chunks.map((name) => expect.stringMatching(`^${name}-page.*\\.js$`))));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const { menu, title } of TEXT_PAGES) {
      await menuParts(page).link(menu).click();
      await expect(heading(page, title)).toBeVisible();
      await drawn(page);
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    }
    await expect(menuParts(page).links.first()).toBeVisible();
  });

  test('a page’s styles the first time only: it is never shown without them', async ({ page, expectFault }) => {
    expectFault('');
    let failures = 0;
    await page.route(/travel-page.*\.css$/, (route) => (failures++ === 0 ? route.abort() : route.continue()));
    await remember(page, {});
    await page.goto('/');
    await expect.poll(() => failures).toBeGreaterThan(0);
    await menuParts(page).link('Travel').click();
    await expect(heading(page, 'Travel')).toBeVisible();
    const styles = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.split('/').pop() ?? ''));
    expect(await styles()).toContainEqual(expect.stringMatching(/^travel-page/));
  });

  test('the thank-you: home is there all the same, and the next arrival thanks', async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault('');
    await page.route(/thanks-dialog.*\.js$/, (route) => route.abort());
    const readStates = { ...everyPage(true), '/faq': false };
    await remember(page, { readStates });
    await page.goto('/faq');
    await page.locator('a[rel="next"]').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await stored(page)).state.readStates['/faq']).toBe(true);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(menuParts(page).menu).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute(/thanks-dialog.*\.js$/);
    await context.setOffline(false);
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  });

  test('a page that takes long: the guest sees that the tap was heard', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/travel-page.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await remember(page, {});
    await page.goto('/');
    await menuParts(page).link('Travel').click();
    await expect(page.getByRole('status').getByText('One moment')).toBeVisible();
    release();
    await expect(heading(page, 'Travel')).toBeVisible();
    await expect(page.getByText('One moment')).toHaveCount(0);
  });

  for (const guest of ['a first guest', 'a guest who was here before']) {
    test(`the site’s own script, for ${guest}: words, and another try`, async ({ page, expectFault }) => {
      expectFault('Failed to load resource');
      if (guest !== 'a first guest') await remember(page, {});
      await page.route(/\/index-.*\.js$/, (route) => route.abort());
      await page.goto('/schedule');
      await expect(
        page
          .getByRole('alert')
          .getByText(/\w{4,}/)
          .first(),
      ).toBeVisible();
      await page.unroute(/\/index-.*\.js$/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(guest === 'a first guest' ? openButton(page) : heading(page, 'Schedule')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('a script that hangs: words after a while, and they go once it comes', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.clock.install();
    await page.route(/schedule-page.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await remember(page, {});
    await page.goto('/schedule', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('#late') !== null);
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('alert')).toBeVisible();
    release();
    await expect(heading(page, 'Schedule')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a tap on Open that comes before the script is answered by it', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/\/(index|site)-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await openButton(page).click();
    release();
    await expect(menuParts(page).menu).toBeVisible();
  });
});
