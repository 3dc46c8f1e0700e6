import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { BoundDeck } from '../../../src/story/stage/use-deck';
import { useDeckView } from '../../../src/story/view/use-deck-view';

/** The layout effects of one render, and the events that they send. */
const react = vi.hoisted(() => ({ effects: [] as (() => unknown)[], send: vi.fn<(event: object) => void>() }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useLayoutEffect: (run: () => unknown) => void react.effects.push(run),
  useReducer: (_reducer: unknown, losses: number, first: (losses: number) => unknown) => [first(losses), react.send],
}));

afterEach(() => vi.unstubAllGlobals());

/** Opens a deck of one card. */
function Deck() {
  useDeckView({ deck: { state: { allowed: [[]] } } } as unknown as BoundDeck);
  return null;
}

test('forced colours turned on during the story bring the flat deck', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { location: { search: '' } });
  vi.stubGlobal('matchMedia', () => query);
  renderToStaticMarkup(createElement(Deck));
  const stops = react.effects.map((run) => run());
  expect(react.send).not.toHaveBeenCalled();
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  expect(react.send).toHaveBeenCalledExactlyOnceWith({ type: 'refused' });
  for (const stop of stops) if (typeof stop === 'function') stop();
  query.dispatchEvent(new Event('change'));
  expect(react.send).toHaveBeenCalledOnce();
});
