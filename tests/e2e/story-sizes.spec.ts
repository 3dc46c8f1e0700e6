import { BENCH_URL } from '../../playwright.config';
import { expect, place, remember, storyParts, test } from './guest';

// The bench build of the site shows the story's cards as often as `?cards=N` wants; in WebGL: scene/sizes.spec.ts.
test.use({ baseURL: BENCH_URL });

test('a story of no cards is over from the start', async ({ page }) => {
  await remember(page, {});
  await page.goto('story?flat&cards=0');
  await expect(storyParts(page).end).toBeVisible();
});

for (const count of [1, 2, 5000]) {
  test(`a story of ${count} can be swiped${count > 2 ? '' : ', and once more from "To be continued!"'}`, async ({
    page,
  }) => {
    await remember(page, {});
    await page.goto(`story?flat&cards=${count}`);
    const { cards, end } = storyParts(page);
    await expect(cards).toHaveCount(Math.min(count, 7));
    for (let card = 1; card <= Math.min(count, 2); card++) {
      await expect(place(page, card, count)).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
    if (count > 2) return expect(place(page, 3, count)).toBeVisible();
    await end.click();
    await expect(place(page, 1, count)).toBeVisible();
  });
}
