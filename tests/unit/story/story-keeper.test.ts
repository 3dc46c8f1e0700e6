import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPhotoFormat } from '../../../src/story/keep/story-files';
import { createStoryKeeper } from '../../../src/story/keep/story-keeper';

const files = ['a', 'b', 'c'].map((name, card) => ({ card, url: `http://site/${name}`, cache: 'photos', bytes: 100 }));

const FULL = new DOMException('full', 'QuotaExceededError');

/** A browser's caches in memory, with room for this many files. */
function memoryCaches(maxFiles = Infinity) {
  const kept = new Map<string, Response>();
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (url: string, response: Response) => {
      await response.arrayBuffer();
      if (kept.size >= maxFiles) throw FULL;
      kept.set(url, response);
    },
  };
  return { kept, caches: { open: async () => cache } };
}

/** A photo of 100 bytes, as the host sends it. */
const photo = () => new Response(new Uint8Array(100), { headers: { 'content-type': 'image/avif' } });
let store = memoryCaches();
const fetched = vi.fn<(url: string, options: { signal: AbortSignal; cache: RequestCache }) => Promise<Response>>();

beforeEach(() => {
  store = memoryCaches();
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', fetched);
  // As in Firefox before 102.
  vi.stubGlobal('TransformStream', undefined);
  fetched.mockReset().mockImplementation(async () => photo());
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['avif', 'decodes', () => Promise.resolve()],
  ['webp', 'does not decode', () => Promise.reject(new Error('Unsupported'))],
])('saves %s photos in a browser that %s AVIF', async (format, _case, decode) => {
  vi.stubGlobal(
    'Image',
    class {
      decode = decode;
    },
  );
  expect(await findPhotoFormat()).toBe(format);
});

