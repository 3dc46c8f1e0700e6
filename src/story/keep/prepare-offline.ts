import { registerServiceWorker } from '../../offline/register-service-worker';

/** How long the search for a newer release may take. */
const LONGEST_WAIT_MS = 5000;

/**
 * Makes the site itself work offline, in the newest release that can be found.
 * @returns whether it now works offline. Always true in the editor, which has no service worker but shows the couple
 * what guests see.
 */
export async function prepareOffline(): Promise<boolean> {
  return import.meta.env.DEV || ((await registerServiceWorker()) && activateNewest());
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
