import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { TRACKED_ROUTES } from '../../../src/model/pages.ts';
import { CARDS, FILM, STORY_WORDS, SUPERLIKED_ONLY, WORDS } from './couple';

/** The parts of the stored state. Missing parts have the values of a guest who has opened the site and read nothing. */
export type Stored = { opened?: boolean; thanked?: boolean; readStates?: Record<string, boolean> };

/** Read states in which all tracked pages are read, or none is. */
export const readStatesOf = (isRead: boolean) => Object.fromEntries(TRACKED_ROUTES.map((route) => [route, isRead]));

/** A guest with a browser. The test fails on any error that its `page` logs, and on requests of `page` to
 * another origin; it does not watch further windows. */
export const test = base.extend<{
  faults: { seen: string[]; expected: string[] };
  expectFault: (part: string) => void;
}>({
  faults: [
    async ({ page, baseURL }, use) => {
      const seen: string[] = [];
      const expected: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => seen.push(`page error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '')) seen.push(`request to another origin: ${url}`);
      });
      await use({ seen, expected });
      expect(
        seen.filter((fault) => !expected.some((part) => fault.includes(part))),
        'what went wrong behind the page',
      ).toEqual([]);
    },
    { auto: true },
  ],
  /** Allows errors whose message contains this part, since the test causes them; an empty part allows all errors. */
  expectFault: async ({ faults }, use) => {
    await use((part) => faults.expected.push(part));
  },
});

export { expect } from '@playwright/test';

/** For tests that do not need motion; without motion, pages are twice as fast. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** A small phone's viewport, for tests that fit in it: without a GPU, fewer pixels are drawn sooner. */
export const SMALL = { viewport: { width: 320, height: 568 } } as const;

/** Starts a visit with this stored state: with `{}`, that of a guest who has opened the site and read nothing. */
export async function remember(page: Page, stored: Stored): Promise<void> {
  const state = { opened: true, thanked: false, readStates: readStatesOf(false), ...stored };
  await page.addInitScript(
    (text) => {
      // Later pages keep what the visit itself has stored.
      if (localStorage.getItem('wedding-state') === null) localStorage.setItem('wedding-state', text);
    },
    JSON.stringify({ state, version: 1 }),
  );
}

/** The currently stored state. */
export async function stored(page: Page): Promise<{ state: Required<Stored>; version: number }> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('wedding-state'))) ?? 'null');
}

/** The cover's only button. */
export const openButton = (page: Page) => page.getByRole('button', { name: WORDS.open, exact: true });

/** The heading of a page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The links back to the menu and on to the next page. */
export const homeLink = (page: Page) => page.getByRole('link', { name: WORDS.home, exact: true }).first();
export const nextLink = (page: Page) => page.locator('a[rel="next"]');

/** Home's menu and its links, by accessible names. */
export function menuParts(page: Page) {
  const menu = page.getByRole('navigation', { name: WORDS.menu, exact: true });
  return {
    menu,
    links: menu.getByRole('link'),
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
  };
}

/** Waits for this many frames. After three, the current state is drawn and observers have been called. */
export async function drawn(page: Page, frames = 3): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, frames);
}

/** Waits until all finite animations have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isFinite = ({ effect }: Animation) => Number.isFinite(Number(effect?.getComputedTiming().endTime));
    const moving = document.getAnimations().filter(isFinite);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}

/** The story's parts, by accessible names. */
export function storyParts(page: Page) {
  const deck = page.getByRole('region', { name: STORY_WORDS.deck });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    deck,
    cards: deck.getByRole('listitem'),
    top: deck.locator('[aria-current="true"]'),
    like: button(STORY_WORDS.like),
    superlike: button(STORY_WORDS.superlike),
    end: button(STORY_WORDS.end),
    startOver: button(STORY_WORDS.startOver),
    mute: button(STORY_WORDS.mute),
    unmute: button(STORY_WORDS.unmute),
    play: button(STORY_WORDS.play),
  };
}

/** The line that says that this card is on top, such as "4 of 50". */
export const place = (page: Page, card: number, count = CARDS.length) =>
  page.getByText(STORY_WORDS.place.replace('{place}', String(card)).replace('{count}', String(count)), { exact: true });

/** The two views of the deck. While the scene gets ready, both exist and the flat one shows. */
export const deckViews = (page: Page) => ({
  flat: page.locator('[data-deck="flat"]'),
  scene: page.locator('[data-deck="scene"] canvas'),
});

/** Opens the story with the flat deck, which has the scene's words, rules and keys and starts faster. */
export async function openStory(page: Page): Promise<ReturnType<typeof storyParts>> {
  await remember(page, {});
  await page.goto('/story?flat');
  // Until its script runs, the prerendered page only remembers the last press.
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await expect(deckViews(page).flat).toBeVisible();
  return storyParts(page);
}

/** Opens the story and waits until the scene has taken over. */
export async function openScene(page: Page): Promise<ReturnType<typeof storyParts>> {
  await remember(page, {});
  await page.goto('/story');
  await sceneTakesOver(page);
  return storyParts(page);
}

/** Waits until the scene has replaced the flat deck. */
export async function sceneTakesOver(page: Page): Promise<void> {
  const { flat, scene } = deckViews(page);
  await expect(scene).toBeVisible();
  await expect(flat).toHaveCount(0);
}

/** Swipes by keys from the first card to this one, each in an allowed direction. */
export async function swipeTo(page: Page, card: number): Promise<void> {
  for (let top = 1; top < card; top++) {
    await expect(place(page, top)).toBeVisible();
    await page.keyboard.press(top === SUPERLIKED_ONLY ? 'ArrowUp' : 'ArrowRight');
  }
  await expect(place(page, card)).toBeVisible();
}

/** Swipes by keys from the first card to the film. */
export const swipeToFilm = (page: Page) => swipeTo(page, FILM);

/** Waits until any change would show, then expects this card to be on top. */
export async function expectStillAt(page: Page, card: number): Promise<void> {
  await drawn(page);
  await expect(place(page, card)).toBeVisible();
}

/** The centre of a visible element in CSS px. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags the top card by (dx, dy) CSS px, by touch if available, else with the mouse. */
export async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y } = await middleOf(storyParts(page).deck);
  const steps = 6;
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (!isTouch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps });
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx * share, y: y + dy * share }],
    });
  // Moves are sent without waiting: each wait would last until the next frame, and a finger does not wait.
  await touch('touchStart', 0);
  const sent: Promise<unknown>[] = [];
  for (let step = 1; step <= steps; step++) sent.push(touch('touchMove', step / steps));
  sent.push(touch('touchEnd', 1));
  await Promise.all(sent);
  await client.detach();
}

/** Drags the top card with the mouse by (dx, dy) CSS px without releasing it. */
export async function hold(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y } = await middleOf(storyParts(page).deck);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
}