describe('saving the story', () => {
  test('fetches every file, reports progress, and later knows that it is saved', async () => {
    const keeper = createStoryKeeper(files);
    const seen: number[] = [];
    keeper.subscribe(() => seen.push(keeper.state().done));
    await keeper.check();
    expect(keeper.state()).toEqual({ step: 'incomplete', done: 0, total: 300, left: files });
    await keeper.keep();
    expect(keeper.state()).toEqual({ step: 'kept', done: 300, total: 300, left: [] });
    expect([...new Set(seen)]).toEqual([0, 100, 200, 300]);
    const later = createStoryKeeper(files);
    await later.check();
    expect(later.state().step).toBe('kept');
  });

  test('counts a photo of two cards once', async () => {
    const keeper = createStoryKeeper([...files, ...files.map((file) => ({ ...file, card: 9 }))]);
    await keeper.keep();
    expect(keeper.state()).toMatchObject({ step: 'kept', done: 300, total: 300 });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('reports a photo that does not load as missing on each of its cards', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    const keeper = createStoryKeeper(
      [0, 9].map((card) => ({ card, url: 'http://site/a', cache: 'photos', bytes: 100 })),
    );
    await keeper.keep();
    expect(keeper.state().left.map(({ card }) => card)).toEqual([0, 9]);
  });

  test('saves what loads, lists what fails, and continues from there', async () => {
    fetched.mockImplementation(async (url) => {
      if (url.endsWith('b')) throw new TypeError('offline');
      return photo();
    });
    const keeper = createStoryKeeper(files);
    await keeper.keep();
    expect(keeper.state()).toMatchObject({ step: 'broken', done: 200, left: [files[1]] });
    fetched.mockReset().mockImplementation(async () => photo());
    await keeper.keep();
    expect(keeper.state().step).toBe('kept');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['http://site/b']);
  });

  test('saves a photo that the browser remembers as missing', async () => {
    fetched.mockImplementation(async (_url, { cache }) =>
      cache === 'no-cache' ? photo() : new Response('Not found', { status: 404 }),
    );
    const keeper = createStoryKeeper(files);
    await keeper.keep();
    expect(keeper.state().step).toBe('kept');
  });

  test('is not done before the site itself works offline, and retries only that', async () => {
    const worksOffline = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
    const keeper = createStoryKeeper(files, worksOffline);
    await keeper.check();
    expect(worksOffline).not.toHaveBeenCalled();
    await keeper.keep();
    expect(keeper.state()).toMatchObject({ step: 'broken', done: 300 });
    await keeper.check();
    expect(keeper.state()).toMatchObject({ step: 'incomplete', done: 300 });
    worksOffline.mockResolvedValue(true);
    await keeper.keep();
    expect(keeper.state().step).toBe('kept');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('stops on request, without counting half a file', async () => {
    const keeper = createStoryKeeper(files);
    fetched.mockImplementation(async (url, { signal }) => {
      if (!url.endsWith('b')) return photo();
      const half = new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(50)),
        pull: (controller) => {
          keeper.stop();
          controller.error(signal.reason);
        },
      });
      return new Response(half);
    });
    await keeper.keep();
    expect(keeper.state()).toMatchObject({ step: 'stopped', done: 100 });
  });

  test('stops on request while the site itself is still being saved', async () => {
    const keeper = createStoryKeeper(files, () => new Promise<never>(() => {}));
    const ended = keeper.keep();
    await vi.waitFor(() => expect(keeper.state()).toMatchObject({ step: 'fetching', done: 300 }));
    // Lets the last file be saved, so that the keeper waits only for the site.
    await new Promise((resolve) => setTimeout(resolve));
    keeper.stop();
    await ended;
    expect(keeper.state()).toMatchObject({ step: 'stopped', done: 300 });
  });

  test('stops on request while the last file is being written', async () => {
    const keeper = createStoryKeeper(files, () => new Promise<never>(() => {}));
    const { put } = await store.caches.open();
    vi.stubGlobal('caches', {
      open: async () => ({
        ...(await store.caches.open()),
        put: async (url: string, response: Response) => {
          await put(url, response);
          if (url.endsWith('c')) keeper.stop();
        },
      }),
    });
    await keeper.keep();
    expect(keeper.state()).toMatchObject({ step: 'stopped', done: 300 });
  });

  test.each([
    ['before the first file', { storage: { estimate: async () => ({ quota: 1000, usage: 800 }) } }, Infinity, 0],
    ['after two files', {}, 2, 200],
  ])('reports that there is no room %s', async (_case, browser, maxFiles, savedBytes) => {
    store = memoryCaches(maxFiles);
    vi.stubGlobal('caches', store.caches);
    vi.stubGlobal('navigator', browser);
    const keeper = createStoryKeeper(files);
    await keeper.keep();
    expect(keeper.state()).toMatchObject({ step: 'no room' });
    expect(store.kept.size * 100).toBe(savedBytes);
  });

  test.each([
    ['then fits', () => photo(), 100],
    ['does not fit either', () => new Response(new ReadableStream({ pull: (each) => each.error(FULL) })), 0],
  ])('notices that a full device lost photos for a file that %s', async (_case, respond, done) => {
    fetched.mockImplementation(async (url) => {
      if (!url.endsWith('c')) return photo();
      // The worker empties its cache of photos when it has no room for its own copy.
      store.kept.clear();
      return respond();
    });
    const keeper = createStoryKeeper(files);
    await keeper.keep();
    expect(keeper.state()).toMatchObject({ step: 'no room', done });
    expect(keeper.state().left).toEqual(files.slice(0, 3 - done / 100));
  });

  test.each([
    ['a page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['an empty file', new Response(new Uint8Array())],
    // The service worker answers with 203 if it has only another size.
    ['the photo in another size', new Response(new Uint8Array(100), { status: 203 })],
  ])('does not mistake %s for a photo', async (_case, response) => {
    fetched.mockImplementation(async () => response.clone());
    const keeper = createStoryKeeper(files);
    await keeper.keep();
    expect(keeper.state()).toMatchObject({ step: 'broken', done: 0 });
    expect(store.kept.size).toBe(0);
  });
});
