import { BELOW_URL } from '../../../playwright.config';
import { STILL, expect, place, remember, storyParts, test, SMALL } from '../support/guest';

// `scene/sizes.spec.ts` tests 0 and 5,000 cards in WebGL.
test.use({ ...STILL, ...SMALL, baseURL: BELOW_URL });

test('stories of 0, 1, 2 and 5,000 cards play, and short ones start over', { tag: '@release' }, async ({ page }) => {
  const { cards, end } = storyParts(page);
  await remember(page, {});
  for (const count of [0, 1, 2, 5000])
    await test.step(`${count} cards`, async () => {
      await page.goto(`story?flat&cards=${count}`);
      await expect(cards).toHaveCount(Math.min(count, 7));
      for (let card = 1; card <= Math.min(count, 2); card++) {
        await expect(place(page, card, count)).toBeVisible();
        await page.keyboard.press('ArrowRight');
      }
      if (count > 2) return expect(place(page, 3, count)).toBeVisible();
      await expect(end).toBeVisible();
      if (count === 0) return;
      await end.click();
      await expect(place(page, 1, count)).toBeVisible();
    });
});
