import { CacheExpiration } from 'workbox-expiration';

/** Deletes the cached files of the site at this path, and Workbox's record of their use, which contains their names. */
export async function deleteFiles(root: string): Promise<void> {
  // Each cache's name contains the base path of its language, which begins with `root`.
  const names = (await caches.keys()).filter((name) => name.includes(root));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Workbox requires a limit, but `delete` ignores it.
  await Promise.all(names.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()));
}
