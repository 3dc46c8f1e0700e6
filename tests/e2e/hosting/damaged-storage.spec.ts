import type { Page } from '@playwright/test';
import { MENU, PARTY, SCHEDULE, THANKED_MENU, TRAVEL, WORDS } from '../support/couple';
import {
  STILL,
  readStatesOf,
  expect,
  heading,
  homeLink,
  menuParts,
  openButton,
  stored,
  test,
  SMALL,
} from '../support/guest';

test.use({ ...STILL, ...SMALL });

/** Writes a raw text to the browser's storage, for the next visit to read. */
const plant = (page: Page, text: string) =>
  page.evaluate((value) => localStorage.setItem('wedding-state', value), text);

// The store's unit tests have many more cases. The shell's own script reads the storage too, before the store does.
test('valid parts of damaged storage count, and the next write repairs the rest', async ({ page }) => {
  await page.goto('/');
  for (const text of ['{', '{"state":null,"version":1}', '{"state":{"opened":"true"},"version":1}'])
    await test.step(`${text} gives a first visit`, async () => {
      await plant(page, text);
      await page.goto('/schedule');
      await expect(openButton(page)).toBeVisible();
    });
  await openButton(page).click();
  await expect(heading(page, SCHEDULE.title)).toBeVisible();

  await test.step('valid parts count', async () => {
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

  await test.step('the next write repairs it', async () => {
    await plant(page, '{"state":{"opened":1,"extra":2,"readStates":{"/bar":true}},"version":0}');
    await page.goto('/schedule');
    await openButton(page).click();
    await expect(heading(page, SCHEDULE.title)).toBeVisible();
    const state = { opened: true, thanked: false, readStates: readStatesOf(false) };
    expect(await stored(page)).toEqual({ state, version: 1 });
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
    'on access': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Not here', 'SecurityError');
        },
      });
    },
  };
  for (const [when, breakStorage] of Object.entries(BROKEN)) {
    test(`${when} falls back to memory for the visit`, async ({ page }) => {
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
