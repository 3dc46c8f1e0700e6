import type { Locator, Page } from '@playwright/test';
import { expect, remember, stored, test } from './guest';

function partyParts(page: Page) {
  const bridesmaids = page.getByRole('region', { name: 'Bridesmaids' });
  const groomsmen = page.getByRole('region', { name: 'Groomsmen' });
  return {
    bridesmaids,
    groomsmen,
    first: bridesmaids.getByRole('article').first(),
    last: bridesmaids.getByRole('article').last(),
  };
}

async function openParty(page: Page): Promise<ReturnType<typeof partyParts>> {
  await remember(page, {});
  await page.goto('/party');
  const parts = partyParts(page);
  await expect(parts.groomsmen).toBeAttached();
  return parts;
}

const scrollTop = (region: Locator) => region.evaluate((element) => element.scrollTop);

test.describe('Wedding Party', () => {
  test('has nine bridesmaids and nine groomsmen, each with a name, a portrait and words', async ({ page }) => {
    const { bridesmaids, groomsmen } = await openParty(page);
    const names = new Set<string>();
    for (const region of [bridesmaids, groomsmen]) {
      const members = region.getByRole('article');
      await expect(members).toHaveCount(9);
      for (const member of await members.all()) {
        const name = member.getByRole('heading', { level: 3 });
        await expect(name).toHaveText(/\w/);
        names.add((await name.textContent()) ?? '');
        await expect(member.getByRole('img')).toHaveAttribute('alt', /\w/);
        expect((await member.getByRole('paragraph').last().innerText()).length).toBeGreaterThan(40);
      }
    }
    expect(names.size).toBe(18);
  });

  test('counts as read as soon as it is opened', async ({ page }) => {
    await openParty(page);
    await expect.poll(async () => (await stored(page)).state.readStates['/party']).toBe(true);
  });

  test('leads on to Travel without scrolling', { tag: '@sizes' }, async ({ page }) => {
    await openParty(page);
    await expect(page.getByRole('link', { name: 'Travel' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Travel' }).click();
    await expect(page).toHaveURL('/travel');
  });
});

// A wide screen has the two columns.
test.describe('Wedding Party on a desk', () => {
  test('lets each column scroll on its own', async ({ page }) => {
    const { bridesmaids, groomsmen } = await openParty(page);
    await groomsmen.hover();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(groomsmen)).toBeGreaterThan(300);
    expect(await scrollTop(bridesmaids)).toBe(0);
    await bridesmaids.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollTop(bridesmaids)).toBeGreaterThan(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('has a dot for each member, by name, that follows the reader', async ({ page }) => {
    const { bridesmaids } = await openParty(page);
    const dots = page.getByRole('navigation', { name: 'Bridesmaids' }).getByRole('button');
    const names = await bridesmaids.getByRole('article').getByRole('heading').allTextContents();
    await expect(dots).toHaveText(names);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await bridesmaids.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    await expect(dots.first()).not.toHaveAttribute('aria-current');
    const others = page.getByRole('navigation', { name: 'Groomsmen' }).getByRole('button');
    await expect(others.first()).toHaveAttribute('aria-current', 'true');
  });

  test('moves its dots 100 ms after the last scroll, and not while the reader is still scrolling', async ({ page }) => {
    await page.clock.install();
    const { bridesmaids } = await openParty(page);
    const dots = page.getByRole('navigation', { name: 'Bridesmaids' }).getByRole('button');
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    // From here on time goes by only when it is told to; the browser's own scrolling does not wait for it.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const scrollTo = (top: number) =>
      bridesmaids.evaluate(
        (element, to) =>
          new Promise((resolve) => {
            element.addEventListener('scroll', resolve, { once: true });
            element.scrollTo({ top: to, behavior: 'instant' });
          }),
        top,
      );
    await scrollTo(700);
    await page.clock.runFor(99);
    await scrollTo(9_000);
    await page.clock.runFor(99);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(1);
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  });

  test('brings a member into view by its dot', async ({ page }) => {
    const { groomsmen, bridesmaids } = await openParty(page);
    const dots = page.getByRole('navigation', { name: 'Groomsmen' }).getByRole('button');
    for (const place of [5, 8, 1]) {
      const name = groomsmen.getByRole('article').nth(place).getByRole('heading');
      await expect(name).not.toBeInViewport();
      await dots.nth(place).click();
      await expect(name).toBeInViewport({ ratio: 1 });
      await expect(dots.nth(place)).toHaveAttribute('aria-current', 'true');
    }
    expect(await scrollTop(bridesmaids)).toBe(0);
  });

  test('lets the keyboard scroll a column', async ({ page }) => {
    const { groomsmen } = await openParty(page);
    await groomsmen.focus();
    await page.keyboard.press('End');
    await expect(groomsmen.getByRole('article').last()).toBeInViewport();
  });
});

// A narrow screen has the three panels.
test.describe('Wedding Party on a phone', { tag: '@phone' }, () => {
  const toBridesmaids = (page: Page) => page.getByRole('button', { name: 'Bridesmaids' });
  const toGroomsmen = (page: Page) => page.getByRole('button', { name: 'Groomsmen' });

  test('starts in the middle, bridesmaids to the left and groomsmen to the right', async ({ page }) => {
    const { bridesmaids, groomsmen } = await openParty(page);
    await expect(toBridesmaids(page)).toBeInViewport({ ratio: 1 });
    await expect(toGroomsmen(page)).toBeInViewport({ ratio: 1 });
    await expect(bridesmaids).not.toBeInViewport();
    await expect(groomsmen).not.toBeInViewport();
    expect((await bridesmaids.boundingBox())?.x).toBeLessThan(0);
    expect((await groomsmen.boundingBox())?.x).toBeGreaterThan(0);
  });

  for (const side of ['Bridesmaids', 'Groomsmen'] as const) {
    test(`leads to the ${side.toLowerCase()} by a button, and back`, async ({ page }) => {
      await openParty(page);
      const region = page.getByRole('region', { name: side });
      await page.getByRole('button', { name: side }).click();
      await expect(region.getByRole('article').first()).toBeInViewport();
      await expect(page.getByRole('button', { name: side })).not.toBeInViewport();
      await region.getByRole('button').first().click();
      await expect(page.getByRole('button', { name: side })).toBeInViewport({ ratio: 1 });
      await expect(region).not.toBeInViewport();
    });
  }

  test('lets a finger swipe from panel to panel', async ({ page }) => {
    const { groomsmen } = await openParty(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizeScrollGesture', { x: 300, y: 500, xDistance: -260, yDistance: 0, speed: 2000 });
    await expect(groomsmen.getByRole('article').first()).toBeInViewport();
    await expect.poll(async () => Math.round((await groomsmen.boundingBox())?.x ?? -1)).toBe(0);
  });

  test('scrolls a panel down without losing the way back', async ({ page }) => {
    const { bridesmaids, last } = await openParty(page);
    await toBridesmaids(page).click();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(bridesmaids.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  });
});
