import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../../../src/reload-once';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page whose code is missing does not wait forever for a silent host', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('window', { location: { href: '/story' } });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const settled = vi.fn<(reloads: boolean) => void>();
  void reloadOnce('page.js').then(settled);
  // A minute, far longer than a page may wait.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).toHaveBeenCalledWith(false);
});

test.each([
  ['reloads if the guest is still there', '/faq', true],
  ['does not reload once the guest has left', '/story', false],
])('a page whose code is missing %s', async (_case, hrefAfterFetch, reloads) => {
  const location = { href: '/faq', reload: vi.fn<() => void>() };
  const replaceState = vi.fn<(state: unknown, title: string) => void>();
  vi.stubGlobal('window', { location });
  vi.stubGlobal('history', { state: { key: 'faq' }, replaceState });
  vi.stubGlobal('fetch', async () => {
    location.href = hrefAfterFetch;
    return { ok: true };
  });
  expect(await reloadOnce('faq.js')).toBe(reloads);
  expect(location.reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
  expect(replaceState.mock.calls).toEqual(reloads ? [[{ key: 'faq', reloaded: 'faq.js' }, '']] : []);
});
