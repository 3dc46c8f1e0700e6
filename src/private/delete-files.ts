import { CacheExpiration } from 'workbox-expiration';

/** Deletes the cached files of the site at this path, and Workbox's record of their use, which contains their names. */
export async function deleteFiles(root: string): Promise<void> {
  // The base path of each of the site's languages begins with `root`.
  const names = (await caches.keys()).filter((name) => basePathIn(name).startsWith(root));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Workbox requires a limit, but `delete` ignores it.
  await Promise.all(names.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()));
}

/** The base path at the end of a cache's name: `/our/` in `photos /our/` and in `workbox-precache-v2-https://host/our/`. */
export const basePathIn = (cacheName: string) => cacheName.replace(/[^/]*(\/\/[^/]*)?/, '');
