import { BELOW_URL } from '../../playwright.config';
import { FAQ, MENU, PAGES, SCHEDULE, STORY_PAGE } from './couple';
import { STILL, expect, heading, menuParts, nextLink, openButton, storyParts, test } from './guest';

// The site as it is built for a path below another site's, as a project page has it.
test.use({ ...STILL, baseURL: BELOW_URL });

const addressOf = (path: string) => new URL(path.slice(1), BELOW_URL).href;

test('below a base path the cover stands before each page and opens, and each is there from the menu, from one another, and anew', async ({
  page,
}) => {
  const astray: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(BELOW_URL)) astray.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) astray.push(`${response.status()} ${response.url()}`);
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
      // A page that notes only now that it was read would put back what is cleared here.
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

  await test.step('from one another', async () => {
    await nextLink(page).click();
    for (const { path, title } of PAGES.filter((other) => other !== STORY_PAGE)) {
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(addressOf(path));
      await nextLink(page).click();
    }
    await expect(page).toHaveURL(BELOW_URL);
  });

  await test.step('anew', async () => {
    for (const { path, title } of [STORY_PAGE, SCHEDULE, FAQ]) {
      await page.goto(addressOf(path));
      await expect(heading(page, title)).toBeVisible();
    }
  });
  expect(astray).toEqual([]);
});

test.describe('a site that is kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('below a base path is kept for that path alone', async ({ page }) => {
    await page.goto('');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(BELOW_URL);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((url) => !url.startsWith(BELOW_URL))).toEqual([]);
  });
});
