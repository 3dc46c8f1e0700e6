import type { Page } from '@playwright/test';
import {
  COUNTDOWN_TO,
  COUPLE,
  FAQ,
  MENU,
  PARTY,
  THANKED_MENU,
  THANKS,
  THANKS_WORDS,
  THANK_YOU,
  WORDS,
} from '../support/couple';
import {
  STILL,
  readStatesOf,
  expect,
  heading,
  homeLink,
  menuParts,
  nextLink,
  openButton,
  remember,
  stored,
  test,
  SMALL,
} from '../support/guest';

function thanksParts(page: Page) {
  const dialog = page.getByRole('dialog', { name: THANK_YOU, exact: true });
  return { dialog, close: dialog.getByRole('button', { name: WORDS.close, exact: true }) };
}

test.use({ ...STILL, ...SMALL });

test('reading everything brings the thank-you on each arrival at home until closed', async ({ page }) => {
  await remember(page, { readStates: { ...readStatesOf(true), '/faq': false } });
  const { dialog, close } = thanksParts(page);
  const { links, link } = menuParts(page);
  const isThanked = async () => (await stored(page)).state.thanked;

  await test.step('it does not show while one page is unread', async () => {
    await page.goto('/');
    await expect(links).toHaveText(MENU);
    await expect(page).toHaveURL('/');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('once all pages are read, it shows only on arrival at home', async () => {
    await page.goto('/faq');
    await nextLink(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await stored(page)).state.readStates['/faq']).toBe(true);
    await expect(page).toHaveURL('/faq');
    await page.getByRole('link', { name: WORDS.home, exact: true }).click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/thanks');
    await expect(page).toHaveTitle(`${THANKS.title} • ${COUPLE}`);
    expect(await isThanked()).toBe(false);
  });

  await test.step('Back leads to the page before, and the next arrival shows the thank-you again', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(heading(page, FAQ.title)).toBeVisible();
    await page.getByRole('link', { name: WORDS.home, exact: true }).click();
    await expect(dialog).toBeVisible();
  });

  await test.step('Close marks the guest as thanked, and Back skips the thank-you', async () => {
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(await isThanked()).toBe(true);
    await expect(links).toHaveText(THANKED_MENU);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  await test.step('from then on, the menu has the thank-you, and home does not bring it', async () => {
    await page.goto('/');
    await expect(links).toHaveCount(THANKED_MENU.length);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the thank-you is modal: it traps the focus and returns it to the menu', async () => {
    await link(THANKS.menu).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/thanks');
    await expect(close).toBeFocused();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      // While the browser's own toolbar has the focus, the active element is the body.
      const isInside = await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(link(THANKS.menu)).toBeFocused();
  });
});

test('/thanks shows the thank-you with a spinning pet, and Escape closes it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/thanks');
  const { dialog } = thanksParts(page);
  await expect(openButton(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await openButton(page).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading')).toHaveText(THANKS_WORDS.heading);
  const pet = dialog.getByRole('img', { name: THANKS_WORDS.petAlt ?? '' });
  await expect(pet).toBeVisible();
  const isSpinning = () =>
    pet.evaluate((element) => {
      const endless = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity);
      return endless.some((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return target?.contains(element) === true && target.closest('dialog') !== null;
      });
    });
  expect(await isSpinning()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await isSpinning()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect((await stored(page)).state.thanked).toBe(true);
  await expect(menuParts(page).links).toHaveCount(THANKED_MENU.length);
});

// Unit tests cover the countdown's other days, and `sample.spec.ts` a guest near the wedding. This guest is far from the wedding's time zone.
test.describe('the days left', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('are counted until 24 hours before the countdown ends', { tag: '@release' }, async ({ page }) => {
    const DAY = 86_400_000;
    const end = Date.parse(COUNTDOWN_TO);
    const days = (count: number) => THANKS_WORDS.soon.replace('{days}', String(count));
    await remember(page, {});
    for (const [now, words] of [
      [end - 11.5 * DAY, days(12)],
      [end - DAY - 1000, days(2)],
      [end - DAY, THANKS_WORDS.later],
    ] as const) {
      // Leaves the previous page, which might still be hydrating and must not see the new time.
      await page.goto('/robots.txt');
      await page.clock.setFixedTime(now);
      await page.goto('/thanks');
      await expect(thanksParts(page).dialog.getByRole('paragraph')).toHaveText(words);
    }
  });
});

test('two tabs agree on opened, read pages and thanked', { tag: '@release' }, async ({ page, context }) => {
  await remember(page, { opened: false, readStates: { ...readStatesOf(true), '/party': false } });
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await openButton(other).click();
  await expect(menuParts(page).links).toHaveText(MENU);
  await expect(menuParts(page).link(PARTY.menu)).toHaveAccessibleDescription('');

  await page.goto(FAQ.path);
  await other.goto('/party');
  await homeLink(other).click();
  await thanksParts(other).close.click();
  await expect(menuParts(other).links).toHaveCount(THANKED_MENU.length);
  await homeLink(page).click();
  await expect(menuParts(page).links).toHaveText(THANKED_MENU);
  await expect(menuParts(page).link(PARTY.menu)).toHaveAccessibleDescription(WORDS.read);
  await expect(thanksParts(page).dialog).toHaveCount(0);
});
