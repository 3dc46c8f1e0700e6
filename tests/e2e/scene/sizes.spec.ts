import { BELOW_URL } from '../../../playwright.config';
import { VISIBLE_CARDS } from '../../../src/story/deck/feel';
import { SMALL, deckViews, drag, expect, place, remember, sceneTakesOver, storyParts, test } from '../support/guest';

// Also tests a site below a path. For stories of 1 and 2 cards, see story/story-sizes.spec.ts.
test.use({ ...SMALL, baseURL: BELOW_URL });

test(
  'the scene draws a story of 5,000 cards; a story without cards stays flat',
  { tag: '@release' },
  async ({ page }) => {
    const { cards, end } = storyParts(page);
    await remember(page, {});
    await test.step('5,000 cards', async () => {
      await page.goto('story?cards=5000');
      await sceneTakesOver(page);
      await expect(cards).toHaveCount(VISIBLE_CARDS);
      await expect(place(page, 1, 5000)).toBeVisible();
      await drag(page, 160, 0);
      await expect(place(page, 2, 5000)).toBeVisible();
      await expect(deckViews(page).scene).toBeVisible();
    });
    await test.step('no cards', async () => {
      await page.goto('story?cards=0');
      await expect(end).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(cards).toHaveCount(0);
      await expect(deckViews(page).scene).toHaveCount(0);
    });
  },
);
