import { BELOW_URL } from '../../../playwright.config';
import { deckViews, drag, expect, place, remember, sceneTakesOver, storyParts, test } from '../guest';
import { SMALL } from './small';

// Its scene must be found below a path of another site, too.
test.use({ ...SMALL, baseURL: BELOW_URL });

test('a story of no cards is over from the start; one of 1, of 2 and of 5,000 can be swiped', async ({ page }) => {
  const { cards, end } = storyParts(page);
  await remember(page, {});
  for (const count of [0, 1, 2, 5000])
    await test.step(`${count} cards`, async () => {
      await page.goto(`story?cards=${count}`);
      await sceneTakesOver(page);
      await expect(cards).toHaveCount(Math.min(count, 7));
      for (let card = 1; card <= Math.min(count, 2); card++) {
        await expect(place(page, card, count)).toBeVisible();
        await drag(page, 160, 0);
      }
      await expect(count > 2 ? place(page, 3, count) : end).toBeVisible();
      await expect(deckViews(page).scene).toBeVisible();
    });
});
