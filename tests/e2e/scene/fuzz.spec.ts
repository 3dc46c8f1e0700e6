import { SMALL, deckViews, expect, openScene, test } from '../support/guest';
import { fuzzDeck } from '../support/fuzz-deck';

test.use(SMALL);
test.setTimeout(900_000);

test('WebGL deck, words, buttons and text twin agree after any input', { tag: '@release' }, async ({ page }) => {
  await openScene(page);
  expect(await fuzzDeck(page, { sequences: 100, frameSeconds: [0.1] })).toEqual([]);
  await expect(deckViews(page).scene).toBeVisible();
});
