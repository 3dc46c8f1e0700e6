import { deckViews, expect, openStory, test } from '../support/guest';
import { fuzzDeck } from '../support/fuzz-deck';

test.setTimeout(900_000);

test('deck, words, buttons and text twin agree after any input', { tag: '@release' }, async ({ page }) => {
  await openStory(page);
  expect(await fuzzDeck(page, { sequences: 500, frameSeconds: [0.008, 0.016, 0.04, 0.1] })).toEqual([]);
  await expect(deckViews(page).flat).toBeVisible();
});
