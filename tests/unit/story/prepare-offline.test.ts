import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../../src/offline/register-service-worker', () => ({ registerServiceWorker: async () => true }));

let prepareOffline: typeof import('../../../src/story/keep/prepare-offline').prepareOffline;
let reloadOldPage: typeof import('../../../src/story/keep/prepare-offline').reloadOldPage;

/** A page whose entry script is this. */
const pageOf = (entry: string) => `<script type="module" src="/assets/${entry}.js"></script>`;

beforeEach(async () => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-This.js' }) });
  // Other tests may have imported the module without the mock.
  vi.resetModules();
  ({ prepareOffline, reloadOldPage } = await import('../../../src/story/keep/prepare-offline'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const stubRegistration = (registration: object) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });

test.each([
  ['works offline once a newer release is active', 'activated', true],
  ['does not work offline if a newer release fails to install', 'redundant', false],
])('the story %s', async (_case, last, worksOffline) => {
  const postMessage = vi.fn<(message: object) => void>();
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage });
  const reach = (state: string) => {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  };
  const registration = { installing: null as object | null, waiting: null };
  // Only `update` finds the newer release: the browser has not looked for one yet.
  stubRegistration(Object.assign(registration, { update: async () => (registration.installing = worker) }));
  const done = vi.fn<() => void>();
  const prepared = prepareOffline();
  void prepared.finally(done);
  await vi.waitFor(() => expect(registration.installing).toBe(worker));
  expect(postMessage).not.toHaveBeenCalled();
  if (last === 'activated') {
    reach('installed');
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }));
  }
  expect(done).not.toHaveBeenCalled();
  reach(last);
  expect(await prepared).toBe(worksOffline);
});

test.each([
  ['without a connection', () => Promise.reject(new TypeError('No connection'))],
  ['on a connection that hangs', () => new Promise(() => {})],
])('%s, the story works offline in the release already installed', async (_case, update) => {
  vi.useFakeTimers();
  stubRegistration({ installing: null, waiting: null, update });
  const prepared = prepareOffline();
  // Longer than the search for a newer release may take.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await prepared).toBe(true);
  vi.useRealTimers();
});

test.each([
  ['works offline once its first worker has cached all files', true],
  ['does not work offline if a file does not arrive', false],
])('a private site %s', async (_case, arrives) => {
  vi.useFakeTimers();
  vi.stubEnv('PRIVATE_ROOT', '/');
  let isCached = false;
  vi.stubGlobal('caches', {
    match: async (url: string) => (isCached && url === '/index.html' ? new Response(pageOf('index-This')) : undefined),
  });
  // The worker caches the files on this message, which may also restart a failed attempt.
  const postMessage = vi.fn<() => void>(() => void setTimeout(() => (isCached = arrives), 20_000));
  stubRegistration({ active: { postMessage }, installing: null, waiting: null, update: async () => {} });
  const done = vi.fn<() => void>();
  const prepared = prepareOffline();
  void prepared.finally(done);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'CACHE_URLS' }));
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toHaveBeenCalled();
  expect(await prepared).toBe(arrives);
  vi.useRealTimers();
});

test.each([
  ['this release', 'index-This', true],
  ['another release', 'index-Other', false],
])('if the worker has %s, a page works offline or else reloads once', async (_case, installed, isSame) => {
  stubRegistration({ installing: null, waiting: null, update: async () => {} });
  const location = { href: '/story', reload: vi.fn<() => void>() };
  vi.stubGlobal('window', { location });
  const history = { state: {}, replaceState: (state: object) => (history.state = state) };
  vi.stubGlobal('history', history);
  vi.stubGlobal('fetch', async () => new Response());
  vi.stubGlobal('caches', { match: async () => new Response(pageOf(installed)) });
  expect(await prepareOffline()).toBe(isSame);
  expect([await reloadOldPage(), await reloadOldPage()]).toEqual([!isSame, false]);
  expect(location.reload).toHaveBeenCalledTimes(isSame ? 0 : 1);
});

test.each([
  ['a newer release fails to install: the page may be of that one', true],
  ['the guest has gone to another page meanwhile', false],
])('an old page does not reload if %s', async (_case, fails) => {
  const location = { href: '/story', reload: vi.fn<() => void>() };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('history', { state: {}, replaceState: () => {} });
  vi.stubGlobal('fetch', async () => new Response());
  vi.stubGlobal('caches', { match: async () => new Response(pageOf('index-Other')) });
  const failed = Object.assign(new EventTarget(), { state: 'redundant' });
  const update = async () => {
    if (!fails) location.href = '/schedule';
  };
  stubRegistration({ installing: fails ? failed : null, waiting: null, update });
  expect(await reloadOldPage()).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});
