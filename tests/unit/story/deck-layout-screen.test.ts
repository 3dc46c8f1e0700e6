import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeckLayout } from '../../../src/story/stage/use-deck-layout';
import { layOutDeck, type DeckLayout } from '../../../src/story/deck/layout';

/** The hook's state, and the clean-up function of its effect. */
let layout: DeckLayout | null = null;
let cleanUp = () => {};
vi.mock('react', () => ({
  useState: () => [
    layout,
    (next: (before: DeckLayout | null) => DeckLayout | null) => {
      layout = next(layout);
    },
  ],
  useLayoutEffect: (run: () => () => void) => void (cleanUp = run()),
}));

let onResize = () => {};
let mediaQueries: { query: string; target: EventTarget }[] = [];

beforeEach(() => {
  layout = null;
  mediaQueries = [];
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('matchMedia', (query: string) => {
    const target = new EventTarget();
    mediaQueries.push({ query, target });
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

test('a new pixel ratio makes a new layout, even one equal to the last', () => {
  const first = layout;
  onResize();
  expect(layout).toBe(first);
  for (const ratio of [2, 1]) {
    const before = layout;
    window.devicePixelRatio = ratio;
    mediaQueries.at(-1)?.target.dispatchEvent(new Event('change'));
    expect(layout).not.toBe(before);
    expect(layout).toEqual(first);
  }
  expect(mediaQueries.map(({ query }) => query)).toEqual([1, 2, 1].map((ratio) => `(resolution: ${ratio}dppx)`));
  const last = layout;
  cleanUp();
  for (const { target } of mediaQueries) target.dispatchEvent(new Event('change'));
  expect(layout).toBe(last);
});
