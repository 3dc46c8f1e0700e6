import { expect, vi } from 'vitest';
import { TRACKED_ROUTES } from '../../src/model/pages.ts';
import { STORAGE_KEY } from '../../src/store.ts';
import { STORY_WORDS } from '../e2e/support/couple.ts';
import type { Driver, Point } from './driver.ts';

/** A guest's browser, with a guest's actions. */
export type Guest = Driver & {
  /** What the guest sees and the browser stores. */
  look: () => Promise<Look>;
  /** Taps the link or button of this name once it is visible and still. */
  tapOn: (name: string) => Promise<void>;
  /** Drags the top card from the deck's centre, by CSS px. */
  dragCard: (dx: number, dy: number) => Promise<void>;
  /** Scrolls to the page's footer. */
  scrollToEnd: () => Promise<void>;
};

/** What a guest sees and the browser stores. A text that the page does not show is empty. */
export type Look = {
  path: string;
  title: string;
  heading: string;
  menu: string[];
  /** The place in the story, such as "4 of 50". */
  place: string;
  /** The words of the story's top card. */
  top: string;
  /** The story's view, such as `flat` or `scene`. */
  view: string;
  /** The name of the open dialog. */
  dialog: string;
  /** The heading of an error message. */
  alert: string;
  /** The site's stored state, as JSON. */
  stored: string | null;
};

/** The stored state of a guest who has opened the site and read no page. */
export const OPENED = JSON.stringify({
  state: {
    opened: true,
    thanked: false,
    readStates: Object.fromEntries(TRACKED_ROUTES.map((route) => [route, false])),
  },
  version: 1,
});

/** A script that stores this text as the site's state, unless the browser has stored a state. */
export const remember = (text: string) =>
  `localStorage.getItem('${STORAGE_KEY}') ?? localStorage.setItem('${STORAGE_KEY}', ${JSON.stringify(text)});`;

export function guestOf(driver: Driver): Guest {
  const middle = () => driver.run(middleOf, `[aria-label="${STORY_WORDS.deck}"]`);
  return {
    ...driver,
    look: () => driver.run(lookAround, STORAGE_KEY),
    tapOn: async (name) => {
      let position: Point | null = null;
      let stillChecks = 0;
      await vi.waitFor(
        async () => {
          const before = position;
          position = await driver.run(findMiddle, name);
          expect(position, `where ${name} is`).not.toBeNull();
          stillChecks = before?.x === position?.x && before?.y === position?.y ? stillChecks + 1 : 0;
          // For half a second, since an element that enters may wait before it moves.
          expect(stillChecks, `checks at which ${name} was still`).toBeGreaterThan(7);
        },
        { timeout: 15_000, interval: 60 },
      );
      await driver.tap(position ?? { x: 0, y: 0 });
    },
    dragCard: async (dx, dy) => {
      const from = await middle();
      await driver.drag(from, { x: from.x + dx, y: from.y + dy });
    },
    scrollToEnd: () => driver.run(() => document.querySelector('footer, a[rel="next"]')?.scrollIntoView()),
  };
}

// The following functions run in the page, so they cannot call each other.

function lookAround(key: string): Look {
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const textOf = (selector: string) => shown(selector)[0]?.textContent?.trim() ?? '';
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // The browser refuses storage, so there is nothing to read.
  }
  return {
    path: location.pathname,
    title: document.title,
    heading: textOf('h1'),
    menu: shown('nav a').map((link) => link.textContent?.trim() ?? ''),
    place: shown('header p')
      .map((line) => line.textContent ?? '')
      .filter((line) => /^\d+ of \d+$/.test(line))
      .join(),
    top: document.querySelector('[aria-current="true"]')?.textContent ?? '',
    view: document.querySelector('main')?.dataset['view'] ?? '',
    dialog: document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? '',
    alert: textOf('[role="alert"] h1'),
    stored,
  };
}

/** The centre of the link or button of this name; null if there is none or something covers it. */
function findMiddle(name: string): Point | null {
  for (const element of document.querySelectorAll('a, button')) {
    if ((element.getAttribute('aria-label') ?? element.textContent ?? '').trim() !== name) continue;
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

/** The centre of an element. */
function middleOf(selector: string): Point {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
}
