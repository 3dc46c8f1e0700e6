import {
  clientsClaim,
  type RouteHandlerCallback,
  type RouteHandlerCallbackOptions,
  type WorkboxPlugin,
} from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { LANGUAGE_CODE } from '../model/language-code';
import { PAGES } from '../model/pages';
import { BARE, withCoverOf } from './bare-page';
import { CACHE } from './caches';

/** The parts of a worker's scope used here; the project's types are those of a page. */
declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  skipWaiting: () => Promise<void>;
};

/*
 * The site offline. Text, styles and the code of every page are precached with each release; photos and other code are
 * cached once loaded, films on request. Everything else uses the network.
 */

/** How long a page waits for the network before it is taken from the cache. */
const LONGEST_WAIT_SECONDS = 3;
/** How many files the caches hold, enough for the photo sizes and code chunks of several releases. */
const MOST_PHOTOS = 1000;
const MOST_CODE = 60;

/** Caches no parts of films, and no page or empty body that a host sends in place of a missing file. */
const completeFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    const isWhole =
      response.status === 200 &&
      isPage === new URL(request.url).pathname.endsWith('.html') &&
      (await hasBytes(response));
    return isWhole ? response : null;
  },
};

/** Whether a response has a body. Reads only the first bytes of a copy. */
async function hasBytes(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader();
  const first = await reader?.read();
  void reader?.cancel();
  return first?.done === false;
}

/**
 * Asks once more, past the browser's cache, for a file that is missing: some hosts let browsers keep even that answer for
 * a year, and a page may have asked for the file before the host had its release. In a new `Request`, since the worker of
 * a private site ignores the options of `fetch`.
 */
const retryMissing: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    response.status === 404 ? fetch(new Request(request, { cache: 'reload' })) : response,
};

/**
 * Falls back to the network if a cache throws because it was evicted or is broken. Not during an install, which must
 * fail if a file cannot be cached.
 */
const networkFallback: WorkboxPlugin = {
  handlerDidError: async ({ request, event }) => (event.type === 'install' ? undefined : fetch(request)),
};

/** Drops the least recently used entries. (Workbox's types disagree on optional fields, here and for ranges below.) */
const limit = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Falls back to the network, then to a photo's largest cached size: rotated phones and projectors need other sizes. */
const otherSizeFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      const photos = await caches.open(CACHE.photos);
      const others = (await photos.keys()).filter(({ url }) => photoOf(url) === photoOf(request.url));
      const largest = Math.max(...others.map(widthOf));
      // Without another size, this looks up `request`, which is not in the cache either, and returns nothing.
      const other = await photos.match(others.find((each) => widthOf(each) === largest) ?? request);
      return other && new Response(other.body, { status: OTHER_SIZE_STATUS, headers: other.headers });
    }
  },
};

/** Shows like 200, but tells `src/story/keep/story-keeper.ts` that the photo does not have the requested size. */
const OTHER_SIZE_STATUS = 203;

/** The end of a photo's name. The hash has eight characters. */
const SIZE_AND_HASH = /-(\d+)-[\w-]{8}(?=\.\w+$)/;

/** The same for all sizes of a photo: `…/story-07-bikes.avif` for `…/story-07-bikes-640-Dx0f_3aQ.avif`. */
function photoOf(url: string): string {
  return url.replace(SIZE_AND_HASH, '');
}

function widthOf({ url }: Request): number {
  return Number(SIZE_AND_HASH.exec(url)?.[1]);
}

const PAGE_NAMES = PAGES.map(({ id }) => id).join('|');
const PAGE = new RegExp(`^(${PAGE_NAMES})/?$`);
/** Addresses in another language, which has its own worker: `es/travel`, but not `faq`, which is a page. */
const OTHER_LANGUAGE = new RegExp(`^(?!(${PAGE_NAMES})/?$)${LANGUAGE_CODE}(/|$)`);
/** An address of this site without the base path. */
const pathOf = ({ pathname }: URL) => pathname.slice(import.meta.env.BASE_URL.length);

/** Fails on a late or incomplete response or a server error, so that a cached page replaces the host's error page. */
const network = new NetworkOnly({
  networkTimeoutSeconds: LONGEST_WAIT_SECONDS,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The host answers ${response.status}`);
        // The time limit covers the body, too, since a weak connection can stall after the headers.
        await response.clone().text();
        return response;
      },
    },
  ],
});

/** Answers a navigation: from the network first, so that a new release shows at the next visit. */
const sendPage: RouteHandlerCallback = async (options) => {
  const shell = await matchPrecache('index.html').catch(() => undefined);
  // Only the network is left if the cache is lost, or on a private site's first visit, which caches its files later.
  if (!shell) return fetch(options.request);
  try {
    return (await completePage(options, shell)) ?? (await network.handle(options));
  } catch {
    return shell;
  }
};

/** Downloads a bare page and inserts the cached shell's cover. @returns null if the full page must be downloaded. */
async function completePage({ event, url }: RouteHandlerCallbackOptions, shell: Response): Promise<Response | null> {
  const [, name] = PAGE.exec(pathOf(url)) ?? [];
  if (!name) return null;
  // Revalidated with the host: some let browsers keep a page for minutes, with which a reload would show the old one.
  const request = new Request(`${import.meta.env.BASE_URL}${name}${BARE}`, { cache: 'no-cache' });
  const bare = await network.handle({ event, request });
  const html = withCoverOf(await shell.clone().text(), await bare.text());
  return html === null ? null : new Response(html, { headers: bare.headers });
}

clientsClaim();
// Deletes the caches of earlier Workbox versions. Workbox itself deletes the files of the previous release.
cleanupOutdatedCaches();
addPlugins([completeFilesOnly, retryMissing, networkFallback]);
// Pages; an address with an extension is a file. Not a NavigationRoute, whose denylist is also tested against the query.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && !/\.\w+$/.test(url.pathname) && !OTHER_LANGUAGE.test(pathOf(url)),
  sendPage,
);
// Matches exact addresses only: by default, `/` would also match the cached `index.html`.
// oxlint-disable-next-line no-underscore-dangle -- `build/emit/offline.ts` replaces this name with the list
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
registerRoute(
  isAsset(/\.(avif|webp|jpg|png)$/),
  new CacheFirst({
    cacheName: CACHE.photos,
    plugins: [completeFilesOnly, retryMissing, otherSizeFallback, limit(MOST_PHOTOS)],
  }),
);
registerRoute(
  isAsset(/\.mp4$/),
  new CacheFirst({
    cacheName: CACHE.films,
    plugins: [completeFilesOnly, retryMissing, new RangeRequestsPlugin() as WorkboxPlugin, networkFallback],
  }),
);
// Code that is not precached: the scene, and a newer release's code until its own worker takes over.
registerRoute(
  isAsset(/\.(js|css|woff2)$/),
  new CacheFirst({
    cacheName: CACHE.code,
    plugins: [completeFilesOnly, retryMissing, networkFallback, limit(MOST_CODE)],
  }),
);

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

function isAsset(extension: RegExp): (match: { url: URL; sameOrigin: boolean }) => boolean {
  return ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/') && extension.test(url.pathname);
}
