import { BENCH_URL } from '../../playwright.config';
import { expect, remember, storyParts, test } from './guest';

// The bench build of the site shows the story's cards as often as `?cards=N` wants.
test.use({ baseURL: BENCH_URL });

for (const view of ['', '&flat']) {
  test(`a story of no cards is over from the start${view}`, async ({ page }) => {
    await remember(page, {});
    await page.goto(`story?cards=0${view}`);
    await expect(storyParts(page).end).toBeVisible();
  });

  for (const count of [1, 2, 5000]) {
    test(`a story of ${count} can be swiped${view}`, async ({ page }) => {
      await remember(page, {});
      await page.goto(`story?cards=${count}${view}`);
      const { cards, end } = storyParts(page);
      await expect(page.getByText(`1 of ${count}`, { exact: true })).toBeVisible();
      await expect(cards).toHaveCount(Math.min(count, 7));
      await page.keyboard.press('ArrowRight');
      if (count > 1) await expect(page.getByText(`2 of ${count}`, { exact: true })).toBeVisible();
      if (count > 2) return;
      if (count > 1) await page.keyboard.press('ArrowRight');
      await expect(end).toBeVisible();
    });
  }
}
