import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { CARDS, SHOW_WORDS } from '../support/couple';
import { STILL, expect, place, remember, test } from '../support/guest';

test.use(STILL);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const blackScreen = (page: Page) => page.locator('[data-black]');

/** Opens the show in a second window, while the page becomes its notes. @returns the second window */
async function openSecondScreen(notes: Page): Promise<Page> {
  const opening = notes.context().waitForEvent('page');
  await button(notes, SHOW_WORDS.secondScreen).click();
  return opening;
}

/** The notes, while connected to a show. Otherwise they show only the last stored card. */
const connectedNotes = (notes: Page) => notes.locator('[data-status="connected"]');

/** Waits until both windows show this card. */
async function expectBothAt(notes: Page, screen: Page, card: number): Promise<void> {
  await expect(place(screen, card)).toBeAttached();
  await expect(connectedNotes(notes)).toBeVisible();
  await expect(place(notes, card)).toBeVisible();
  await expect(notes.getByRole('region', { name: SHOW_WORDS.now })).toContainText(CARDS[card - 1]?.caption ?? '');
}

test(
  'show and notes stay in step when either is used, closed or reloaded',
  { tag: '@release' },
  async ({ page: notes }) => {
    await remember(notes, {});
    await notes.goto('/story?present&flat');
    let screen = await openSecondScreen(notes);
    const bigScreenHint = () => screen.getByText(SHOW_WORDS.drag);

    await test.step('the show runs at once and explains how to use the big screen', async () => {
      await expect(notes).toHaveURL(/present=notes&flat/);
      await expect(bigScreenHint()).toBeVisible();
      await expect(button(screen, SHOW_WORDS.start)).toHaveCount(0);
      await expectBothAt(notes, screen, 1);
      expect(await violations(notes)).toEqual([]);
    });
    await test.step('next by keys in both windows, back and black in the notes', async () => {
      await notes.keyboard.press('PageDown');
      await expectBothAt(notes, screen, 2);
      await expect(bigScreenHint()).toHaveCount(0);
      await screen.keyboard.press('PageDown');
      await expectBothAt(notes, screen, 3);
      await notes.keyboard.press('PageUp');
      await expectBothAt(notes, screen, 2);
      await notes.keyboard.press('b');
      await expect(blackScreen(screen)).toBeVisible();
      await expect(button(notes, SHOW_WORDS.black)).toHaveAttribute('aria-pressed', 'true');
      await screen.keyboard.press('Escape');
      await expect(blackScreen(screen)).toHaveCount(0);
      await expect(button(notes, SHOW_WORDS.black)).toHaveAttribute('aria-pressed', 'false');
    });
    await test.step('play and next by button; Escape ends the show in neither window', async () => {
      await button(notes, SHOW_WORDS.play).click();
      await expect(button(notes, SHOW_WORDS.pause)).toBeVisible();
      await button(notes, SHOW_WORDS.next).click();
      await expectBothAt(notes, screen, 3);
      await expect(button(notes, SHOW_WORDS.play)).toBeVisible();
      await screen.keyboard.press('Escape');
      await notes.keyboard.press('Escape');
      await notes.keyboard.press('PageDown');
      await expectBothAt(notes, screen, 4);
    });
    await test.step('reload the show, then the notes', async () => {
      await screen.reload();
      await expectBothAt(notes, screen, 4);
      await expect(bigScreenHint()).toHaveCount(0);
      await notes.keyboard.press('PageDown');
      await expectBothAt(notes, screen, 5);
      await notes.reload();
      await expectBothAt(notes, screen, 5);
      await notes.keyboard.press('PageDown');
      await expectBothAt(notes, screen, 6);
    });
    await test.step('close the show, then open it again at the same card', async () => {
      await screen.close();
      await expect(notes.getByText(SHOW_WORDS.noShow)).toBeVisible();
      screen = await openSecondScreen(notes);
      await expectBothAt(notes, screen, 6);
    });
    await test.step('close the notes and open them by address', async () => {
      const reopened = await notes.context().newPage();
      await notes.close();
      await screen.keyboard.press('PageDown');
      await reopened.goto('/story?present=notes');
      await expectBothAt(reopened, screen, 7);
      await reopened.keyboard.press('PageDown');
      await expectBothAt(reopened, screen, 8);
    });
  },
);
