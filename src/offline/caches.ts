/** The caches that the service worker fills as guests go, and the story when it is to be kept; one set for each base path. */
const name = (what: string) => `${what} ${import.meta.env.BASE_URL}`;
export const CACHE = { photos: name('photos'), films: name('films'), code: name('code') } as const;
