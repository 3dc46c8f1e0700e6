import { BENCH_URL } from '../../playwright.config';
import { deckViews, expect, menuParts, test } from './guest';
import { COUPLE, PAGES } from './site-map';

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
  for (const { path, menu, title } of PAGES) {
    await menuParts(page).link(menu).click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(new URL(path.slice(1), BENCH_URL).href);
    if (path === '/story') await expect(deckViews(page).scene).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await page.goBack();
    await expect(menuParts(page).menu).toBeVisible();
  }
  expect(astray).toEqual([]);
});

for (const [address, title] of [
  ['travel', 'Travel'],
  ['story', 'Our Story'],
  ['faq?from=card#kids', 'Frequently Asked Questions'],
  ['nowhere', COUPLE],
] as const) {
  test(`below a base path the cover stands before ${address}, too`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(new URL(address, BENCH_URL).href);
  });
}
