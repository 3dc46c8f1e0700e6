import { BENCH_URL } from '../../../playwright.config';
import { deckViews, drag, expect, place, remember, sceneTakesOver, storyParts, test } from '../guest';

// The bench build, which lies below a path of another site: its scene must be found there, too.
test.use({ baseURL: BENCH_URL });

test('a story of no cards is over from the start', async ({ page }) => {
  await remember(page, {});
  await page.goto('story?cards=0');
  await expect(storyParts(page).end).toBeVisible();
  await sceneTakesOver(page);
  await expect(storyParts(page).end).toBeVisible();
});

for (const count of [1, 2, 5000]) {
  test(`a story of ${count} can be swiped`, async ({ page }) => {
    await remember(page, {});
    await page.goto(`story?cards=${count}`);
    await sceneTakesOver(page);
    const { cards, end } = storyParts(page);
    await expect(cards).toHaveCount(Math.min(count, 7));
    for (let card = 1; card <= Math.min(count, 2); card++) {
      await expect(place(page, card, count)).toBeVisible();
      await drag(page, 160, 0);
    }
    await expect(count > 2 ? place(page, 3, count) : end).toBeVisible();
    await expect(deckViews(page).scene).toBeVisible();
  });
}
