import type { Page } from '@playwright/test';
import { VISIBLE_CARDS } from '../../../../src/story/deck/feel';
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

const openStoryBeforeScript = (page: Page) => openBeforeScript(page, '/story?flat', STORY_PAGE.title);
const firstCard = (page: Page) => deckViews(page).flat.locator('[data-card="0"]');

test('before its script, the first card shows the photo that the deck then uses', async ({ page }) => {
  const hydrate = await openStoryBeforeScript(page);
  const card = firstCard(page);
  const photo = card.locator('img');
  await expect(card).toContainText(CARDS[0]?.date ?? '');
  expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain(CARDS[0]?.caption);
  await expect(card).toHaveCSS('opacity', '1');
  await expect(photo).toHaveJSProperty('complete', true);
  const { top, cards } = storyParts(page);
  await expect(cards).toHaveCount(VISIBLE_CARDS);
  await expect(top).toContainText(CARDS[0]?.caption ?? '');
  const source = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  const shown = await source();
  expect(shown).not.toBe('');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await hydrate();
  await expect(page.locator('main')).toHaveAttribute('data-view', 'flat');
  expect(await source()).toBe(shown);
  expect(requested).not.toContain(shown);

  await test.step('nothing moves on a phone that was rotated before the script ran', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const hydrateRotated = await openStoryBeforeScript(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await drawn(page);
    const before = await card.boundingBox();
    await hydrateRotated();
    expect(await card.boundingBox()).toEqual(before);
    // As in the scene, date and caption are centred next to the photo.
    const [date, caption, image] = [
      await middleOf(card.locator('p').first()),
      await middleOf(card.locator('p').last()),
      await middleOf(photo),
    ];
    expect(Math.abs((date.y + caption.y) / 2 - image.y)).toBeLessThan(20);
  });
});

test('other forms of the story do not show the deck before their script', async ({ page }) => {
  for (const form of ['list', 'present']) {
    await holdRequests(page, '**/*.js');
    await page.goto(`/story?${form}`, { waitUntil: 'commit' });
    // Once this element exists, the page in front of it has been parsed.
    await expect(page.locator('#late')).toBeAttached();
    await expect(page.locator('[data-deck]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`/story?${form}`);
    await expect(heading(page, STORY_PAGE.title)).toBeAttached();
  }
});

test('a press, a key or a drag before the script has loaded swipes the card', async ({ page }) => {
  for (const [name, swipe] of Object.entries({
    'a press on Like': () => storyParts(page).like.click(),
    'an arrow key': () => page.keyboard.press('ArrowRight'),
    'a drag': async () => {
      await startDrag(page);
      await page.mouse.up();
    },
  }))
    await test.step(name, async () => {
      const hydrate = await openStoryBeforeScript(page);
      await swipe();
      await hydrate();
      await expect(place(page, 2)).toBeVisible();
    });

  await test.step('a drag once the site’s script has started, before the page’s own code', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const release = await holdRequests(page, /story-page-.*\.js$/);
    await page.goto('/story?flat', { waitUntil: 'commit' });
    // The script sets the first attribute when it runs, and removes the second when it starts to hydrate.
    await expect(page.locator('html')).toHaveAttribute('data-started');
    await expect(page.locator('html')).not.toHaveAttribute('data-opened');
    await startDrag(page);
    await page.mouse.up();
    release();
    await expect(place(page, 2)).toBeVisible();
  });

  await test.step('a drag that continues after the script has loaded', async () => {
    const hydrate = await openStoryBeforeScript(page);
    const leftEdge = async () => (await firstCard(page).boundingBox())?.x;
    const atRest = (await leftEdge()) ?? 0;
    await startDrag(page);
    await hydrate();
    await expect.poll(leftEdge).toBeGreaterThan(atRest + 100);
    await expect(place(page, 1)).toBeVisible();
    await page.mouse.up();
    await expect(place(page, 2)).toBeVisible();
  });

  // Last, since its init script would also hold the frames of all later loads.
  await test.step('a drag that ends in the frame before the script repeats it', async () => {
    await page.addInitScript(() => {
      const draw = window.requestAnimationFrame.bind(window);
      const resumed = new Promise<void>((resolve) => Object.assign(window, { resumeFrames: resolve }));
      window.requestAnimationFrame = (frame) => draw((time) => void resumed.then(() => frame(time)));
    });
    const hydrate = await openStoryBeforeScript(page);
    await startDrag(page);
    await hydrate();
    // From now on, the page handles presses itself, and the shell saves no more of them.
    await expect(page.locator('html')).toHaveAttribute('data-live');
    await page.mouse.up();
    await page.evaluate('resumeFrames()');
    await expect(place(page, 2)).toBeVisible();
  });
});

/** Drags the top card to the right with the mouse, far enough for a swipe, without releasing it. */
async function startDrag(page: Page): Promise<void> {
  const { x, y } = await middleOf(storyParts(page).deck);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 160, y, { steps: 3 });
}
