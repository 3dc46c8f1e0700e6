import { afterEach, beforeEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const addressOf = (path: string) => `https://example.com/${path}`;

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('BASE_URL', '/es/');
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', new URL(addressOf('es/party')));
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  vi.resetModules();
});

test('the worker of a second language also caches the photos that all languages share', async () => {
  const urlsToCache = ['es/assets/party.js', 'assets/card-640-Ab3dEf9h.avif'].map(addressOf);
  // A film, of which browsers load only parts; a page, which the worker caches anyway; and what is no file.
  const others = [...['assets/film-Ab3dEf9h.mp4', 'es/travel'].map(addressOf), 'blob:x'];
  const postMessage = vi.fn<(message: object) => void>();
  vi.stubGlobal('performance', {
    getEntriesByType: () => [...urlsToCache, ...others].map((name) => ({ name })),
  });
  const registration = { active: { postMessage } };
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } });
  const { registerServiceWorker } = await import('../../../src/offline/register-service-worker');
  expect(await registerServiceWorker()).toBe(true);
  expect(postMessage).toHaveBeenCalledWith({ type: 'CACHE_URLS', payload: { urlsToCache } });
});

test.each([
  ['activated', true],
  ['redundant', false],
])('home without its last slash, outside the scope, sees a first worker become %s', async (state, isActive) => {
  const installing = Object.assign(new EventTarget(), { state: 'installing', postMessage: () => {} });
  // `ready` waits for a worker whose scope contains the page.
  const serviceWorker = { register: async () => ({ installing }), ready: new Promise(() => {}) };
  vi.stubGlobal('navigator', { serviceWorker });
  const { registerServiceWorker } = await import('../../../src/offline/register-service-worker');
  const registered = registerServiceWorker();
  setTimeout(() => {
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
  });
  expect(await registered).toBe(isActive);
});

test('a release that arrives during a visit takes over once the guest leaves, not before', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const registration: Record<'active' | 'waiting', object | null> = {
    active: { postMessage: () => {} },
    waiting: null,
  };
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } });
  const { registerServiceWorker } = await import('../../../src/offline/register-service-worker');
  await registerServiceWorker();
  const postMessage = vi.fn<(message: object) => void>();
  registration.waiting = { postMessage };
  const turn = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  turn(false);
  expect(postMessage).not.toHaveBeenCalled();
  turn(true);
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});
