import { TRAVEL } from './couple';
import { STILL, expect, heading, homeLink, menuParts, remember } from './guest';
import { test } from './host';

test.use(STILL);

// A guest has the site open while another release takes its place.
test.beforeEach(({ expectFault }) => expectFault(''));

for (const answersAll of [false, true]) {
  const answer = answersAll ? 'its page and 200' : '404';
  test(`a page whose code is gone is loaded anew, once, where the host answers ${answer}`, async ({ page, host }) => {
    host.answersAll = answersAll;
    const release = host.hold(/travel-page/);
    await remember(page, {});
    await page.goto(host.url);
    await expect(menuParts(page).menu).toBeVisible();
    let loads = 0;
    page.on('load', () => loads++);
    host.released = true;
    release();
    await menuParts(page).link(TRAVEL.menu).click();
    await expect(heading(page, TRAVEL.title)).toBeVisible();
    await expect(page).toHaveURL(`${host.url}/travel`);
    expect(loads).toBe(1);
  });
}

test('code that is nowhere is asked for twice and not for ever; there is a way home', async ({ page, host }) => {
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
