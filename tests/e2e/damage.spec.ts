import type { Page } from '@playwright/test';
import {
  COUPLE,
  FAQ,
  MENU,
  PARTY,
  SCHEDULE,
  SIDES,
  TEXT_PAGES,
  THANKED_MENU,
  THANKS_WORDS,
  TRAVEL,
  WORDS,
} from './couple';
import {
  STILL,
  everyPage,
  expect,
  heading,
  homeLink,
  menuParts,
  nextLink,
  openButton,
  remember,
  stored,
  test,
} from './guest';

test.use(STILL);

/** Puts exactly this text into the browser's storage, as the next visit finds it. */
const plant = (page: Page, text: string) =>
  page.evaluate((value) => localStorage.setItem('wedding-state', value), text);

/** Holds back what a guest's page asks for by this pattern. @returns what lets it come. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

// What else may stand there is a table of the store's unit tests; the shell's own script reads it, too, before the store.
test('damaged storage is taken for a first visit, counts as far as it is valid, and is mended by the next thing stored', async ({
  page,
}) => {
  await page.goto('/');
  for (const text of ['{', '{"state":null,"version":1}', '{"state":{"opened":"true"},"version":1}'])
    await test.step(`${text} is taken for a first visit`, async () => {
      await plant(page, text);
      await page.goto('/schedule');
      await expect(openButton(page)).toBeVisible();
    });
  await openButton(page).click();
  await expect(heading(page, SCHEDULE.title)).toBeVisible();

  await test.step('it counts as far as it is valid', async () => {
    await plant(
      page,
      '{"state":{"opened":true,"thanked":true,"readStates":{"/travel":true,"/faq":"yes","/bar":true}},"version":99}',
    );
    await page.goto('/');
    const { links, link } = menuParts(page);
    await expect(links).toHaveText(THANKED_MENU);
    for (const name of MENU)
      await expect(link(name)).toHaveAccessibleDescription(name === TRAVEL.menu ? WORDS.read : '');
  });

  await test.step('it is mended by the next thing stored', async () => {
    await plant(page, '{"state":{"opened":1,"extra":2,"readStates":{"/bar":true}},"version":0}');
    await page.goto('/schedule');
    await openButton(page).click();
    await expect(heading(page, SCHEDULE.title)).toBeVisible();
    const readStates = {
      '/story': false,
      '/schedule': false,
      '/party': false,
      '/travel': false,
      '/faq': false,
      '/registry': false,
    };
    expect(await stored(page)).toEqual({ state: { opened: true, thanked: false, readStates }, version: 1 });
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
      await page.goto('/party');
      await openButton(page).click();
      await expect(heading(page, PARTY.title)).toBeVisible();
      await homeLink(page).click();
      const { link } = menuParts(page);
      await expect(link(PARTY.menu)).toHaveAccessibleDescription(WORDS.read);
      await expect(link(TRAVEL.menu)).toHaveAccessibleDescription('');
    });
  }
});

test.describe('what does not arrive', () => {
  test('fonts and portraits are done without; a page’s code leaves readable words, a way home, and another try', async ({
    page,
    expectFault,
  }) => {
    expectFault('');
    await page.route(/\.woff2?$|portrait-.*\.(avif|webp)$|travel-page.*\.js/, (route) => route.abort());
    await remember(page, {});

    await test.step('a portrait is told in words, beside all that is written', async () => {
      await page.goto('/party');
      const member = page
        .getByRole('region', { name: SIDES[0]?.title ?? '' })
        .getByRole('article')
        .first();
      await member.scrollIntoViewIfNeeded();
      await expect(member.getByRole('img')).toHaveCount(0);
      // Name, role, words and the portrait's description: all of it can be read.
      const [first] = SIDES[0]?.members ?? [];
      expect(await member.evaluate((element) => (element as HTMLElement).innerText)).toContain(first?.role);
      await expect(member.getByText(/./).first()).toBeVisible();
      const portrait = member.locator(':scope > *').first();
      await expect(portrait).toHaveText(first?.name ?? '');
      const box = await portrait.boundingBox();
      expect(box?.height).toBeGreaterThan(80);
    });

    await test.step('a page’s code', async () => {
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

  test('a page’s code or styles the first time only: the tap brings them; a page that takes long: the tap was heard', async ({
    page,
    expectFault,
  }) => {
    expectFault('');
    const failures = { code: 0, styles: 0 };
    await page.route(/travel-page.*\.js$/, (route) => (failures.code++ === 0 ? route.abort() : route.continue()));
    await page.route(/faq-page.*\.css$/, (route) => (failures.styles++ === 0 ? route.abort() : route.continue()));
    const release = await holdBack(page, /party-page.*\.js$/);
    await remember(page, {});
    await page.goto('/');
    await expect.poll(() => Math.min(failures.code, failures.styles)).toBeGreaterThan(0);

    await test.step('the tap brings the code', async () => {
      await menuParts(page).link(TRAVEL.menu).click();
      await expect(heading(page, TRAVEL.title)).toBeVisible();
    });
    await test.step('it is never shown without its styles', async () => {
      await nextLink(page).click();
      await expect(heading(page, FAQ.title)).toBeVisible();
      const sheets = await page.evaluate(() =>
        [...document.styleSheets].map(({ href }) => href?.split('/').pop() ?? ''),
      );
      expect(sheets).toContainEqual(expect.stringMatching(/^faq-page/));
    });
    await test.step('the guest sees that the tap was heard', async () => {
      await homeLink(page).click();
      await menuParts(page).link(PARTY.menu).click();
      await expect(page.getByRole('status').getByText(WORDS.waiting)).toBeVisible();
      release();
      await expect(heading(page, PARTY.title)).toBeVisible();
      await expect(page.getByText(WORDS.waiting)).toHaveCount(0);
    });
  });

  test('the network, after home has come to rest: every page of words opens', async ({
    page,
    context,
    expectFault,
  }) => {
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

  test('the thank-you: home is there all the same, and the next arrival thanks', async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault('');
    await page.route(/thanks-page.*\.js$/, (route) => route.abort());
    const readStates = { ...everyPage(true), '/faq': false };
    await remember(page, { readStates });
    await page.goto('/faq');
    await nextLink(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await stored(page)).state.readStates['/faq']).toBe(true);
    await context.setOffline(true);
    await homeLink(page).click();
    await expect(menuParts(page).menu).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute(/thanks-page.*\.js$/);
    await context.setOffline(false);
    await page.goto('/');
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(THANKS_WORDS.heading);
  });

  test('the site’s own script: words, and another try, for a first guest and one who was here before; without any script the cover is there', async ({
    page,
    expectFault,
  }) => {
    expectFault('Failed to load resource');
    await test.step('any script', async () => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/');
      await expect(heading(page, COUPLE)).toBeVisible();
      await page.unrouteAll();
    });
    for (const guest of ['a first guest', 'a guest who was here before'])
      await test.step(guest, async () => {
        await page.route(/\/index-.*\.js$/, (route) => route.abort());
        await page.goto('/schedule');
        await expect(page.getByRole('alert').getByText(WORDS.late)).toBeVisible();
        await page.unrouteAll();
        await page.getByRole('button', { name: WORDS.errorRetry }).click();
        if (guest === 'a first guest') await openButton(page).click();
        await expect(heading(page, SCHEDULE.title)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
  });

  test('a script that hangs: words after a while, and they go once it comes', async ({ page }) => {
    await page.clock.install();
    const release = await holdBack(page, /schedule-page.*\.js$/);
    await remember(page, {});
    await page.goto('/schedule', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('#late') !== null);
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('alert')).toBeVisible();
    release();
    await expect(heading(page, SCHEDULE.title)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a tap on Open that comes before the script is answered by it', async ({ page }) => {
    const release = await holdBack(page, /\/(index|site)-.*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await openButton(page).click();
    release();
    await expect(menuParts(page).menu).toBeVisible();
  });
});
