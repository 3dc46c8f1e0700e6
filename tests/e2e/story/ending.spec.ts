import type { Page } from '@playwright/test';
import { CARDS, STORY_WORDS, SUPERLIKED_ONLY } from '../support/couple';
import { STILL, drawn, expect, openStory, place, swipeTo, test, SMALL } from '../support/guest';

test.use({ ...STILL, ...SMALL });

/** `CARDS_AHEAD` of `src/story/ending/use-ending.ts`: the picture loads this many cards before the end. */
const CARDS_AHEAD = 10;
const isEndingPicture = (url: string) => /\/ending-[\w-]+\.(avif|webp|svg)$/.test(url);

const picture = (page: Page) => page.getByRole('group', { name: STORY_WORDS.ending });
/** The accessible name of a card's print; cards count from 0. */
const nameOf = (card: number) => `${CARDS[card]?.date}. ${CARDS[card]?.caption}`;
const print = (page: Page, card: number) => picture(page).getByRole('button', { name: nameOf(card), exact: true });

test('after the last card, one picture of all cards brings each back by tap or key', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isEndingPicture(request.url())) requested.push(request.url());
  });
  const { end, like } = await openStory(page);
  await swipeTo(page, CARDS.length - CARDS_AHEAD);
  // By now, a picture that loads at an idle moment would have been requested.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await drawn(page);
  expect(requested).toEqual([]);
  const atlas = page.waitForRequest((request) => isEndingPicture(request.url()) && request.url().endsWith('.avif'));
  await page.keyboard.press('ArrowRight');
  await atlas;

  const swipeToEnd = async (from: number) => {
    for (let card = from; card <= CARDS.length; card++) {
      await expect(place(page, card)).toBeVisible();
      await page.keyboard.press(card === SUPERLIKED_ONLY ? 'ArrowUp' : 'ArrowRight');
    }
    await expect(picture(page)).toBeVisible();
  };
  await swipeToEnd(CARDS.length - CARDS_AHEAD + 1);
  await expect(picture(page).getByRole('button')).toHaveCount(CARDS.length);
  expect(new Set(requested).size, 'the layers behind and in front of the cards, and the atlas').toBe(3);

  await test.step('a tap next to a print picks this print', async () => {
    const box = await print(page, 2).boundingBox();
    if (!box) throw new Error('The print has no box');
    await page.mouse.click(box.x - 6, box.y + box.height / 2);
    await expect(place(page, 3)).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });
  await test.step('Tab stops once in the picture, arrow keys move between prints, Enter picks one', async () => {
    await swipeToEnd(3);
    await end.focus();
    // The end panel's link and button to start over come before the picture.
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await expect(print(page, 0)).toBeFocused();
    await page.keyboard.press('End');
    await expect(print(page, CARDS.length - 1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(print(page, CARDS.length - 2)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(picture(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(place(page, CARDS.length - 1)).toBeVisible();
    await expect(like, 'the story continues from there').toBeFocused();
  });
});
