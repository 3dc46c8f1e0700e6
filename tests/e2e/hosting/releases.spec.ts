import { TRAVEL } from '../support/couple';
import { STILL, expect, heading, homeLink, menuParts, remember, SMALL } from '../support/guest';
import { test } from '../support/host';

test.use({ ...STILL, ...SMALL });

// A release that replaces the site while a guest has it open may leave any error in the console.
test.beforeEach(({ expectFault }) => expectFault(''));

for (const [answersAll, answer, details] of [
  [false, 'status 404', {}],
  [true, 'home with status 200', { tag: '@release' }],
] as const)
  test(`a page whose code is gone reloads once if the host sends ${answer}`, details, async ({ page, host }) => {
    host.answersAll = answersAll;
    // Home fetches the code of other pages ahead: it must not get the old one.
    const release = host.hold(/travel-page/);
    await remember(page, {});
    await page.goto(host.url);
    await expect(menuParts(page).menu).toBeVisible();
    let loads = 0;
    page.on('load', () => loads++);
    host.isNextRelease = true;
    release();
    await menuParts(page).link(TRAVEL.menu).click();
    await expect(heading(page, TRAVEL.title)).toBeVisible();
    await expect(page).toHaveURL(`${host.url}/travel`);
    // The prerendered page shows before it has loaded.
    await expect.poll(() => loads).toBe(1);
  });

test('a page whose code stays missing reloads once, then its error page links home', async ({ page, host }) => {
  await page.route(/travel-page/, (route) => route.fulfill({ status: 404 }));
  await remember(page, {});
  await page.goto(host.url);
  let loads = 0;
  page.on('load', () => loads++);
  await menuParts(page).link(TRAVEL.menu).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(loads).toBe(1);
  await homeLink(page).click();
  await expect(menuParts(page).menu).toBeVisible();
});
