import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  CARDS,
  COUPLE,
  MENU,
  PAGES,
  SCHEDULE,
  STORY_PAGE,
  STORY_WORDS,
  SUPERLIKED_ONLY,
  TEXT_PAGES,
  THANKED_MENU,
  THANK_YOU,
  TRAVEL,
  WORDS,
} from '../e2e/support/couple.ts';
import { FAULTS } from '../e2e/support/host.ts';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { guestOf, OPENED, remember, type Guest, type Look } from './guest.ts';
import { serveSite, type Site } from './site.ts';
import { startWebKit } from './webkit.ts';

const COUNT = CARDS.length;

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.stop());

describe.each([
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
] as const)('%s', (_name, start) => {
  let engine: Engine;
  let guest: Guest;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    site.reset();
    guest = guestOf(await engine.newGuest());
  });
  afterEach(() => guest.close());

  /** Waits until the guest sees this. */
  const expectLook = async (look: Partial<Look>) => {
    await expect.poll(guest.look).toMatchObject(look);
  };
  const visit = (path: string) => guest.open(site.url + path);
  /** Visits as a guest who has opened the site before and read nothing. @param script runs first on every page */
  const comeBack = async (path: string, script = '') => {
    site.runFirst(remember(OPENED) + script);
    await visit(path);
  };
  const readStates = async () =>
    (JSON.parse((await guest.look()).stored ?? 'null') as { state: { readStates: Record<string, boolean> } }).state
      .readStates;

  describe('a visit', () => {
    test('leads from the cover through every page and card to the thank-you', async () => {
      await visit('/');
      await expectLook({ heading: COUPLE, menu: [] });
      await guest.tapOn(WORDS.open);
      await expectLook({ menu: MENU });
      for (const { menu, title, path, tracked } of TEXT_PAGES) {
        await guest.tapOn(menu);
        await expectLook({ heading: title, path, title: `${title} • ${COUPLE}` });
        await guest.scrollToEnd();
        if (tracked) await expect.poll(readStates).toMatchObject({ [path]: true });
        await guest.tapOn(WORDS.home);
        await expectLook({ menu: MENU });
      }
      await guest.tapOn(STORY_PAGE.menu);
      for (let card = 1; card <= COUNT; card++) {
        await expectLook({ place: `${card} of ${COUNT}` });
        await guest.press(card === SUPERLIKED_ONLY ? 'ArrowUp' : 'ArrowRight');
      }
      await expectLook({ place: '' });
      await expect.poll(readStates).toMatchObject({ '/story': true });
      await guest.tapOn(WORDS.home);
      await expectLook({ dialog: THANK_YOU });
      await guest.tapOn(WORDS.close);
      await expectLook({ path: '/', dialog: '', menu: THANKED_MENU });
      await guest.reload();
      await expectLook({ path: '/', dialog: '', menu: THANKED_MENU });
      expect(site.errors).toEqual([]);
    });

    test('can start at the address of any page', async () => {
      for (const { path, title } of PAGES) {
        await comeBack(path);
        await expectLook({ path, heading: title, title: `${title} • ${COUPLE}`, alert: '' });
      }
      await comeBack('/thanks');
      await expectLook({ path: '/thanks', dialog: THANK_YOU });
      expect(site.errors).toEqual([]);
    });
  });

  describe('the deck', () => {
    test('swipes by drag, button and key where a card allows it, and starts over', async () => {
      await comeBack('/story?flat');
      await expectLook({ place: `1 of ${COUNT}`, view: 'flat' });
      // The first card can be swiped only to the right, by more than 100 units.
      await guest.dragCard(0, -180);
      await guest.dragCard(-180, 0);
      await guest.dragCard(100, 0);
      await expectLook({ place: `1 of ${COUNT}` });
      await guest.dragCard(160, 0);
      await expectLook({ place: `2 of ${COUNT}` });
      await guest.dragCard(0, -160);
      await expectLook({ place: `3 of ${COUNT}` });
      await guest.tapOn(STORY_WORDS.like);
      await expectLook({ place: `${SUPERLIKED_ONLY} of ${COUNT}` });
      await guest.press('ArrowRight');
      await guest.tapOn(STORY_WORDS.superlike);
      await expectLook({ place: `${SUPERLIKED_ONLY + 1} of ${COUNT}` });
      for (let card = SUPERLIKED_ONLY + 1; card <= COUNT; card++) {
        await expectLook({ place: `${card} of ${COUNT}` });
        await guest.press('ArrowRight');
      }
      await guest.tapOn(STORY_WORDS.startOver);
      await expectLook({ place: `1 of ${COUNT}` });
      expect(site.errors).toEqual([]);
    });

    test('works in WebGL, with the same cards', async () => {
      await comeBack('/story');
      await expectLook({ view: 'scene', place: `1 of ${COUNT}` });
      await guest.dragCard(160, 0);
      await expectLook({ view: 'scene', place: `2 of ${COUNT}` });
      await guest.press('ArrowUp');
      await expectLook({ place: `3 of ${COUNT}` });
      expect(site.errors).toEqual([]);
    });
  });

  describe('faults', () => {
    /** Prevents a service worker, which would hide failures. */
    const NO_WORKER = `if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});`;
    const TRAVEL_CODE = /travel-page.*\.js$/;

    test('missing pictures leave a deck with its words', async () => {
      site.fail(/\.(avif|webp)$/);
      await comeBack('/story?flat', NO_WORKER);
      await expectLook({ place: `1 of ${COUNT}` });
      expect((await guest.look()).top).toContain(CARDS[0]?.date);
      await guest.dragCard(160, 0);
      await expectLook({ place: `2 of ${COUNT}` });
      expect(site.failures()).toBeGreaterThan(0);
    });

    test('a page whose prefetch failed loads on tap', async () => {
      site.fail(TRAVEL_CODE, 1);
      await comeBack('/', NO_WORKER);
      await expect.poll(site.failures).toBe(1);
      await guest.tapOn(TRAVEL.menu);
      await expectLook({ heading: TRAVEL.title, alert: '' });
    });

    test.each([
      ['the story’s styles', /story-page.*css$/, STORY_PAGE],
      ['shared modules', /page-title.*js$/, TRAVEL],
    ])('%s that failed once, in any way, load on tap', async (_name, file, page) => {
      for (const fault of FAULTS) {
        site.fail(file, 1, fault);
        await comeBack('/', NO_WORKER);
        await guest.tapOn(page.menu);
        await expectLook({ heading: page.title, alert: '' });
        const isStyled = () =>
          guest.run(
            (name) =>
              [...document.styleSheets].some(({ href, cssRules }) => href?.includes(name) && cssRules.length > 0),
            `${page.path.slice(1)}-page`,
          );
        await expect.poll(isStyled).toBe(true);
        expect(site.failures()).toBe(1);
        await guest.close();
        // Each fault needs a browser without cached files.
        guest = guestOf(await engine.newGuest());
      }
    });

    test('a deep link whose code fails shows an error, and a retry works', async () => {
      site.fail(TRAVEL_CODE);
      await comeBack('/travel', NO_WORKER);
      await expect.poll(async () => (await guest.look()).alert).not.toBe('');
      site.endFaults();
      await guest.tapOn(WORDS.errorRetry);
      await expectLook({ heading: TRAVEL.title, alert: '' });
    });

    test('a deep link whose code failed works after a reload', async () => {
      site.fail(TRAVEL_CODE);
      await comeBack('/travel', NO_WORKER);
      await expect.poll(async () => (await guest.look()).alert).not.toBe('');
      site.endFaults();
      await guest.reload();
      await expectLook({ heading: TRAVEL.title, alert: '' });
    });

    test('damaged storage counts as a first visit', async () => {
      site.runFirst(remember('{"state":{"opened":tr'));
      await visit('/schedule');
      await guest.tapOn(WORDS.open);
      await expectLook({ heading: SCHEDULE.title });
      expect(site.errors).toEqual([]);
    });

    test('a visit works without storage', async () => {
      site.runFirst(
        `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
      );
      await visit('/');
      await guest.tapOn(WORDS.open);
      await guest.tapOn(SCHEDULE.menu);
      await expectLook({ heading: SCHEDULE.title });
      expect(site.errors).toEqual([]);
    });
  });
});
