import { registerServiceWorker } from '../../offline/register-service-worker';
import { reloadOnce } from '../../reload-once';

/** How long the search for a newer release may take. */
const LONGEST_WAIT_MS = 5000;
/** How long a private site's first worker may take to cache the site's files, in seconds. */
const LONGEST_CACHING_S = 60;

/**
 * Makes the site itself work offline, in the newest release that can be found.
 * @returns whether it now works offline, and this page is of the release that does. Always true in the editor, which has
 * no service worker but shows the couple what guests see.
 */
export async function prepareOffline(): Promise<boolean> {
  return import.meta.env.DEV || ((await isNewestReady()) && !(await findForeignEntry()));
}

/**
 * Reloads this page if it is of an earlier release than the one that works offline: that release's story may have other
 * files. Not if the newest release does not work offline, since this page may be the newer one.
 * @returns false if the page does not reload
 */
export async function reloadOldPage(): Promise<boolean> {
  const { href } = window.location;
  const entry = (await isNewestReady()) ? await findForeignEntry() : null;
  return entry !== null && window.location.href === href && reloadOnce(entry);
}

async function isNewestReady(): Promise<boolean> {
  return (await registerServiceWorker()) && (await activateNewest()) && waitForFiles();
}

/** The address of this page's entry script; null if the release that works offline has the same one. */
async function findForeignEntry(): Promise<string | null> {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  // A browser may refuse access to its caches.
  const shell = await findShell().catch(() => undefined);
  return entry && shell && !(await shell.text()).includes(entry) ? entry : null;
}

/** The cached shell, which the worker caches last, under an address that also contains its revision. */
async function findShell(): Promise<Response | undefined> {
  return caches.match(`${import.meta.env.BASE_URL}index.html`, { ignoreSearch: true });
}

/**
 * Waits until the site's files are cached. A public site's worker caches them before it becomes active. A private site's
 * first worker does so on this message, and stops at the first file that does not arrive.
 * @returns false if files are still missing after the longest wait
 */
async function waitForFiles(): Promise<boolean> {
  if (!import.meta.env.PRIVATE_ROOT) return true;
  const registration = await navigator.serviceWorker.getRegistration(import.meta.env.BASE_URL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  registration?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [] } });
  for (let seconds = 0; seconds < LONGEST_CACHING_S; seconds++) {
    if (await findShell()) return true;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return false;
}

/**
 * Makes a newer release take over at once: otherwise the next visit offline would still show the earlier one, which may
 * have other cards. @returns false if there is a newer release but it fails to install.
 */
async function activateNewest(): Promise<boolean> {
  // Not `ready`, which never resolves on a page outside the worker's scope, such as `/es` without a last slash.
  const registration = await navigator.serviceWorker.getRegistration(import.meta.env.BASE_URL);
  if (!registration) return false;
  // Without a connection, or on one that hangs, the installed release is good enough.
  const timeout = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([registration.update().catch(() => {}), timeout]);
  const newest = registration.installing ?? registration.waiting;
  if (!newest) return true;
  return new Promise((resolve) => {
    const follow = () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      if (newest.state === 'installed') newest.postMessage({ type: 'SKIP_WAITING' });
      if (newest.state === 'activated' || newest.state === 'redundant') resolve(newest.state === 'activated');
    };
    newest.addEventListener('statechange', follow);
    follow();
  });
}
