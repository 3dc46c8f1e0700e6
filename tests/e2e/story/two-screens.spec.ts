import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { CARDS, SHOW_WORDS } from '../support/couple';
import { STILL, expect, place, remember, test } from '../support/guest';

test.use(STILL);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const black = (page: Page) => page.locator('[data-black]');

/** Opens the show in a second window; this page becomes the notes. */
async function openSecond(notes: Page): Promise<Page> {
  const opening = notes.context().waitForEvent('page');
  await button(notes, SHOW_WORDS.secondScreen).click();
  return opening;
}

/** Notes that are connected to a show. Without a show, they know only the last stored card. */
const following = (notes: Page) => notes.locator('[data-status="connected"]');

/** Waits until both windows show this card. */
async function bothAt(notes: Page, screen: Page, card: number): Promise<void> {
  await expect(place(screen, card)).toBeAttached();
  await expect(following(notes)).toBeVisible();
  await expect(place(notes, card)).toBeVisible();
  await expect(notes.getByRole('region', { name: SHOW_WORDS.now })).toContainText(CARDS[card - 1]?.caption ?? '');
}

test(
  'show and notes stay in step when either is used, closed or reloaded',
  { tag: '@release' },
  async ({ page: notes }) => {
    await remember(notes, {});
    await notes.goto('/story?present&flat');
    let screen = await openSecond(notes);
    const hint = () => screen.getByText(SHOW_WORDS.drag);

    await test.step('the show runs at once and explains how to use the big screen', async () => {
      await expect(notes).toHaveURL(/present=notes&flat/);
      await expect(hint()).toBeVisible();
      await expect(button(screen, SHOW_WORDS.start)).toHaveCount(0);
      await bothAt(notes, screen, 1);
      expect(await violations(notes)).toEqual([]);
    });
    await test.step('next by keys in both windows, back and black in the notes', async () => {
      await notes.keyboard.press('PageDown');
      await bothAt(notes, screen, 2);
      await expect(hint()).toHaveCount(0);
      await screen.keyboard.press('PageDown');
      await bothAt(notes, screen, 3);
      await notes.keyboard.press('PageUp');
      await bothAt(notes, screen, 2);
      await notes.keyboard.press('b');
      await expect(black(screen)).toBeVisible();
      await expect(button(notes, SHOW_WORDS.black)).toHaveAttribute('aria-pressed', 'true');
      await screen.keyboard.press('Escape');
      await expect(black(screen)).toHaveCount(0);
      await expect(button(notes, SHOW_WORDS.black)).toHaveAttribute('aria-pressed', 'false');
    });
    await test.step('play and next by button; Escape in the notes does not end the show', async () => {
      await button(notes, SHOW_WORDS.play).click();
      await expect(button(notes, SHOW_WORDS.pause)).toBeVisible();
      await button(notes, SHOW_WORDS.next).click();
      await bothAt(notes, screen, 3);
      await expect(button(notes, SHOW_WORDS.play)).toBeVisible();
      await screen.keyboard.press('Escape');
      await notes.keyboard.press('Escape');
      await notes.keyboard.press('PageDown');
      await bothAt(notes, screen, 4);
    });
    await test.step('reload the show, then the notes', async () => {
      await screen.reload();
      await bothAt(notes, screen, 4);
      await expect(hint()).toHaveCount(0);
      await notes.keyboard.press('PageDown');
      await bothAt(notes, screen, 5);
      await notes.reload();
      await bothAt(notes, screen, 5);
      await notes.keyboard.press('PageDown');
      await bothAt(notes, screen, 6);
    });
    await test.step('close the show, then open it again at the same card', async () => {
      await screen.close();
      await expect(notes.getByText(SHOW_WORDS.noShow)).toBeVisible();
      screen = await openSecond(notes);
      await bothAt(notes, screen, 6);
    });
    await test.step('close the notes and open them by address', async () => {
      const again = await notes.context().newPage();
      await notes.close();
      await screen.keyboard.press('PageDown');
      await again.goto('/story?present=notes');
      await bothAt(again, screen, 7);
      await again.keyboard.press('PageDown');
      await bothAt(again, screen, 8);
    });
  },
);
