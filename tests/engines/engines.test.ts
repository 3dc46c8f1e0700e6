import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COUPLE, MENU, PAGES, TEXT_PAGES } from '../e2e/site-map.ts';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { guestOf, opened, remember, type Guest, type Look } from './guest.ts';
import { serveSite, type Site } from './site.ts';
import { startWebKit } from './webkit.ts';

const CARDS = 50;
/** The one card that goes up only. */
const SUPERLIKED = 4;

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
    site.calm();
    guest = guestOf(await engine.newGuest());
  });
  afterEach(() => guest.close());

  const comesTo = async (look: Partial<Look>) => {
    await expect.poll(guest.look, { timeout: 20_000 }).toMatchObject(look);
  };
  const visit = (path: string) => guest.open(site.url + path);
  /** A visit of a guest who has opened the site before; nothing but that is in their browser. */
  const comeBack = async (path: string, script = '') => {
    site.begin(remember(opened()) + script);
    await visit(path);
  };
  const readStates = async () =>
    (JSON.parse((await guest.look()).stored ?? 'null') as { state: { readStates: Record<string, boolean> } }).state
      .readStates;

  describe('the walk', () => {
    test('cover, menu, every page, fifty cards, the thank-you, and all of it remembered', async () => {
      await visit('/');
      await comesTo({ heading: COUPLE, menu: [] });
      await guest.tapOn('Open');
      await comesTo({ menu: MENU });
      for (const { menu, title, path } of TEXT_PAGES) {
        await guest.tapOn(menu);
        await comesTo({ heading: title, path, title: `${title} • ${COUPLE}` });
        await guest.scrollToEnd();
        if (path !== '/program') await expect.poll(readStates).toMatchObject({ [path]: true });
        await guest.tapOn('Home');
        await comesTo({ menu: MENU });
      }
      await guest.tapOn('Our Story');
      for (let card = 1; card <= CARDS; card++) {
        await comesTo({ place: `${card} of ${CARDS}` });
        await guest.press(card === SUPERLIKED ? 'ArrowUp' : 'ArrowRight');
      }
      await comesTo({ place: '' });
      await expect.poll(readStates).toMatchObject({ '/story': true });
      await guest.tapOn('Home');
      await comesTo({ dialog: 'Thank you' });
      await guest.tapOn('Close');
      await comesTo({ path: '/', dialog: '', menu: [...MENU, 'Thank You'] });
      await guest.reload();
      await comesTo({ path: '/', dialog: '', menu: [...MENU, 'Thank You'] });
      expect(site.faults).toEqual([]);
    });

    test('every page typed', async () => {
      for (const { path, title } of PAGES) {
        await comeBack(path);
        await comesTo({ path, heading: title, title: `${title} • ${COUPLE}`, alert: '' });
      }
      await comeBack('/thanks');
      await comesTo({ path: '/thanks', dialog: 'Thank you' });
      expect(site.faults).toEqual([]);
    });
  });

  describe('the deck', () => {
    test('is swiped by drag, button and key, refuses what a card does not allow, and starts over', async () => {
      await comeBack('/story?flat');
      await comesTo({ place: `1 of ${CARDS}`, view: 'flat' });
      // The first card goes right only; a hundred units are not enough.
      await guest.dragCard(0, -180);
      await guest.dragCard(-180, 0);
      await guest.dragCard(100, 0);
      await comesTo({ place: `1 of ${CARDS}` });
      await guest.dragCard(160, 0);
      await comesTo({ place: `2 of ${CARDS}` });
      await guest.dragCard(0, -160);
      await comesTo({ place: `3 of ${CARDS}` });
      await guest.tapOn('Like');
      await comesTo({ place: `${SUPERLIKED} of ${CARDS}` });
      await guest.press('ArrowRight');
      await guest.tapOn('Superlike');
      await comesTo({ place: `${SUPERLIKED + 1} of ${CARDS}` });
      for (let card = SUPERLIKED + 1; card <= CARDS; card++) {
        await comesTo({ place: `${card} of ${CARDS}` });
        await guest.press('ArrowRight');
      }
      await guest.tapOn('start it over');
      await comesTo({ place: `1 of ${CARDS}` });
      expect(site.faults).toEqual([]);
    });

    test('is drawn in WebGL, at the same cards', async () => {
      await comeBack('/story');
      await comesTo({ view: 'scene', place: `1 of ${CARDS}` });
      await guest.dragCard(160, 0);
      await comesTo({ view: 'scene', place: `2 of ${CARDS}` });
      await guest.press('ArrowUp');
      await comesTo({ place: `3 of ${CARDS}` });
      expect(site.faults).toEqual([]);
    });
  });

  describe('faults', () => {
    /** No page keeps itself for offline here: what fails is to fail. */
    const NO_WORKER = `if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});`;
    const TRAVEL = /travel-page.*\.js$/;

    test('pictures that are not there leave a deck with its words', async () => {
      site.fail(/\.(avif|webp)$/);
      await comeBack('/story?flat', NO_WORKER);
      await comesTo({ place: `1 of ${CARDS}` });
      expect((await guest.look()).top).toContain('2017');
      await guest.dragCard(160, 0);
      await comesTo({ place: `2 of ${CARDS}` });
      expect(site.failures()).toBeGreaterThan(0);
    });

    test('a page’s code that failed when it was fetched ahead comes with the tap', async () => {
      site.fail(TRAVEL, 1);
      await comeBack('/', NO_WORKER);
      await expect.poll(site.failures, { timeout: 20_000 }).toBe(1);
      await guest.tapOn('Travel');
      await comesTo({ heading: 'Travel', alert: '' });
    });

    test('a deep link whose code fails has words, a way home, and comes with another try', async () => {
      site.fail(TRAVEL);
      await comeBack('/travel', NO_WORKER);
      await expect.poll(async () => (await guest.look()).alert, { timeout: 20_000 }).not.toBe('');
      site.fail(TRAVEL, 0);
      await guest.tapOn('Try again');
      await comesTo({ heading: 'Travel', alert: '' });
    });

    test('a deep link whose code failed once is there after a reload', async () => {
      site.fail(TRAVEL);
      await comeBack('/travel', NO_WORKER);
      await expect.poll(async () => (await guest.look()).alert, { timeout: 20_000 }).not.toBe('');
      site.fail(TRAVEL, 0);
      await guest.reload();
      await comesTo({ heading: 'Travel', alert: '' });
    });

    test('a damaged memory is taken for a first visit', async () => {
      site.begin(remember('{"state":{"opened":tr'));
      await visit('/schedule');
      await guest.tapOn('Open');
      await comesTo({ heading: 'Schedule' });
      expect(site.faults).toEqual([]);
    });

    test('a memory that is refused leaves a visit that works', async () => {
      site.begin(
        `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
      );
      await visit('/');
      await guest.tapOn('Open');
      await guest.tapOn('Schedule');
      await comesTo({ heading: 'Schedule' });
      expect(site.faults).toEqual([]);
    });
  });
});
