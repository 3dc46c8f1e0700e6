import { BENCH_URL } from '../../playwright.config';
import { expect, menuParts, storyParts, test } from './guest';
import { PAGES } from './site-map';

// The site as it is built for a path below another site's, as a project page has it.
test.use({ baseURL: BENCH_URL });

test('below a base path the cover opens, and each page is there from the menu, anew and from a link', async ({
  page,
}) => {
  const astray: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(BENCH_URL)) astray.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) astray.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
  const addressOf = (path: string) => new URL(path.slice(1), BENCH_URL).href;
  for (const { path, menu, title } of PAGES) {
    await menuParts(page).link(menu).click();
    await expect(heading(title)).toBeVisible();
    await expect(page).toHaveURL(addressOf(path));
    if (path === '/story') await expect(storyParts(page).top).toBeAttached();
    await page.goBack();
    await expect(menuParts(page).menu).toBeVisible();
  }
  for (const { path, title } of PAGES) {
    await page.goto(addressOf(path));
    await expect(heading(title)).toBeVisible();
  }
  expect(astray).toEqual([]);
});

for (const [address, title] of [
  ['story', 'Our Story'],
  ['faq?from=card#kids', 'Frequently Asked Questions'],
] as const) {
  test(`below a base path the cover stands before ${address}, too`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(new URL(address, BENCH_URL).href);
  });
}

test.describe('a site that is kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('below a base path is kept for that path alone', async ({ page }) => {
    await page.goto('');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(BENCH_URL);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((url) => !url.startsWith(BENCH_URL))).toEqual([]);
  });
});
