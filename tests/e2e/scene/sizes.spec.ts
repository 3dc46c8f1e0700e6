import { BELOW_URL } from '../../../playwright.config';
import { SMALL, deckViews, drag, expect, place, remember, sceneTakesOver, storyParts, test } from '../support/guest';

// Also tests a site below a path. For stories of 1 and 2 cards, see story/story-sizes.spec.ts.
test.use({ ...SMALL, baseURL: BELOW_URL });

test('the scene shows a story without cards and one of 5,000', { tag: '@release' }, async ({ page }) => {
  const { cards, end } = storyParts(page);
  await remember(page, {});
  for (const count of [0, 5000])
    await test.step(`${count} cards`, async () => {
      await page.goto(`story?cards=${count}`);
      await sceneTakesOver(page);
      await expect(cards).toHaveCount(Math.min(count, 7));
      if (count > 0) {
        await expect(place(page, 1, count)).toBeVisible();
        await drag(page, 160, 0);
      }
      await expect(count > 0 ? place(page, 2, count) : end).toBeVisible();
      await expect(deckViews(page).scene).toBeVisible();
    });
});
