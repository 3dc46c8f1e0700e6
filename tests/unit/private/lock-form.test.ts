import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = `key=${'a'.repeat(43)}`;
const location = { hash: '', pathname: '/reply', search: '', reload: vi.fn<() => void>() };
const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
const listeners = new Map<string, (event?: object) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  location.hash = '';
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  const root = { dataset: {} };
  vi.stubGlobal('document', { documentElement: root, getElementById: () => ({ textContent: '{}' }) });
});
afterEach(() => vi.unstubAllGlobals());

test('only a link with a key reloads the page: a reload loses a key kept in memory', async () => {
  await import('../../../src/private/lock-form.ts');
  location.hash = '#gifts';
  listeners.get('hashchange')?.();
  expect(location.reload).not.toHaveBeenCalled();
  location.hash = `#${KEY}&rsvp=1`;
  listeners.get('hashchange')?.();
  expect(location.reload).toHaveBeenCalledOnce();
});

test.each([`#${KEY}&rsvp=1`, `#rsvp=1&${KEY}`])(
  'the key leaves the address, an invitation does not: %s',
  async (hash) => {
    location.hash = hash;
    await import('../../../src/private/lock-form.ts');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/reply#rsvp=1');
  },
);

test('“Try again” reloads the page, so that an invitation stays in the address', async () => {
  await import('../../../src/private/lock-form.ts');
  const preventDefault = vi.fn<() => void>();
  const press = (part: string) => {
    const target = { closest: (selector: string) => (selector === part ? {} : null) };
    listeners.get('click')?.({ target, preventDefault });
  };
  press('#open');
  expect([preventDefault, location.reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  press('#late a');
  expect([preventDefault, location.reload].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
