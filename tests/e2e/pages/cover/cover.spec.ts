import type { Page } from '@playwright/test';
import { COUPLE, DATE, DAY, EVENTS, FAQ, MENU, SCHEDULE, THANKED_MENU, TRAVEL, WORDS } from '../../support/couple';
import {
  STILL,
  readStatesOf,
  expect,
  heading,
  menuParts,
  openButton,
  remember,
  stored,
  test,
  SMALL,
} from '../../support/guest';

test.use({ ...STILL, ...SMALL });

const names = (page: Page) => heading(page, COUPLE);

test('the cover has names, date and Open; only the first visit’s menu waits 2 s', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(names(page)).toBeVisible();
  await expect(page.locator(`time[datetime="${DAY}"]`)).toHaveText(DATE);
  await expect(openButton(page)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page).toHaveTitle(`${COUPLE} • ${DATE}`);

  await test.step('search engines may read it but not index it', async () => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /\bnoindex\b/);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toMatch(/^User-agent: \*$/m);
    expect(robots).not.toMatch(/^Disallow: *\S/m);
  });

  await test.step('the menu has its links in order, without the thank-you', async () => {
    await openButton(page).click();
    const delays = await entranceDelays(page);
    expect(delays).toHaveLength(MENU.length);
    expect(delays[0]).toBe(2);
    expect(Math.min(...delays)).toBe(2);
    const { links } = menuParts(page);
    await expect(links).toHaveText(MENU);
    for (const [index, name] of MENU.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
  });

  await test.step('a later visit has the menu at once', async () => {
    await page.reload();
    expect(await entranceDelays(page)).toEqual(MENU.map(() => 0));
    await expect(openButton(page)).toHaveCount(0);
  });
});

test('the cover shows at every address, and Open leads to its page', async ({ page }) => {
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
      if (address === '/schedule') {
        await page.reload();
        await expect(heading(page, title)).toBeVisible();
        await expect(openButton(page)).toHaveCount(0);
      }
      // Without this, the open page could store its state again after the storage is cleared.
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {};
        localStorage.clear();
      });
    });
});

test('unknown addresses show the menu, with read pages marked and the thank-you', async ({ page }) => {
  await remember(page, { thanked: true, readStates: { ...readStatesOf(false), '/travel': true, '/faq': true } });
  for (const address of ['/travel/by/boat', '/%20', '/assets-of-ours/']) {
    await page.goto(address);
    await expect(menuParts(page).links).toHaveText(THANKED_MENU);
    await expect(page).toHaveTitle(`${COUPLE} • ${DATE}`);
  }
  const { link } = menuParts(page);
  for (const name of MENU) {
    const isRead = name === TRAVEL.menu || name === FAQ.menu;
    await expect(link(name)).toHaveAccessibleDescription(isRead ? WORDS.read : '');
  }
  await test.step('a trailing slash changes nothing', async () => {
    await page.goto('/travel/');
    await expect(heading(page, TRAVEL.title)).toBeVisible();
  });
});

/** The animation delay of each menu link or of an element around it, in seconds; NaN without an animation. */
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
