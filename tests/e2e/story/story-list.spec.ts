import { BELOW_URL } from '../../../playwright.config';
import { CARDS, COUPLE, EVENTS, SCHEDULE, STORY_PAGE, STORY_WORDS, SUPERLIKED_ONLY, WORDS } from '../support/couple';
import { STILL, expect, heading, nextLink, openStory, place, remember, stored, test, SMALL } from '../support/guest';

test.use({ ...STILL, ...SMALL });

test.describe('the story as a list', () => {
  test('is linked from the deck, contains all cards, and leads back', async ({ page }) => {
    await openStory(page);
    await page.getByRole('link', { name: STORY_WORDS.list }).click();
    await expect(page).toHaveURL(/\/story\?list$/);
    await expect(page).toHaveTitle(`${STORY_PAGE.title} • ${COUPLE}`);
    await expect(heading(page, STORY_PAGE.title)).toBeFocused();
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveCount(CARDS.length);
    for (const [index, { date, caption, alt = '', photo }] of CARDS.entries()) {
      const entry = entries.nth(index);
      await expect(entry).toContainText(date);
      await expect(entry).toContainText(caption);
      if (photo !== undefined) await expect(entry.getByRole('img')).toHaveAccessibleName(alt);
    }
    await page.getByRole('link', { name: STORY_WORDS.cards }).click();
    await expect(place(page, 1)).toBeVisible();
    await expect(heading(page, STORY_PAGE.title)).toBeFocused();
  });
});

test.describe('a story whose dates have no year', () => {
  test.use({ viewport: { width: 1000, height: 600 } });

  test('uses the full width of the list, on a laptop and on paper', async ({ page }) => {
    await page.route(/story-page.*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(/\b20(19|2\d)\b/g, 'then') });
    });
    await remember(page, {});
    await page.goto('/story?list');
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveCount(CARDS.length);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    for (const media of ['screen', 'print'] as const)
      await test.step(media, async () => {
        await page.emulateMedia({ media });
        const width = await entries.first().evaluate((entry) => {
          const list = entry.parentElement;
          return list && list.clientWidth / (list.parentElement?.clientWidth ?? 0);
        });
        expect(width).toBe(1);
      });
  });
});

test.describe('a long story as a list', () => {
  // This build can repeat the story's cards: see build/serve/deck-of-any-size.ts.
  test.use({ baseURL: BELOW_URL });

  test('loads small pictures lazily and counts as read at its end', async ({ page }) => {
    const count = 60;
    await remember(page, {});
    const photos: string[] = [];
    page.on('request', (request) => {
      if (/\.(avif|webp)$/.test(request.url())) photos.push(request.url());
    });
    await page.goto(`story?list&cards=${count}`);
    await expect(page.getByRole('listitem')).toHaveCount(count);
    const pictures = page.getByRole('listitem').locator('img');
    await expect(pictures.first()).not.toHaveJSProperty('naturalWidth', 0);
    // Pictures repeat here, so counting those that load would prove nothing: sample.spec.ts does it.
    const areLazy = (all: (HTMLElement | SVGElement)[]) => all.every((each) => each.getAttribute('loading') === 'lazy');
    expect(await pictures.evaluateAll(areLazy)).toBe(true);
    // Only photos of the smallest size are requested.
    expect(photos.filter((photo) => !/-320-[\w-]+\.avif$/.test(photo))).toEqual([]);
    const isRead = async () => (await stored(page)).state.readStates['/story'];
    await expect(nextLink(page)).toHaveAccessibleName(new RegExp(SCHEDULE.menu));
    expect(await isRead()).toBe(false);
    await nextLink(page).scrollIntoViewIfNeeded();
    await expect.poll(isRead).toBe(true);
  });
});

test.describe('a guest without script', () => {
  test.use({ javaScriptEnabled: false });

  test('sees the cover, the day’s times and places, and the whole story', async ({ page, baseURL }) => {
    // Without script, all addresses of pages show the cover. The list is a file of its own.
    await page.goto('/travel');
    await expect(heading(page, COUPLE)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    const events = page.getByRole('article');
    await expect(events).toHaveCount(EVENTS.length);
    for (const [index, { title, times, venue }] of EVENTS.entries()) {
      const event = events.nth(index);
      await expect(event.getByRole('heading', { name: title })).toBeVisible();
      await expect(event).toContainText(times.join(' – '));
      await expect(event).toContainText(venue.address);
      await expect(event.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /google\.com\/maps/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: STORY_WORDS.list }).click();
    await expect(page).toHaveTitle(`${STORY_PAGE.title} • ${COUPLE}`);
    const entries = page.getByRole('listitem');
    await expect(entries).toHaveCount(CARDS.length);
    for (const [index, { caption }] of CARDS.entries()) await expect(entries.nth(index)).toContainText(caption);
    const picture = entries.nth(SUPERLIKED_ONLY - 1).getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    // The security policy would block styles in attributes, and this page needs no script.
    expect(await page.locator('[style], script').count()).toBe(0);
    await page.getByRole('link', { name: WORDS.home }).click();
    await expect(page).toHaveURL(baseURL ?? '/');
  });
});
