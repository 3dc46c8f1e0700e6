import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type FetchEvent = { request: Request; waitUntil: () => void; respondWith: (response: Promise<Response>) => void };

/** As in a worker, accepts an address relative to the worker's. */
class WorkerRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

/** How long the host takes to respond, longer than the worker waits. */
const HOST_MS = 10_000;
let listeners: Record<string, (event: FetchEvent) => void> = {};

beforeEach(async () => {
  vi.useFakeTimers();
  listeners = {};
  const addEventListener = (type: string, listener: (event: FetchEvent) => void) => (listeners[type] = listener);
  const fetch = () => new Promise((resolve) => setTimeout(resolve, HOST_MS, new Response('The page')));
  const files = [
    { url: 'index.html', revision: '1' },
    { url: 'assets/site-Ab3dEf9h.js', revision: null },
  ];
  const worker = { addEventListener, fetch, __WB_MANIFEST: files };
  vi.stubGlobal('self', worker);
  vi.stubGlobal('fetch', fetch);
  // Workbox only needs the name.
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('Request', WorkerRequest);
  vi.stubGlobal('location', new URL('https://example.com/service-worker.js'));
  // In development, Workbox logs through `navigator`, which Node 20 does not have.
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  await import('../../../src/offline/service-worker');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Visits an address while the host is slow. @param match looks it up in the cache @returns what the guest sees */
async function visit(path: string, match: () => Promise<Response | undefined>): Promise<string> {
  Object.assign(self, { caches: { open: async () => ({ match }) } });
  const request = Object.defineProperty(new Request(`https://example.com${path}`), 'mode', { value: 'navigate' });
  const shown = new Promise<string>((resolve, reject) => {
    const respondWith = (response: Promise<Response>) =>
      void response.then((page) => page.text()).then(resolve, reject);
    listeners.fetch?.({ request, waitUntil: () => {}, respondWith });
  });
  // It may reject before the caller listens.
  shown.catch(() => {});
  await vi.advanceTimersByTimeAsync(2 * HOST_MS);
  return shown;
}

test.each([
  ['is not filled yet', async () => undefined],
  ['is broken', async () => Promise.reject(new Error('Broken'))],
])('a page waits for a slow host if the cache %s', async (_case, match) => {
  for (const path of ['/', '/travel']) expect(await visit(path, match)).toBe('The page');
});

test('a page comes from the cache if the host is slow', async () => {
  for (const path of ['/', '/travel']) expect(await visit(path, async () => new Response('Cached'))).toBe('Cached');
});

test('a page comes from the cache if the host starts to send it and stops', async () => {
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream()));
  for (const path of ['/', '/travel']) expect(await visit(path, async () => new Response('Cached'))).toBe('Cached');
});

test('a page is no older than the host’s, however long browsers may keep it', async () => {
  const fetched = vi.fn<(request: Request) => Promise<Response>>(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  await visit('/travel', async () => new Response('Cached'));
  const [request] = fetched.mock.calls[0] ?? [];
  // Each page is also written without its cover, as `-bare`.
  expect([request?.url, request?.cache]).toEqual(['https://example.com/travel-bare', 'no-cache']);
});

/** Answers as a browser that remembers a file as missing, unless the request bypasses its cache. */
const fetchForgotten = ({ cache }: Request, found: Response) =>
  cache === 'reload' ? found : new Response('Not found', { status: 404 });

test.each(['photo-640-Ab3dEf9h.avif', 'film-Ab3dEf9h.mp4', 'scene-Ab3dEf9h.js'])(
  'a guest gets %s although the browser remembers it as missing',
  async (name) => {
    vi.stubGlobal('caches', { match: async () => undefined });
    // The worker does not cache this status, which would need IndexedDB.
    const found = new Response('The file', { status: 203 });
    vi.stubGlobal('fetch', async (request: Request) => fetchForgotten(request, found));
    expect(await visit(`/assets/${name}`, async () => undefined)).toBe('The file');
  },
);

test('a release installs although the browser remembers one of its files as missing', async () => {
  const put = vi.fn<() => Promise<void>>(async () => {});
  const store = { match: async () => undefined, keys: async () => [], put };
  Object.assign(self, { caches: { open: async () => store } });
  vi.stubGlobal('caches', store);
  vi.stubGlobal('fetch', async (request: Request) => {
    const type = request.url.endsWith('.html') ? 'text/html' : 'text/javascript';
    return fetchForgotten(request, new Response('The file', { headers: { 'content-type': type } }));
  });
  const waitUntil = (task: Promise<unknown>) => void task.catch(() => {});
  listeners.install?.({ type: 'install', waitUntil } as unknown as FetchEvent);
  await vi.advanceTimersByTimeAsync(1000);
  expect(put).toHaveBeenCalledTimes(2);
});
