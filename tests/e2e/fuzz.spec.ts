import { deckViews, expect, openStory, test } from './guest';
import { fuzzDeck, IS_LONG } from './fuzz-deck';

test.setTimeout(IS_LONG ? 900_000 : 60_000);

test('whatever is done to the deck, its words, buttons and text twin agree', async ({ page }) => {
  await openStory(page);
  expect(await fuzzDeck(page, { sequences: IS_LONG ? 1000 : 150, frames: [0.008, 0.016, 0.04, 0.1] })).toEqual([]);
  await expect(deckViews(page).flat).toBeVisible();
});
