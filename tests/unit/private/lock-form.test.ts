import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('only a link with a key reloads the page: a reload loses a key kept in memory', async () => {
  const listeners = new Map<string, () => void>();
  const location = { hash: '', reload: vi.fn<() => void>() };
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  const root = { dataset: {} };
  vi.stubGlobal('document', { documentElement: root, getElementById: () => ({ textContent: '{}' }) });
  await import('../../../src/private/lock-form.ts');

  location.hash = '#gifts';
  listeners.get('hashchange')?.();
  expect(location.reload).not.toHaveBeenCalled();
  location.hash = `#key=${'a'.repeat(43)}&rsvp=1`;
  listeners.get('hashchange')?.();
  expect(location.reload).toHaveBeenCalledOnce();
});
