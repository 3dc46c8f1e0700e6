/** Sites below different base paths of an origin share its cache storage, so cache names contain the base path. */
const name = (kind: string) => `${kind} ${import.meta.env.BASE_URL}`;

/** The caches that the service worker fills while guests browse, and, on request, with the whole story. */
export const CACHE = { photos: name('photos'), films: name('films'), code: name('code') } as const;
