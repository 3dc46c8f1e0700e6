import { BELOW_URL } from '../../../playwright.config';
import { FAQ, MENU, PAGES, PARTY, SCHEDULE, STORY_PAGE } from '../support/couple';
import {
  STILL,
  expect,
  heading,
  homeLink,
  menuParts,
  nextLink,
  openButton,
  storyParts,
  test,
  SMALL,
} from '../support/guest';

// The site built for a base path, as for a GitHub project page.
test.use({ ...STILL, ...SMALL, baseURL: BELOW_URL });

/** The whole address of a page by its path. */
const addressOf = (path: string) => new URL(path.slice(1), BELOW_URL).href;

test('all pages and links work below a base path', async ({ page }) => {
  const faults: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(BELOW_URL)) faults.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });

  await test.step('the cover', async () => {
    for (const [address, title] of [
      ['story', STORY_PAGE.title],
      ['faq?from=card#kids', FAQ.title],
    ] as const) {
      await page.goto(address);
      await openButton(page).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(new URL(address, BELOW_URL).href);
      // Without this, the page could mark itself as read and store again what is cleared here.
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {};
        localStorage.clear();
      });
    }
    await page.goto('');
    await openButton(page).click();
  });

  await test.step('from the menu', async () => {
    const { links, link } = menuParts(page);
    await expect(links).toHaveText(MENU);
    for (const { menu, path } of PAGES)
      await expect(link(menu)).toHaveAttribute('href', new URL(addressOf(path)).pathname);
    await link(STORY_PAGE.menu).click();
    await expect(storyParts(page).top).toBeAttached();
  });

  await test.step('from page to page', async () => {
    await nextLink(page).click();
    await expect(heading(page, SCHEDULE.title)).toBeVisible();
    await expect(page).toHaveURL(addressOf(SCHEDULE.path));
    await homeLink(page).click();
    await expect(page).toHaveURL(BELOW_URL);
  });

  await test.step('by address, with portraits', async () => {
    await page.goto(addressOf(PARTY.path));
    await expect(heading(page, PARTY.title)).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  expect(faults).toEqual([]);
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('caches only files below its base path', async ({ page }) => {
    await page.goto('');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(BELOW_URL);
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(cached.length).toBeGreaterThan(20);
    expect(cached.filter((url) => !url.startsWith(BELOW_URL))).toEqual([]);
  });
});
