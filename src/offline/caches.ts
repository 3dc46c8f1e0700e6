/** Sites below different base paths of an origin share its cache storage, so cache names contain the base path. */
const cacheName = (kind: string) => `${kind} ${import.meta.env.BASE_URL}`;

/** Filled by the service worker while guests browse, and on request by `story-keeper.ts` with the whole story. */
export const CACHE = { photos: cacheName('photos'), films: cacheName('films'), code: cacheName('code') } as const;
