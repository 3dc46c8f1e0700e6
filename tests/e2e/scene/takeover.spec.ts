import { violations } from '../support/axe';
import { FILM, SCHEDULE, SUPERLIKED_ONLY } from '../support/couple';
import {
  SMALL,
  deckViews,
  drag,
  drawn,
  expect,
  heading,
  hold,
  middleOf,
  nextLink,
  place,
  remember,
  sceneTakesOver,
  storyParts,
  swipeTo,
  test,
} from '../support/guest';
import { holdRequests } from '../support/hold-requests';
import { IS_RELEASE } from '../support/is-release';
import { test as atHost } from '../support/host';
import { pretendGpu } from './pretend-gpu';

test.use(SMALL);
atHost.use(SMALL);

const SCENE = /scene-deck-.*\.js$/;
const PHOTO = /\.(avif|webp)$/;

test('the scene replaces the flat deck at the same card, never during a drag', async ({ page }) => {
  const release = await holdRequests(page, SCENE);
  const sceneRequest = page.waitForRequest(SCENE);
  await pretendGpu(page, 0);
  await remember(page, {});
  await page.goto('/story');
  await sceneRequest;
  const { flat, scene } = deckViews(page);
  await expect(flat.locator('[data-card="0"] img')).toBeVisible();
  await drag(page, 160, 0);
  await expect(place(page, 2)).toBeVisible();

  await test.step('a card held while the scene gets ready stays held', async () => {
    await hold(page, 60, 0);
    release();
    await expect(scene).toBeAttached();
    const { x, y } = await middleOf(storyParts(page).deck);
    for (const dx of [90, 120, 150]) {
      await page.mouse.move(x + dx, y);
      await drawn(page);
      await expect(flat.locator('[data-card="1"]')).toBeVisible();
    }
    await page.mouse.up();
    await expect(place(page, 3)).toBeVisible();
  });

  await test.step('the scene then takes over, at the same card', async () => {
    await sceneTakesOver(page);
    await expect(place(page, 3)).toBeVisible();
    await drag(page, 160, 0);
    await expect(place(page, SUPERLIKED_ONLY)).toBeVisible();
    await drag(page, 0, -160);
    await expect(place(page, SUPERLIKED_ONLY + 1)).toBeVisible();
  });

  if (IS_RELEASE)
    await test.step('axe accepts the scene’s canvas', async () => expect(await violations(page)).toEqual([]));

  await test.step('a film on top does not prevent the takeover', async () => {
    for (let card = SUPERLIKED_ONLY + 1; card < FILM; card++) {
      await expect(place(page, card)).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
    await expect(storyParts(page).unmute).toBeVisible();
    await nextLink(page).click();
    await expect(heading(page, SCHEDULE.title)).toBeVisible();
    await page.goBack();
    await expect(storyParts(page).unmute).toBeVisible();
    await sceneTakesOver(page);
  });
});

atHost('the first photo loads before the scene; at most eight photos load, none twice', async ({ page, host }) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (PHOTO.test(request.url())) requested.add(request.url());
  });
  const transfers: { path: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    transfers.push({ path: new URL(request.url()).pathname, bytes: responseBodySize });
  });
  // The host holds the photos, not `holdRequests`: a browser whose requests are routed has no cache.
  const release = host.hold(PHOTO);
  await remember(page, {});
  // The page's load event waits for the photo.
  await page.goto(`${host.url}/story`, { waitUntil: 'commit' });
  await expect(deckViews(page).flat).toBeVisible();
  await drawn(page);
  expect(requested.size).toBe(1);
  release();
  await sceneTakesOver(page);
  await page.waitForLoadState('networkidle');
  expect(requested.size).toBeLessThanOrEqual(8);
  // The scene gets the flat deck's photos from the browser's cache, without a second transfer.
  const sceneIndex = transfers.findIndex(({ path }) => SCENE.test(path));
  expect(sceneIndex).toBeGreaterThan(transfers.findIndex(({ path }) => PHOTO.test(path)));
  const photos = transfers.filter(({ path, bytes }) => PHOTO.test(path) && bytes > 0).map(({ path }) => path);
  expect(photos.length).toBeGreaterThan(0);
  expect(photos).toEqual([...new Set(photos)]);
});

test('if the scene’s code does not load, the flat deck stays', { tag: '@release' }, async ({ page, expectFault }) => {
  expectFault('Failed to load resource');
  await page.route(SCENE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => SCENE.test(request.url()));
  await remember(page, {});
  await page.goto('/story');
  await failed;
  await swipeTo(page, 3);
  await expect(deckViews(page).flat).toBeVisible();
  await expect(deckViews(page).scene).toHaveCount(0);
});
