import { deckViews, expect, openScene, test } from '../support/guest';
import { fuzzDeck } from '../support/fuzz-deck';
import { IS_RELEASE } from '../support/is-release';
import { SMALL } from './small';

test.use(SMALL);
test.setTimeout(IS_RELEASE ? 900_000 : 90_000);

test('WebGL deck, words, buttons and text twin agree after any input', async ({ page }) => {
  await openScene(page);
  expect(await fuzzDeck(page, { sequences: IS_RELEASE ? 100 : 4, frames: [0.1] })).toEqual([]);
  await expect(deckViews(page).scene).toBeVisible();
});
