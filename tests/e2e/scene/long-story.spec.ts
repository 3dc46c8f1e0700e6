import { BELOW_URL } from '../../../playwright.config';
import { CARDS } from '../support/couple';
import { drag, drawn, expect, middleOf, place, remember, sceneTakesOver, storyParts, test } from '../support/guest';
import { heapOf } from '../support/heap';
import { countFrames, expectNoMoreFrames, framesOf } from './frames';
import { moveAbout } from './move-about';
import { countTextures, texturesOf } from './textures';

/** More cards than the GPU holds faces. The fixture's cards repeat. */
const MANY = 20;
const QUICK_SWIPES = 8;
/** How many of the first `count` cards have a picture. */
const countPictures = (count: number) =>
  Array.from({ length: count }, (_, index) => CARDS[index % CARDS.length]).filter((card) => card?.photo ?? card?.video)
    .length;

test.describe('a long story', () => {
  test.use({ baseURL: BELOW_URL });

  test('rests without frames, drags without garbage, and stays below 64 MB', { tag: '@release' }, async ({ page }) => {
    test.setTimeout(180_000);
    await countFrames(page);
    await countTextures(page);
    await remember(page, {});
    await page.goto(`story?cards=${MANY}`);
    await sceneTakesOver(page);
    const { deck, end } = storyParts(page);
    const { x, y } = await middleOf(deck);

    await test.step('at rest', async () => {
      await page.waitForLoadState('networkidle');
      await expectNoMoreFrames(page);
      expect((await texturesOf(page)).photos).toBeGreaterThanOrEqual(7);
    });

    await test.step('in a drag', async () => {
      const before = await framesOf(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y - 10, { steps: 10 });
      await drawn(page);
      const after = await framesOf(page);
      expect(after.drawCalls).toBeGreaterThan(before.drawCalls);
      expect(after.mostInFrame).toBe(3);
    });

    await test.step('in a thousand moves', async () => {
      // The first moves also compile code and fill caches.
      await moveAbout(page, { x, y }, { moves: 200, movesPerFrame: 40 });
      const before = await heapOf(page);
      await moveAbout(page, { x, y }, { moves: 1000, movesPerFrame: 40 });
      const after = await heapOf(page);
      // Less than one object per move: a thousand of the smallest objects take as much.
      expect(after.bytes - before.bytes).toBeLessThan(16_000);
      await page.mouse.up();
      await expect(place(page, 1, MANY)).toBeVisible();
    });

    await test.step('at three swipes a second', async () => {
      /** How many photos must have been uploaded after each swipe: all those up to the next card. */
      const photosAfter = Array.from({ length: QUICK_SWIPES }, (_, swipe) => countPictures(swipe + 2));
      // A third of a second is counted as twenty frames, so that the result does not depend on the machine.
      const cardsWithout = await page.evaluate(async (photosAfter) => {
        const { textures } = window as unknown as { textures: () => { photos: number } };
        const without: string[] = [];
        for (const [swipe, least] of photosAfter.entries()) {
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
          for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
          // Photos load in the order of cards.
          if (textures().photos < least) without.push(`card ${swipe + 2}`);
        }
        return without;
      }, photosAfter);
      await expect(place(page, QUICK_SWIPES + 1, MANY)).toBeVisible();
      expect(cardsWithout).toEqual([]);
    });

    await test.step('in quick throws of all other cards', async () => {
      const before = await texturesOf(page);
      for (let card = QUICK_SWIPES + 1; card <= MANY; card++) {
        await expect(place(page, card, MANY)).toBeVisible();
        // As by hand: to the right, but not exactly.
        await drag(page, 150, card % 3 === 0 ? -40 : 20);
      }
      await expect(end).toBeVisible();
      const after = await texturesOf(page);
      expect(after.photos).toBeGreaterThan(before.photos);
      expect(after.most).toBe(before.most);
      expect(after.mostBytes).toBeLessThan(64_000_000);
      // `FACES` of `src/story/scene/faces/card-faces.ts`.
      expect(after.mostLayers).toBeLessThanOrEqual(10);
    });
  });
});
