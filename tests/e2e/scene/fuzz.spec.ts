import { deckViews, expect, openScene, test } from '../guest';
import { fuzzDeck, IS_LONG } from '../fuzz-deck';
import { SMALL } from './small';

test.use(SMALL);
test.setTimeout(IS_LONG ? 900_000 : 90_000);

test('whatever is done to the deck in WebGL, its words, buttons and text twin agree', async ({ page }) => {
  await openScene(page);
  expect(await fuzzDeck(page, { sequences: IS_LONG ? 200 : 8, frames: [0.1] })).toEqual([]);
  await expect(deckViews(page).scene).toBeVisible();
});
