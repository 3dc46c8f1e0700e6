import type { Locator, Page } from '@playwright/test';
import { expect, remember, test } from './guest';
import { COUPLE, PAGES } from './site-map';

/** Opens a page as a guest who has opened the site before. */
async function visit(page: Page, path: string): Promise<void> {
  await remember(page, {});
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A link that leaves the site must do so in a tab that cannot reach back. */
async function expectOutward(link: Locator, href: RegExp): Promise<void> {
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(/opens in a new tab/);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const holding = (text: string) => new RegExp(escaped(text));

test.describe('the way through the pages', () => {
  for (const { path, title, previous, next } of PAGES) {
    test(`${title}: ${previous ?? 'nothing'} comes before, ${next} after, and Home is a step back`, async ({
      page,
    }) => {
      await remember(page, {});
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} • ${COUPLE}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toHaveCount(1);
      const before = page.locator('a[rel="prev"]');
      const after = page.locator('a[rel="next"]');
      await expect(after).toHaveAccessibleName(holding(next));
      await expect(after).toHaveAttribute('href', next === 'Home' ? '/' : pathOf(next));
      if (previous === null) await expect(before).toHaveCount(0);
      else {
        await expect(before).toHaveAccessibleName(holding(previous));
        await expect(before).toHaveAttribute('href', pathOf(previous));
      }
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    });
  }

  test('is there again, under the same title, when a page is reloaded', async ({ page }) => {
    await visit(page, '/travel');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
    await expect(page).toHaveTitle(`Travel • ${COUPLE}`);
  });

  test('can be walked from the first page to the last and home', async ({ page }) => {
    await visit(page, '/schedule');
    for (const title of ['Program', 'Wedding Party', 'Travel', 'Frequently Asked Questions', 'Registry']) {
      await page.locator('a[rel="next"]').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await page.locator('a[rel="next"]').click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });

  test('starts each page at its top', async ({ page }) => {
    // Low enough for every page to be longer than the window.
    await page.setViewportSize({ width: 1280, height: 420 });
    await visit(page, '/schedule');
    const next = page.locator('a[rel="next"]');
    await next.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Program' })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('lets pages enter on the page spring', async ({ page }) => {
    await visit(page, '/travel');
    const keyframes = await page.getByRole('main').evaluate((main) => {
      const part = main.parentElement ?? main;
      const { animationName, animationTimingFunction } = getComputedStyle(part);
      return { animationName, easing: animationTimingFunction };
    });
    expect(keyframes.animationName).not.toBe('none');
    // The damped spring overshoots: a plain easing would not pass 1.
    const stops = [...keyframes.easing.matchAll(/[\s(,](\d+\.\d+)(?= |,|\))/g)].map(([, stop]) => Number(stop));
    expect(keyframes.easing).toMatch(/^linear\(/);
    expect(Math.max(...stops)).toBeGreaterThan(1);
    // At its furthest, a quarter of a second in, nothing is to be scrolled to.
    const excess = await page.getByRole('main').evaluate((main) => {
      const part = main.parentElement ?? main;
      part.style.animation = 'none';
      part.getBoundingClientRect();
      part.style.animation = '';
      const [enters] = part.getAnimations();
      enters?.pause();
      if (enters) enters.currentTime = 250;
      const { scrollWidth, clientWidth } = document.documentElement;
      return { isScaled: part.getBoundingClientRect().width > clientWidth, excess: scrollWidth - clientWidth };
    });
    expect(excess).toEqual({ isScaled: true, excess: 0 });
  });
});

test.describe('Schedule', () => {
  const DAYS = [
    { name: /^Sunday,? July 2/, date: '2023-07-02' },
    { name: /^Monday,? July 3/, date: '2023-07-03' },
    { name: /^Tuesday,? July 4/, date: '2023-07-04' },
  ];
  const EVENTS = [
    { day: 0, title: /mass/i, time: '1:30 – 2:30 PM', facts: ['Gloucester', 'Sunday best'] },
    { day: 0, title: /Welcome drinks/, time: '7:30 – 9:30 PM', facts: ['Salem'] },
    { day: 1, title: /reception/, time: '4:30 – 11:00 PM', facts: ['Gloucester', 'Black tie optional'] },
    { day: 2, title: /bagels/, time: '9:30 AM – 12:00 PM', facts: ['church hall'] },
  ];
  const IN_UTC = [
    { title: /mass/i, from: '20230702T173000Z', to: '20230702T183000Z' },
    { title: /drinks/, from: '20230702T233000Z', to: '20230703T013000Z' },
    { title: /bagels/, from: '20230704T133000Z', to: '20230704T160000Z' },
  ];

  test('has four events, each under its day, in order, with times, places and what to wear', async ({ page }) => {
    await visit(page, '/schedule');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(DAYS.map(({ name }) => name));
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(EVENTS.length);
    for (const [index, { title, time, facts }] of EVENTS.entries()) {
      const event = articles.nth(index);
      await expect(event.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(event.getByText(time, { exact: true })).toBeVisible();
      for (const fact of facts) await expect(event).toContainText(fact);
      // From when to when, for whatever reads pages by machine.
      await expect(event.locator('time')).toHaveText(time.split(' – '));
    }
    for (const [index, { name, date }] of DAYS.entries()) {
      const day = page.getByRole('region', { name });
      await expect(day.getByRole('heading', { level: 3 })).toHaveText(
        EVENTS.filter((event) => event.day === index).map(({ title }) => title),
      );
      for (const time of await day.getByRole('article').locator('time').all())
        await expect(time).toHaveAttribute('datetime', new RegExp(`^${date}T.*-04:00$`));
    }
  });

  test('shows every event on a map, and has a calendar entry for all but the one at the hotel', async ({
    page,
    request,
  }) => {
    await visit(page, '/schedule');
    for (const [index, { title }] of EVENTS.entries()) {
      const map = page.getByRole('article').nth(index).getByRole('link', { name: 'Map', exact: true });
      await expectOutward(map, /^https:\/\/www\.google\.com\/maps\//);
      await expect(map).toHaveAccessibleDescription(title);
    }
    const links = page.getByRole('link', { name: 'Add to calendar', exact: true });
    await expect(links).toHaveCount(IN_UTC.length);
    const hotel = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /reception/ }) });
    await expect(hotel.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
    for (const [index, { title, from, to }] of IN_UTC.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAccessibleDescription(title);
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
      const lines = (await answer.text()).split('\r\n');
      expect(lines[0]).toBe('BEGIN:VCALENDAR');
      expect(lines).toContain(`DTSTART:${from}`);
      expect(lines).toContain(`DTEND:${to}`);
      expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(title);
    }
  });
});

test.describe('Program', () => {
  test('lists the ceremony in its order, with songs and readers', async ({ page }) => {
    await visit(page, '/program');
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
      'Wedding party processional',
      'Bridal processional',
      'Welcome by officiant',
      'First reading',
      'Vows',
      'Ritual of rings',
      'Interlude',
      'Second reading',
      'Recession',
    ]);
    await expect(page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Vows' }) })).toHaveJSProperty(
      'tagName',
      'OL',
    );
    for (const name of ['Wedding party processional', 'First reading', 'Interlude', 'Second reading', 'Recession']) {
      const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      expect((await item.innerText()).length).toBeGreaterThan(name.length + 10);
    }
  });
});

