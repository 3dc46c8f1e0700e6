import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { PAGES } from '../site/pages';
import { CACHE } from './caches';

declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  skipWaiting: () => Promise<void>;
};

/*
 * The site without network. Words, styles and the code of every page are kept when a release comes; photos once they are
 * seen; films when a guest asks for them. Whatever a cache does not give comes from the network.
 */

/** A line that takes longer to answer shows what is kept, seconds. */
const LONGEST_WAIT = 3;
/** Sizes of photos, and chunks of code, of more than one release. */
const MOST_PHOTOS = 1000;
const MOST_CODE = 60;

/** Only the whole of what was asked for is kept: some hosts answer a missing file with a page, and a part is no film. */
const wholeFile: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.headers.get('content-type')?.includes('text/html') ? response : null,
};

/** A cache that throws, as one does that was evicted or is broken, must not be worse than none. */
const orNetwork: WorkboxPlugin = { handlerDidError: ({ request }) => fetch(request) };

/** Drops what was used longest ago. (Workbox's own types do not agree here on what is optional; nor with its films' below.) */
const most = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Another size of a photo is better than none: a phone on its side asks for other ones. */
const orOtherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      const photos = await caches.open(CACHE.photos);
      const like = (await photos.keys()).find(({ url }) => photoOf(url) === photoOf(request.url));
      return like && photos.match(like);
    }
  },
};

/** `…/story-07-bikes` and its format, of `…/story-07-bikes-640-Dx0f_3aQ.avif`. */
function photoOf(url: string): string {
  return url.replace(/-\d+-[\w-]{8}(?=\.\w+$)/, '');
}

/** A site in another language lies below this one, with a worker of its own: `/es/travel`. No page is called so. */
const OTHER_LANGUAGE = new RegExp(
  `^${import.meta.env.BASE_URL}(?!(${PAGES.map(({ id }) => id).join('|')})/?$)[a-z]{2,3}(-[A-Z]{2})?(/|$)`,
);

/** Each address is the same file. It comes from the network, so that a new release is seen on the very next visit. */
const shell = new NetworkOnly({
  networkTimeoutSeconds: LONGEST_WAIT,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The host answers ${response.status}`);
        return response;
      },
      handlerDidError: () => matchPrecache('index.html'),
    },
  ],
});

clientsClaim();
cleanupOutdatedCaches();
addPlugins([orNetwork]);
registerRoute(new NavigationRoute(shell, { denylist: [/\.\w+$/, OTHER_LANGUAGE] }));
// oxlint-disable-next-line no-underscore-dangle -- the name that the build puts the list in place of
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
registerRoute(
  isAsset(/\.(avif|webp|jpg|png)$/),
  new CacheFirst({
    cacheName: CACHE.photos,
    plugins: [wholeFile, orOtherSize, most(MOST_PHOTOS)],
  }),
);
registerRoute(
  isAsset(/\.mp4$/),
  new CacheFirst({
    cacheName: CACHE.films,
    plugins: [wholeFile, new RangeRequestsPlugin() as WorkboxPlugin, orNetwork],
  }),
);
// The scene, and what a newer release has before its own worker takes over.
registerRoute(
  isAsset(/\.(js|css|woff2)$/),
  new CacheFirst({
    cacheName: CACHE.code,
    plugins: [wholeFile, orNetwork, most(MOST_CODE)],
  }),
);

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

function isAsset(ending: RegExp): (match: { url: URL; sameOrigin: boolean }) => boolean {
  return ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/') && ending.test(url.pathname);
}
