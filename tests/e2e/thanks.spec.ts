import type { Page } from '@playwright/test';
import { everyPage, expect, menuParts, remember, stored, test } from './guest';
import { COUPLE, MENU } from './site-map';

function thanksParts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Thank you' });
  return { dialog, close: dialog.getByRole('button', { name: 'Close', exact: true }) };
}

test.describe('whoever has read everything', () => {
  test('is thanked on coming home, and from then on by the menu', async ({ page }) => {
    await remember(page, { readStates: everyPage(true) });
    await page.goto('/');
    const { dialog, close } = thanksParts(page);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/thanks');
    await expect(page).toHaveTitle(`Thank You • ${COUPLE}`);
    expect((await stored(page)).state.thanked).toBe(false);
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect((await stored(page)).state.thanked).toBe(true);
    const { links, link } = menuParts(page);
    await expect(links).toHaveText([...MENU, 'Thank You']);
    await page.reload();
    await expect(links).toHaveCount(8);
    await expect(dialog).toHaveCount(0);
    await link('Thank You').click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/thanks');
  });

  test('is thanked at any address that is home', async ({ page }) => {
    await remember(page, { readStates: everyPage(true) });
    await page.goto('/nowhere');
    await expect(thanksParts(page).dialog).toBeVisible();
  });

  test('is not thanked while one page is left', async ({ page }) => {
    await remember(page, { readStates: { ...everyPage(true), '/registry': false } });
    await page.goto('/');
    await expect(menuParts(page).links).toHaveText(MENU);
    await expect(page).toHaveURL('/');
    await expect(thanksParts(page).dialog).toHaveCount(0);
  });

  test('is not sent there from another page, but on arriving at home', async ({ page }) => {
    await remember(page, { readStates: { ...everyPage(true), '/registry': false } });
    await page.goto('/registry');
    const home = page.locator('a[rel="next"]');
    await home.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await stored(page)).state.readStates['/registry']).toBe(true);
    await expect(page).toHaveURL('/registry');
    await home.click();
    await expect(thanksParts(page).dialog).toBeVisible();
  });

  test('is not trapped: Back leads to the page they came from, and each arrival thanks again', async ({ page }) => {
    await remember(page, { readStates: everyPage(true) });
    await page.goto('/registry');
    const { dialog, close } = thanksParts(page);
    await page.locator('a[rel="next"]').click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/registry');
    await expect(page.getByRole('heading', { level: 1, name: 'Registry' })).toBeVisible();
    await page.locator('a[rel="next"]').click();
    await expect(dialog).toBeVisible();
    await close.click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/registry');
  });
});

test.describe('the thank-you', () => {
  test('has an address of its own', async ({ page }) => {
    await remember(page, {});
    await page.goto('/thanks');
    const { dialog, close } = thanksParts(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading')).toHaveText(/thank you/i);
    await expect(dialog.getByRole('img')).toHaveAttribute('alt', /\w/);
    await close.click();
    await expect(page).toHaveURL('/');
    await expect(menuParts(page).links).toHaveCount(8);
  });

  test('stays behind the cover until it is opened', async ({ page }) => {
    await page.goto('/thanks');
    const { dialog } = thanksParts(page);
    const open = page.getByRole('button', { name: 'Open', exact: true });
    await expect(open).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await open.click();
    await expect(dialog).toBeVisible();
  });

  test('takes Escape for Close', async ({ page }) => {
    await remember(page, {});
    await page.goto('/thanks');
    const { dialog } = thanksParts(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect((await stored(page)).state.thanked).toBe(true);
    await expect(menuParts(page).links).toHaveCount(8);
  });

  test('is modal: it takes the focus and keeps it', async ({ page }) => {
    await remember(page, { thanked: true });
    await page.goto('/');
    await menuParts(page).link('Thank You').focus();
    await page.keyboard.press('Enter');
    const { dialog, close } = thanksParts(page);
    await expect(close).toBeFocused();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      // The browser's own bar may have its turn; then the document has no focused element but its body.
      const inside = await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
  });

  test('gives the focus back to the menu', async ({ page }) => {
    await remember(page, { thanked: true });
    await page.goto('/');
    const link = menuParts(page).link('Thank You');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(thanksParts(page).close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(thanksParts(page).dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('turns its pet, and not for guests who asked for less motion', async ({ page }) => {
    await remember(page, {});
    await page.goto('/thanks');
    const pet = thanksParts(page).dialog.getByRole('img');
    await expect(pet).toBeVisible();
    const turnsForEver = () =>
      pet.evaluate((element) => {
        const forever = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity);
        return forever.some((animation) => {
          const { target } = animation.effect as KeyframeEffect;
          return target?.contains(element) === true && target.closest('dialog') !== null;
        });
      });
    expect(await turnsForEver()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await turnsForEver()).toBe(false);
  });
});

// Every other day is a row of the countdown's unit tests; here the last second that counts, far from the wedding's zone.
test.describe('the days that are left', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  for (const [now, left] of [
    ['2023-06-20T12:00:00Z', 'in 12 days'],
    ['2023-07-01T03:59:59Z', 'in 2 days'],
  ] as const) {
    test(`at ${now} the couple can’t wait to see their guests ${left}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      await remember(page, {});
      await page.goto('/thanks');
      await expect(thanksParts(page).dialog).toContainText(`can’t wait to see you ${left}`);
    });
  }

  test('are not counted from one day before July 2, 2023 on', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-07-01T04:00:00Z'));
    await remember(page, {});
    await page.goto('/thanks');
    const { dialog } = thanksParts(page);
    await expect(dialog.getByRole('paragraph')).toBeVisible();
    await expect(dialog).not.toContainText(/\d|days/);
  });
});

test.describe('two tabs', () => {
  test('agree on who has been thanked', async ({ page, context }) => {
    await remember(page, { readStates: everyPage(true) });
    await page.goto('/schedule');
    const other = await context.newPage();
    await other.goto('/travel');
    await other.getByRole('link', { name: 'Home', exact: true }).click();
    await thanksParts(other).close.click();
    await expect(menuParts(other).links).toHaveCount(8);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(menuParts(page).links).toHaveText([...MENU, 'Thank You']);
    await expect(thanksParts(page).dialog).toHaveCount(0);
  });

  test('agree on the cover and on what has been read', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(menuParts(page).links).toHaveText(MENU);
    await other.goto('/party');
    await expect(menuParts(page).link('Wedding Party')).toHaveAccessibleDescription('read');
  });
});
