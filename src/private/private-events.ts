import { precache, type PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { getOrCreatePrecacheController } from 'workbox-precaching/utils/getOrCreatePrecacheController';
import { getOrCreateDefaultRouter } from 'workbox-routing/utils/getOrCreateDefaultRouter';
import { basePathIn } from './delete-files';
import { currentKey, renewKey } from './open-fetch';
import { fromBase64, openFile } from './sealed';

/** Filled in by the build: the base path of the whole site, and this release's list of files, sealed, with its path. */
declare const ROOT: string;
declare const LIST: { path: string; sealed: string };

type WorkerEvent = Event & { waitUntil: (task: Promise<unknown>) => void };
type WorkboxEvent = Parameters<PrecacheController['install']>[0];
type FetchEvent = WorkerEvent & { request: Request; respondWith: (response: Promise<Response>) => void };

declare const self: {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
  registration: { active: unknown };
  clients: { claim: () => Promise<void> };
};

/*
 * The worker of a private site is that of `src/offline`, but can open its list of files only once there is a key. These
 * listeners run before those of `src/offline`, and all but that of messages stop Workbox's.
 */

/** Resolves once the list is opened and its files are added to the precache; null without a key that opens it. */
let list: Promise<void> | null = null;

/** Opens the list, if there is a key, and adds the release's files to the precache. */
async function learnList(): Promise<void> {
  const kept = await currentKey();
  if (!kept) list = null;
  else list ??= openList(kept.key);
  // A key from before a change of the locks does not open the list.
  await list?.catch(() => (list = null));
}

async function openList(key: CryptoKey): Promise<void> {
  // `LIST` occurs only here, since the build replaces each occurrence with the whole list.
  const { path, sealed } = LIST;
  const opened = new Response(await openFile(key, path, fromBase64(sealed)));
  precache((await opened.json()) as PrecacheEntry[]);
}

/** Caches the release's files, if there is a key. */
async function cacheRelease(event: WorkerEvent): Promise<void> {
  renewKey();
  await learnList();
  // Workbox caches only for this type of event, but a message can also start the caching.
  const install = { type: 'install', waitUntil: (task: Promise<unknown>) => event.waitUntil(task) };
  if (list) await getOrCreatePrecacheController().install(install as WorkboxEvent);
  // Another tab may meanwhile have forgotten the key and deleted the caches (`delete-files.ts`). Deletes the new ones.
  renewKey();
  if (await currentKey()) return;
  for (const name of await caches.keys()) if (basePathIn(name).startsWith(ROOT)) await caches.delete(name);
}

async function removeOldFiles(event: WorkerEvent): Promise<void> {
  // The worker may have been installed before the guest had a key.
  renewKey();
  await learnList();
  if (list) await getOrCreatePrecacheController().activate(event as WorkboxEvent);
}

/** Only the worker can open the page of a first visit, so it caches its files later, once that page has loaded. */
const isFirst = !self.registration.active;

self.addEventListener('install', (event) => {
  event.stopImmediatePropagation();
  if (!isFirst) event.waitUntil(cacheRelease(event));
});

self.addEventListener('activate', (event) => {
  event.stopImmediatePropagation();
  event.waitUntil(self.clients.claim());
  if (!isFirst) event.waitUntil(removeOldFiles(event));
});

// `register-service-worker.ts` sends this once the page has loaded, and `prepare-offline.ts` before the story is kept.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'CACHE_URLS') event.waitUntil(cacheRelease(event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== location.origin) return;
  event.stopImmediatePropagation();
  // A locked page stores the key, then reloads or, to save a download, sends its own text here (POST: `open-fetch.ts`).
  if (request.method === 'POST' || request.mode === 'navigate') renewKey();
  event.respondWith(answer(event));
});

async function answer(event: FetchEvent): Promise<Response> {
  await learnList();
  const { request } = event;
  // Workbox has no route for POST.
  return getOrCreateDefaultRouter().handleRequest({ request, event: event as WorkboxEvent }) ?? fetch(request);
}
