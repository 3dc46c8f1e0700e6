import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('the worker of a second language also caches the photos that all languages share', async () => {
  const loaded = ['es/assets/party.js', 'assets/card-640-Ab3dEf9h.avif', 'assets/film-Ab3dEf9h.mp4', 'es/travel'];
  const postMessage = vi.fn<(message: object) => void>();
  vi.stubEnv('DEV', false);
  vi.stubEnv('BASE_URL', '/es/');
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', new URL('https://example.com/es/party'));
  vi.stubGlobal('performance', {
    getEntriesByType: () => [...loaded.map((path) => ({ name: `https://example.com/${path}` })), { name: 'blob:x' }],
  });
  const ready = Promise.resolve({ active: { postMessage } });
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({}), ready } });
  vi.resetModules();
  const { registerServiceWorker } = await import('../../../src/offline/register-service-worker');
  expect(await registerServiceWorker()).toBe(true);
  const urlsToCache = loaded.slice(0, 2).map((path) => `https://example.com/${path}`);
  expect(postMessage).toHaveBeenCalledWith({ type: 'CACHE_URLS', payload: { urlsToCache } });
});
