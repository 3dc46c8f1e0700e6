import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { pageParts } from '../../../src/app/lazy-pages';
import { LoadingMessage } from '../../../src/app/loading-message';
import { pathOf } from '../../../src/model/pages';
import { INCLUDED_PAGES } from '../../../src/site/included-pages';

/** The effects of one render, and the location's key when a link was pressed. */
const react = vi.hoisted(() => ({
  effects: [] as (() => unknown)[],
  keyAtPress: null as string | null,
  setKeyAtPress: vi.fn<(key: string | null) => void>(),
}));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => unknown) => void react.effects.push(run),
  useState: () => [react.keyAtPress, react.setKeyAtPress],
}));
vi.mock('react-router-dom', () => ({ useLocation: () => ({ key: 'shown' }) }));
vi.mock('virtual:pages', () => ({ loaders: { story: async () => ({}) } }));

class FakeLink {
  origin = 'https://a.example';
  hash = '';
  readonly href: string;
  readonly pathname: string;
  constructor(path: string) {
    ({ href: this.href, pathname: this.pathname } = new URL(path, this.origin));
  }
  closest = () => this;
}

afterEach(() => {
  vi.unstubAllGlobals();
  react.setKeyAtPress.mockClear();
});

type Press = { path: string; address: string; keys?: object };

/** Presses a link to a path, while the browser's address has another one. @returns whether the press is ignored */
function press({ path, address, keys = {} }: Press): boolean {
  const capturing: ((event: object) => void)[] = [];
  const bubbling: ((event: object) => void)[] = [];
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('HTMLAnchorElement', FakeLink);
  vi.stubGlobal('location', new FakeLink(address));
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void, isCapturing?: boolean) =>
      type === 'click' && (isCapturing ? capturing : bubbling).push(listener),
  });
  react.effects = [];
  renderToStaticMarkup(<LoadingMessage />);
  for (const run of react.effects) run();
  const preventDefault = vi.fn<() => void>();
  const event = { target: new FakeLink(path), preventDefault, ...keys };
  for (const listener of capturing) listener(event);
  // The router handles a plain press.
  for (const listener of bubbling) listener({ ...event, defaultPrevented: Object.keys(keys).length === 0 });
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

test.each(['?list', '?present'])(
  'the story’s other forms (%s) say that they load, though the story has',
  async (form) => {
    await pageParts.story.load();
    const path = pathOf('story');
    react.keyAtPress = null;
    press({ path: path + form, address: path + form, keys: { ctrlKey: true } });
    expect(react.setKeyAtPress).not.toHaveBeenCalled();
    press({ path: path + form, address: path + form });
    expect(react.setKeyAtPress).toHaveBeenCalledExactlyOnceWith('shown');
    react.keyAtPress = 'shown';
    expect(press({ path: path + form, address: path + form })).toBe(true);
    // A guest may want the other form instead.
    expect(press({ path, address: path + form })).toBe(false);
  },
);
