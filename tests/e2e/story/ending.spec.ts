import type { Page } from '@playwright/test';
import { CARDS, STORY_WORDS, SUPERLIKED_ONLY } from '../support/couple';
import { STILL, drawn, expect, openStory, place, swipeTo, test, SMALL } from '../support/guest';

test.use({ ...STILL, ...SMALL });

/** `CARDS_AHEAD` of `src/story/ending/use-ending.ts`: the picture loads this many cards before the end. */
const AHEAD = 10;
const isEnding = (url: string) => /\/ending-[\w-]+\.(avif|webp|svg)$/.test(url);

const picture = (page: Page) => page.getByRole('group', { name: STORY_WORDS.ending });
/** The accessible name of a card's print; cards count from 0. */
const nameOf = (card: number) => `${CARDS[card]?.date}. ${CARDS[card]?.caption}`;
const print = (page: Page, card: number) => picture(page).getByRole('button', { name: nameOf(card), exact: true });

test('after the last card, one picture of all cards brings each back by tap or key', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isEnding(request.url())) asked.push(request.url());
  });
  const { end, like } = await openStory(page);
  await swipeTo(page, CARDS.length - AHEAD);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await drawn(page);
  expect(asked).toEqual([]);
  const atlas = page.waitForRequest((request) => isEnding(request.url()) && request.url().endsWith('.avif'));
  await page.keyboard.press('ArrowRight');
  await atlas;

  const toTheEnd = async (from: number) => {
    for (let card = from; card <= CARDS.length; card++) {
      await expect(place(page, card)).toBeVisible();
      await page.keyboard.press(card === SUPERLIKED_ONLY ? 'ArrowUp' : 'ArrowRight');
    }
    await expect(picture(page)).toBeVisible();
  };
  await toTheEnd(CARDS.length - AHEAD + 1);
  await expect(picture(page).getByRole('button')).toHaveCount(CARDS.length);
  expect(new Set(asked).size, 'the layers behind and in front of the cards, and the atlas').toBe(3);

  await test.step('a tap next to a print picks the nearest', async () => {
    const box = await print(page, 2).boundingBox();
    if (!box) throw new Error('The print has no box');
    await page.mouse.click(box.x - 6, box.y + box.height / 2);
    await expect(place(page, 3)).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });
  await test.step('Tab stops once, arrow keys move between prints, Enter opens', async () => {
    await toTheEnd(3);
    await end.focus();
    // The end panel's link and its button come first, then the picture.
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
