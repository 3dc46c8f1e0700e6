import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeckLayout } from '../../../src/story/stage/use-deck-layout';
import { layOutDeck, type DeckLayout } from '../../../src/story/deck/layout';

let layout: DeckLayout | null = null;
let stop = () => {};
vi.mock('react', () => ({
  useState: () => [
    layout,
    (next: (before: DeckLayout | null) => DeckLayout | null) => {
      layout = next(layout);
    },
  ],
  useLayoutEffect: (run: () => () => void) => void (stop = run()),
}));

let onResize = () => {};
let screens: { query: string; target: EventTarget }[] = [];

beforeEach(() => {
  layout = null;
  screens = [];
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('matchMedia', (query: string) => {
    const target = new EventTarget();
    screens.push({ query, target });
    return target;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const current = { clientWidth: 800, clientHeight: 900, offsetLeft: 0, offsetTop: 0 } as HTMLElement;
  useDeckLayout({ current }, { current }, layOutDeck);
});
afterEach(() => vi.unstubAllGlobals());

test('a new pixel ratio makes a new layout, even if it is equal', () => {
  const first = layout;
  onResize();
  expect(layout).toBe(first);
  for (const ratio of [2, 1]) {
    const before = layout;
    window.devicePixelRatio = ratio;
    screens.at(-1)?.target.dispatchEvent(new Event('change'));
    expect(layout).not.toBe(before);
    expect(layout).toEqual(first);
  }
  expect(screens.map(({ query }) => query)).toEqual([1, 2, 1].map((ratio) => `(resolution: ${ratio}dppx)`));
  const last = layout;
  stop();
  for (const { target } of screens) target.dispatchEvent(new Event('change'));
  expect(layout).toBe(last);
});
