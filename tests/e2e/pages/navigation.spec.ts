import { COUPLE, PAGES, PROGRAM, SCHEDULE, WORDS, pageAt } from '../support/couple';
import { STILL, expect, heading, homeLink, menuParts, nextLink, remember, test } from '../support/guest';

test.use(STILL);

const menuNameOf = (path: string) => (path === '/' ? WORDS.home : pageAt(path).menu);

test('Previous and Next lead through all pages, and Home leads back to the menu', async ({ page }) => {
  // Short pages count as read at once on a desktop, so an unthanked guest would get the thank-you at home.
  await remember(page, { thanked: true });
  await page.goto(`${PAGES[0]?.path}?list`);
  for (const { path, title, previous, next } of PAGES)
    await test.step(title, async () => {
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(`${title} • ${COUPLE}`);
      await expect(page).toHaveURL(new RegExp(`${path}(\\?list)?$`));
      const previousLink = page.locator('a[rel="prev"]');
      await expect(nextLink(page)).toHaveAccessibleName(new RegExp(menuNameOf(next)));
      await expect(nextLink(page)).toHaveAttribute('href', next);
      if (previous === null) await expect(previousLink).toHaveCount(0);
      else {
        await expect(previousLink).toHaveAccessibleName(new RegExp(menuNameOf(previous)));
        await expect(previousLink).toHaveAttribute('href', previous);
      }
      await expect(homeLink(page)).toHaveAttribute('href', '/');
      await nextLink(page).click();
    });
  await expect(page).toHaveURL('/');
  await expect(menuParts(page).menu).toBeVisible();
  await page.goBack();
  await homeLink(page).click();
  await expect(page).toHaveURL('/');
  await expect(menuParts(page).menu).toBeVisible();
});

test('a page starts at its top, enters on the page spring and survives a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A window shorter than every page.
  await page.setViewportSize({ width: 1280, height: 420 });
  await remember(page, {});
  await page.goto(SCHEDULE.path);
  await nextLink(page).scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(0);
  await nextLink(page).click();
  await expect(heading(page, PROGRAM.title)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await test.step('enters on the page spring', async () => {
    const entrance = await page.getByRole('main').evaluate((main) => {
      const part = main.parentElement ?? main;
      const { animationName, animationTimingFunction } = getComputedStyle(part);
      return { animationName, easing: animationTimingFunction };
    });
    expect(entrance.animationName).not.toBe('none');
    // The damped spring overshoots: a plain easing would not pass 1.
    const stops = [...entrance.easing.matchAll(/[\s(,](\d+\.\d+)(?= |,|\))/g)].map(([, stop]) => Number(stop));
    expect(entrance.easing).toMatch(/^linear\(/);
    expect(Math.max(...stops)).toBeGreaterThan(1);
    // After a quarter of a second the page is at its largest, and does not scroll sideways.
    const largest = await page.getByRole('main').evaluate((main) => {
      const part = main.parentElement ?? main;
      // Plays the animation again.
      part.style.animation = 'none';
      part.getBoundingClientRect();
      part.style.animation = '';
      const [animation] = part.getAnimations();
      animation?.pause();
      if (animation) animation.currentTime = 250;
      const { scrollWidth, clientWidth } = document.documentElement;
      return { isScaled: part.getBoundingClientRect().width > clientWidth, excess: scrollWidth - clientWidth };
    });
    expect(largest).toEqual({ isScaled: true, excess: 0 });
  });

  await test.step('after Back and Forward, each page is where the guest left it', async () => {
    await page.goBack();
    await expect(heading(page, SCHEDULE.title)).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
    await page.goForward();
    await expect(heading(page, PROGRAM.title)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(heading(page, PROGRAM.title)).toBeVisible();
    await expect(page).toHaveTitle(`${PROGRAM.title} • ${COUPLE}`);
  });
});
