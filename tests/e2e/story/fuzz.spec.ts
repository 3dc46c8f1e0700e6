import { deckViews, expect, openStory, test } from '../support/guest';
import { fuzzDeck } from '../support/fuzz-deck';
import { IS_RELEASE } from '../support/is-release';

test.setTimeout(IS_RELEASE ? 900_000 : 60_000);

test('deck, words, buttons and text twin agree after any input', async ({ page }) => {
  await openStory(page);
  expect(await fuzzDeck(page, { sequences: IS_RELEASE ? 500 : 75, frames: [0.008, 0.016, 0.04, 0.1] })).toEqual([]);
  await expect(deckViews(page).flat).toBeVisible();
});
