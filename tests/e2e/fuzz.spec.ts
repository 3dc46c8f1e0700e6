import { deckViews, expect, openStory, test } from './guest';
import { fuzzDeck } from './fuzz-deck';

// Few of each here; `npm run test:fuzz` does a thousand and two hundred, with another seed each time.
const isLong = process.env.FUZZ === 'long';
const seed = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 1e6 : 7));

test.setTimeout(isLong ? 900_000 : 60_000);

test(`whatever is done to the deck, its words, buttons and text twin agree (seed ${seed})`, async ({ page }) => {
  await openStory(page);
  expect(await fuzzDeck(page, { sequences: isLong ? 1000 : 150, seed, frames: [0.008, 0.016, 0.04, 0.1] })).toEqual([]);
  await expect(deckViews(page).flat).toBeVisible();
});
