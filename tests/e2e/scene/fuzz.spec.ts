import { deckViews, expect, openScene, test } from '../guest';
import { fuzzDeck } from '../fuzz-deck';

const isLong = process.env.FUZZ === 'long';
const seed = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 1e6 : 7));

test.setTimeout(isLong ? 900_000 : 90_000);

test(`whatever is done to the scene's deck, its words, buttons and text twin agree (seed ${seed})`, async ({
  page,
}) => {
  await openScene(page);
  expect(await fuzzDeck(page, { sequences: isLong ? 200 : 8, seed, frames: [0.1] })).toEqual([]);
  await expect(deckViews(page).scene).toBeVisible();
});
