import { CARDS, expect, openStory, place, remember, stored, test } from './guest';
import { COUPLE } from './site-map';

const LIST = 'Read it as a list';

test.describe('the story as a list', () => {
  test('is a link away from its cards, tells all of them, and leads back', async ({ page }) => {
    await openStory(page);
    await page.getByRole('link', { name: LIST }).click();
    await expect(page).toHaveURL(/\/story\?list$/);
    await expect(page).toHaveTitle(`Our Story • ${COUPLE}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeFocused();
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveCount(CARDS);
    const fourth = entries.nth(3);
    await expect(fourth).toContainText('June 2017');
    await expect(fourth).toContainText('The date goes well');
    await expect(fourth.getByRole('img')).toHaveAccessibleName(/candlelit table/);
    await page.getByRole('link', { name: 'See it as cards' }).click();
    await expect(place(page, 1)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeFocused();
  });

  test('brings its pictures small, and only as they come into view', async ({ page }) => {
    await remember(page, {});
    const photos: string[] = [];
    page.on('request', (request) => {
      if (/\.(avif|webp)$/.test(request.url())) photos.push(request.url());
    });
    await page.goto('/story?list', { waitUntil: 'networkidle' });
    await expect(page.getByRole('listitem')).toHaveCount(CARDS);
    expect(photos.length).toBeGreaterThan(0);
    expect(photos.length).toBeLessThan(CARDS);
    expect(photos.filter((photo) => !/-320-[\w-]+\.avif$/.test(photo))).toEqual([]);
  });

  test('is the story read, once its end has come into view', async ({ page }) => {
    await remember(page, {});
    await page.goto('/story?list');
    const next = page.locator('a[rel="next"]');
    await expect(next).toHaveAccessibleName(/Schedule/);
    const isRead = async () => (await stored(page)).state.readStates['/story'];
    expect(await isRead()).toBe(false);
    await next.scrollIntoViewIfNeeded();
    await expect.poll(isRead).toBe(true);
  });
});

test.describe('a guest without script', () => {
  test.use({ javaScriptEnabled: false });

  test('sees the cover, and below it what happens when and where', async ({ page }) => {
    await page.goto('/travel');
    await expect(page.getByRole('heading', { level: 1, name: COUPLE })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    const events = page.getByRole('article');
    await expect(events).toHaveCount(4);
    const mass = events.first();
    await expect(mass.getByRole('heading', { name: 'Catholic wedding mass' })).toBeVisible();
    await expect(mass).toContainText('1:30 – 2:30 PM EDT');
    await expect(mass).toContainText('12 Harbor View Street, Gloucester');
    await expect(mass.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /google\.com\/maps/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('reads the whole story', async ({ page, baseURL }) => {
    await page.goto('/');
    await page.getByRole('link', { name: LIST }).click();
    await expect(page).toHaveTitle(`Our Story • ${COUPLE}`);
    await expect(page.getByRole('listitem')).toHaveCount(CARDS);
    const first = page.getByRole('listitem').first();
    await expect(first).toContainText('he spells Gloucester wrong');
    await expect(first.getByRole('img')).toHaveJSProperty('complete', true);
    await expect(first.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    expect(await page.locator('[style], script').count()).toBe(0);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(baseURL ?? '/');
  });
});
