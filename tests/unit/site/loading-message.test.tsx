import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadingMessage } from '../../../src/app/loading-message';
import { INCLUDED_PAGES } from '../../../src/site/included-pages';

/** The effects of one render, and the location's key when a link was pressed. */
const react = vi.hoisted(() => ({ effects: [] as (() => unknown)[], keyAtPress: null as string | null }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => unknown) => void react.effects.push(run),
  useState: () => [react.keyAtPress, () => {}],
}));
vi.mock('react-router-dom', () => ({ useLocation: () => ({ key: 'shown' }) }));
// The code of no page ever arrives.
vi.mock('virtual:pages', () => ({ loaders: {} }));

class FakeLink {
  origin = 'https://a.example';
  hash = '';
  constructor(readonly pathname: string) {}
  closest = () => this;
}

afterEach(() => vi.unstubAllGlobals());

/** Presses a link to a path, while the browser's address has another one. @returns whether the press is ignored */
function press({ path, address, keys = {} }: { path: string; address: string; keys?: object }): boolean {
  const capturing: ((event: object) => void)[] = [];
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('HTMLAnchorElement', FakeLink);
  vi.stubGlobal('location', new FakeLink(address));
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: () => void, isCapturing?: boolean) =>
      isCapturing && capturing.push(listener),
  });
  react.effects = [];
  renderToStaticMarkup(<LoadingMessage />);
  for (const run of react.effects) run();
  const preventDefault = vi.fn<() => void>();
  for (const listener of capturing) listener({ target: new FakeLink(path), preventDefault, ...keys });
  return preventDefault.mock.calls.length > 0;
}

test('while a page loads, a further press on its link is ignored, so that Back still works', () => {
  const [first, second] = INCLUDED_PAGES.map(({ path }) => path);
  const again = { path: first ?? '', address: first ?? '' };
  react.keyAtPress = 'shown';
  expect(press(again)).toBe(true);
  expect(press({ ...again, path: second ?? '' })).toBe(false);
  // Opens another tab.
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(press({ ...again, keys: { [key]: true } })).toBe(false);
  react.keyAtPress = null;
  expect(press(again)).toBe(false);
});
