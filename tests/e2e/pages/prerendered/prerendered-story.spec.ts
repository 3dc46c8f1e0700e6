import type { Page } from '@playwright/test';
import { openBeforeScript } from '../../support/before-script';
import { CARDS, STORY_PAGE } from '../../support/couple';
import {
  STILL,
  deckViews,
  drawn,
  expect,
  heading,
  middleOf,
  place,
  remember,
  storyParts,
  test,
  SMALL,
} from '../../support/guest';
import { holdRequests } from '../../support/hold-requests';

test.use({ ...STILL, ...SMALL });
test.beforeEach(({ page }) => remember(page, {}));

const open = (page: Page) => openBeforeScript(page, '/story?flat', STORY_PAGE.title);
const photo = (page: Page) => deckViews(page).flat.locator('[data-card="0"] img');

test('the first card shows before its script, at the size that the deck uses', async ({ page }) => {
  const hydrate = await open(page);
  const card = deckViews(page).flat.locator('[data-card="0"]');
  await expect(card).toContainText(CARDS[0]?.date ?? '');
  expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain(CARDS[0]?.caption);
  await expect(card).toHaveCSS('opacity', '1');
  await expect(photo(page)).toHaveJSProperty('complete', true);
  const { top, cards } = storyParts(page);
  await expect(cards).toHaveCount(7);
  await expect(top).toContainText(CARDS[0]?.caption ?? '');
  const shown = await photo(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shown).not.toBe('');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await hydrate();
  await expect(page.locator('main')).toHaveAttribute('data-view', 'flat');
  expect(await photo(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(shown);
  expect(asked).not.toContain(shown);

  await test.step('on a phone that was rotated in the meantime, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const hydrateRotated = await open(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await drawn(page);
    const before = await card.boundingBox();
    await hydrateRotated();
    expect(await card.boundingBox()).toEqual(before);
    // The scene, too, centres the words next to the photo.
    const words = [card.locator('p').first(), card.locator('p').last()].map(middleOf);
    const [date, caption, image] = await Promise.all([...words, middleOf(photo(page))]);
    expect(Math.abs(((date?.y ?? 0) + (caption?.y ?? 0)) / 2 - (image?.y ?? 0))).toBeLessThan(20);
  });
});

test('other forms of the story do not show the deck before their script', async ({ page }) => {
  for (const form of ['list', 'present']) {
    await holdRequests(page, '**/*.js');
    await page.goto(`/story?${form}`, { waitUntil: 'commit' });
    await expect(page.locator('#late')).toBeAttached();
    await expect(page.locator('[data-deck]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`/story?${form}`);
    await expect(heading(page, STORY_PAGE.title)).toBeAttached();
  }
});

test('a press before the script has loaded swipes the card', async ({ page }) => {
  for (const [what, press] of Object.entries({
    'on Like': () => storyParts(page).like.click(),
    'of an arrow key': () => page.keyboard.press('ArrowRight'),
    'that drags a card away': async () => {
      await startDrag(page);
      await page.mouse.up();
    },
  }))
    await test.step(what, async () => {
      const hydrate = await open(page);
      await press();
      await hydrate();
      await expect(place(page, 2)).toBeVisible();
    });

  await test.step('that drags a card away before the page’s own code has loaded', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const release = await holdRequests(page, /story-page-.*\.js$/);
    await page.goto('/story?flat', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-started');
    await expect(page.locator('html')).not.toHaveAttribute('data-opened');
    await startDrag(page);
    await page.mouse.up();
    release();
    await expect(place(page, 2)).toBeVisible();
  });

  await test.step('that holds a card, which continues once the script has loaded', async () => {
    const hydrate = await open(page);
    const card = deckViews(page).flat.locator('[data-card="0"]');
    const left = async () => (await card.boundingBox())?.x;
    const rest = (await left()) ?? 0;
    await startDrag(page);
    await hydrate();
    await expect.poll(left).toBeGreaterThan(rest + 100);
    await expect(place(page, 1)).toBeVisible();
    await page.mouse.up();
    await expect(place(page, 2)).toBeVisible();
  });

  // Last, since its init script would hold the frames of every later load, too.
  await test.step('that drags a card away in the frame before the script repeats it', async () => {
    await page.addInitScript(() => {
      const draw = window.requestAnimationFrame.bind(window);
      const resumed = new Promise<void>((resolve) => Object.assign(window, { resumeFrames: resolve }));
      window.requestAnimationFrame = (frame) => draw((time) => void resumed.then(() => frame(time)));
    });
    const hydrate = await open(page);
    await startDrag(page);
    await hydrate();
    await expect(page.locator('html')).toHaveAttribute('data-live');
    await page.mouse.up();
    await page.evaluate('resumeFrames()');
    await expect(place(page, 2)).toBeVisible();
  });
});

async function startDrag(page: Page): Promise<void> {
  const { x, y } = await middleOf(storyParts(page).deck);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 160, y, { steps: 3 });
}
