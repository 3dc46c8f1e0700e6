import type { Locator, Page } from '@playwright/test';
import { PHONE } from '../../../playwright.config';
import { SIDES, TRAVEL } from '../support/couple';
import { expect, heading, remember, stored, test } from '../support/guest';

/** The two sides of the fixture's party. */
const [LEFT, RIGHT] = SIDES.map(({ title }) => title) as [string, string];

function partyParts(page: Page) {
  const left = page.getByRole('region', { name: LEFT });
  const right = page.getByRole('region', { name: RIGHT });
  return { left, right, sides: [left, right] };
}

async function openParty(page: Page): Promise<ReturnType<typeof partyParts>> {
  await remember(page, {});
  await page.goto('/party');
  const parts = partyParts(page);
  await expect(parts.right).toBeAttached();
  return parts;
}

const scrollTop = (region: Locator) => region.evaluate((element) => element.scrollTop);
const dotsOf = (page: Page, side: string) => page.getByRole('navigation', { name: side }).getByRole('button');

for (const [where, options] of Object.entries({ 'a laptop': {}, 'a phone': PHONE }))
  test.describe(`the party on ${where}`, () => {
    test.use(options);
    test('shows all members, counts as read at once, and leads on without scrolling', async ({ page }) => {
      const { sides } = await openParty(page);
      await expect.poll(async () => (await stored(page)).state.readStates['/party']).toBe(true);
      for (const [index, region] of sides.entries()) {
        const members = region.getByRole('article');
        const written = SIDES[index]?.members ?? [];
        await expect(members).toHaveCount(written.length);
        for (const [place, { name, role, blurb }] of written.entries()) {
          const member = members.nth(place);
          await expect(member.getByRole('heading', { level: 3 })).toHaveText(name);
          await expect(member.getByRole('img')).toHaveAttribute('alt', /\S/);
          if (role !== undefined) await expect(member).toContainText(role);
          await expect(member.getByRole('paragraph').last()).toHaveText(blurb);
        }
      }
      const next = page.getByRole('link', { name: TRAVEL.menu });
      await expect(next).toBeInViewport({ ratio: 1 });
      await next.click();
      await expect(page).toHaveURL(TRAVEL.path);
      await expect(heading(page, TRAVEL.title)).toBeVisible();
    });
  });

// Wide screens have two columns.
test.describe('the party on a laptop', () => {
  test('scrolls each column on its own, by wheel, key and dots', async ({ page }) => {
    const { left, right } = await openParty(page);

    await test.step('by wheel', async () => {
      await right.hover();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => scrollTop(right)).toBeGreaterThan(300);
      expect(await scrollTop(left)).toBe(0);
      await left.hover();
      await page.mouse.wheel(0, 400);
      await expect.poll(() => scrollTop(left)).toBeGreaterThan(200);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step('by key', async () => {
      await right.focus();
      await page.keyboard.press('End');
      await expect(right.getByRole('article').last()).toBeInViewport();
    });

    await test.step('named dots follow the reader', async () => {
      const dots = dotsOf(page, LEFT);
      await left.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(dots).toHaveText((SIDES[0]?.members ?? []).map(({ name }) => name));
      await expect(dots.first()).toHaveAttribute('aria-current', 'true');
      await left.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
      await expect(dots.last()).toHaveAttribute('aria-current', 'true');
      await expect(dots.first()).not.toHaveAttribute('aria-current');
      // The other column is still at its end.
      await expect(dotsOf(page, RIGHT).last()).toHaveAttribute('aria-current', 'true');
    });

    await test.step('by dot', async () => {
      for (const place of [0, 3, 1]) {
        const name = left.getByRole('article').nth(place).getByRole('heading');
        await expect(name).not.toBeInViewport();
        await dotsOf(page, LEFT).nth(place).click();
        await expect(name).toBeInViewport({ ratio: 1 });
        await expect(dotsOf(page, LEFT).nth(place)).toHaveAttribute('aria-current', 'true');
      }
    });

    await test.step('in a window too short for the page, the wheel scrolls on to the end of the page', async () => {
      await page.setViewportSize({ width: 1000, height: 400 });
      await right.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
      await right.hover();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })); // hovering may have scrolled
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    });
  });

  test('moves its dots 100 ms after the last scroll', async ({ page }) => {
    await page.clock.install();
    const { left } = await openParty(page);
    const dots = dotsOf(page, LEFT);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    // Timers now wait for the test's clock; the browser's own scrolling does not.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const scrollTo = (top: number) =>
      left.evaluate(
        (element, to) =>
          new Promise((resolve) => {
            element.addEventListener('scroll', resolve, { once: true });
            element.scrollTo({ top: to, behavior: 'instant' });
          }),
        top,
      );
    await scrollTo(400);
    await page.clock.runFor(99);
    await scrollTo(9_000);
    await page.clock.runFor(99);
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(1);
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  });
});

// Narrow screens have three panels: one with buttons in the middle, and a side on its left and right.
test.describe('the party on a phone', () => {
  test.use(PHONE);
  test('starts in the middle panel; buttons reach both sides, and a swipe the right', async ({ page }) => {
    const { left, right, sides } = await openParty(page);
    const button = (side: string) => page.getByRole('button', { name: side });
    for (const side of [LEFT, RIGHT]) await expect(button(side)).toBeInViewport({ ratio: 1 });
    for (const region of sides) await expect(region).not.toBeInViewport();
    expect((await left.boundingBox())?.x).toBeLessThan(0);
    expect((await right.boundingBox())?.x).toBeGreaterThan(0);

    for (const side of [LEFT, RIGHT])
      await test.step(`to ${side} by a button, and back`, async () => {
        const region = page.getByRole('region', { name: side });
        await button(side).click();
        await expect(region.getByRole('article').first()).toBeInViewport();
        await expect(button(side)).not.toBeInViewport();
        await test.step('the back button stays in view when scrolled down', async () => {
          await region.getByRole('article').last().scrollIntoViewIfNeeded();
          await expect(region.getByRole('article').last()).toBeInViewport();
          await expect(region.getByRole('button').first()).toBeInViewport({ ratio: 1 });
        });
        await region.getByRole('button').first().click();
        await expect(button(side)).toBeInViewport({ ratio: 1 });
        await expect(region).not.toBeInViewport();
      });

    await test.step('by swipe', async () => {
      const client = await page.context().newCDPSession(page);
      const swipe = { x: 300, y: 500, xDistance: -260, yDistance: 0, speed: 2000 };
      await client.send('Input.synthesizeScrollGesture', swipe);
      await expect(right).toBeInViewport();
      await expect.poll(async () => Math.round((await right.boundingBox())?.x ?? -1)).toBe(0);
    });
  });
});
