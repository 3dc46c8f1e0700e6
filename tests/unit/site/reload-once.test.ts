import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../../../src/app/reload-once';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page whose code is missing does not wait forever for a silent host', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const settled = vi.fn<(reloads: boolean) => void>();
  void reloadOnce('page.js').then(settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).toHaveBeenCalledWith(false);
});