test.describe('Travel', () => {
  test('tells how to arrive, with the minutes, beside a map that says in words what it draws', async ({ page }) => {
    await visit(page, '/travel');
    const main = page.getByRole('main');
    await expect(main).toContainText('Gloucester');
    await expect(main).toContainText(/Boston Logan/);
    await expect(main).toContainText(/Boston South Station/);
    await expect(main).toContainText(/North Station.*about 90 minutes.*one\s+transfer.*Beverly/s);
    await expect(main).toContainText(/[Aa]bout 60 minutes from Boston, and 30 from Salem/);
    await expect(page.getByRole('img', { name: /Boston.*Gloucester/ })).toBeVisible();
  });

  test('has two hotels with their rates for Monday night, and rentals from July 1 to 4, 2023, for four, each in a new tab', async ({
    page,
  }) => {
    await visit(page, '/travel');
    await expect(page.getByRole('heading', { name: 'Accomodations' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('$445 per night');
    await expect(main).toContainText('just under $300 per night');
    await expect(main.getByText(/Monday night only/)).toHaveCount(2);
    await expectOutward(
      page.getByRole('link', { name: /Airbnb/ }),
      /^https:\/\/www\.airbnb\.com\/.*checkin=2023-07-01&checkout=2023-07-04&adults=4/,
    );
    await expectOutward(
      page.getByRole('link', { name: /Vrbo/ }),
      /^https:\/\/www\.vrbo\.com\/.*startDate=2023-07-01&endDate=2023-07-04&adults=4/,
    );
    const outward = page.locator('a[href^="http"]');
    expect(await outward.count()).toBeGreaterThanOrEqual(4);
    for (const link of await outward.all()) await expectOutward(link, /^https:/);
  });
});

test.describe('Frequently Asked Questions', () => {
  const ANSWERS: [question: RegExp, answer: RegExp][] = [
    [/entrée/, /short rib, cod, chicken,? (or )?eggplant \(vegetarian\)/i],
    [/dress code.*hotel/i, /black tie optional/i],
    [/dress code.*church/i, /church attire/i],
    [/drive.*Salem.*Gloucester/, /25–40 minutes/],
    [/RSVP\?/, /mail back the response card.*text.*email/is],
    [/RSVP for the welcome drinks/, /^\s*No\b/],
    [/food/, /light hors d'oeuvres/i],
    [/parking at the hotel/, /valet.*free.*self parking.*overnight.*\$15 per night/is],
    [/parking at the church/, /small lot of 30–40 spots.*street parking/is],
    [/^Will .* be there\?/, /^\s*No\b.*dog/s],
    [/gifts/, /bring.*ship.*New York, NY/is],
  ];

  const question = (page: Page, name: RegExp) =>
    page
      .locator('details, li')
      .filter({ has: page.locator('summary', { hasText: name }) })
      .last();

  test('asks twelve questions, all closed; the first fades in after 0.5 s, each 0.04 s after the last', async ({
    page,
  }) => {
    await visit(page, '/faq');
    await expect(page.locator('summary')).toHaveCount(12);
    for (const details of await page.locator('details').all()) await expect(details).not.toHaveAttribute('open');
    const delays = await page.locator('summary').evaluateAll((all) =>
      all.map((summary) => {
        for (let part: Element | null = summary; part; part = part.parentElement) {
          const { animationName, animationDelay } = getComputedStyle(part);
          if (animationName !== 'none') return Math.round(Number.parseFloat(animationDelay) * 1000);
        }
        return Number.NaN;
      }),
    );
    expect(delays).toEqual(Array.from({ length: 12 }, (_, place) => 500 + 40 * place));
  });

  test('answers each of them as the couple does, with a map of the way from Salem, and closes what it opened', async ({
    page,
  }) => {
    await visit(page, '/faq');
    for (const [name, answer] of ANSWERS) {
      const item = question(page, name);
      const text = item.locator('summary ~ *');
      await expect(text).toBeHidden();
      await item.locator('summary').click();
      await expect(text).toBeVisible();
      await expect(text).toHaveText(answer);
    }
    await expectOutward(
      page.getByRole('link', { name: /map/ }),
      /^https:\/\/www\.google\.com\/maps\/dir\/.*Salem.*Gloucester/,
    );
    // As one more press closes it.
    for (const [name] of ANSWERS) {
      const item = question(page, name);
      await item.locator('summary').click();
      await expect(item.locator('summary ~ *')).toBeHidden();
    }
  });

  test('asks back about kids, and says yes and no in the couple’s own words, until the next visit', async ({
    page,
  }) => {
    await visit(page, '/faq');
    const yes = page.getByText("Please reach out to us and let's discuss it!", { exact: true });
    const no = page.getByText("While we love your kids, there's just not room, sorry!", { exact: true });
    await page.locator('summary', { hasText: 'kids' }).click();
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
    await expect(yes).toBeHidden();
    await expect(no).toBeHidden();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(no).toBeVisible();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(yes).toBeVisible();
    await expect(no).toBeHidden();
    await page.reload();
    await page.locator('summary', { hasText: 'kids' }).click();
    await expect(page.getByRole('button', { name: 'No', exact: true })).toBeVisible();
    await expect(yes).toBeHidden();
    await expect(no).toBeHidden();
  });
});

test.describe('Registry', () => {
  test('asks for presence, and shows two shops by their logos', async ({ page }) => {
    await visit(page, '/registry');
    await expect(page.getByRole('main')).toContainText(/presence is the only gift/i);
    const shops = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('img') });
    await expect(shops).toHaveCount(2);
    for (const shop of await shops.all()) {
      await expectOutward(shop, /^https:/);
      await expect(shop).toHaveAccessibleName(/\w/);
      const logo = shop.getByRole('img');
      await expect(logo).toBeVisible();
      await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });
});

function pathOf(menu: string): string {
  const found = PAGES.find((page) => page.menu === menu);
  if (!found) throw new Error(`No page is called ${menu}`);
  return found.path;
}
