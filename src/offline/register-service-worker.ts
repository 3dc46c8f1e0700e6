/** The registration, in progress or done; null before the first try and after a failure. */
let registering: Promise<boolean> | null = null;

/**
 * Registers the service worker, which caches all pages, and has it cache what this visit loaded before the worker was
 * active. Activates a release that an earlier visit downloaded; one that this visit downloads, once the guest leaves.
 * @returns true if the site now works offline; a private site does so once the worker has cached its files.
 */
export async function registerServiceWorker(): Promise<boolean> {
  registering ??= register();
  const isRegistered = await registering;
  // The next caller tries again.
  if (!isRegistered) registering = null;
  return isRegistered;
}

async function register(): Promise<boolean> {
  // An archive is opened from disk, where browsers allow no service worker.
  if (import.meta.env.DEV || import.meta.env.MODE === 'archive' || !('serviceWorker' in navigator)) return false;
  const base = import.meta.env.BASE_URL;
  try {
    const registration = await navigator.serviceWorker.register(trusted(`${base}service-worker.js`), { scope: base });
    const activateWaiting = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    activateWaiting();
    const active = registration.active ?? (await firstActive(registration));
    // Phones keep tabs open for weeks, and a worker waits as long: the next visit offline would show the earlier release.
    document.addEventListener('visibilitychange', () => document.hidden && activateWaiting());
    // Workbox handles this message by fetching each URL as if the page had requested it, from the HTTP cache.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
    return true;
  } catch {
    // Private windows and in-app browsers refuse service workers.
    return false;
  }
}

/**
 * Waits until the first worker is active. `ready` would wait for ever if the worker fails to install, or on a page outside
 * its scope, such as `/es` without a last slash. @throws if the worker fails to install
 */
function firstActive({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    const first = installing ?? waiting;
    first?.addEventListener('statechange', () => {
      if (first.state === 'redundant') reject(new Error('Not installed'));
      if (first.state === 'activated') resolve(first);
    });
  });
}

const AS_IS = { createScriptURL: (text: string) => text };
/** Made once: browsers may refuse a second policy of the same name. */
let policy: Pick<TrustedTypePolicy, 'createScriptURL'> | null = null;

/** The script's URL, as a `TrustedScriptURL` where the browser has this type: see `build/emit/security/policy.ts`. */
function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('service-worker', AS_IS) ?? null;
  // The DOM types accept only a string.
  return (policy ?? AS_IS).createScriptURL(url) as string;
}

/**
 * The assets that this visit has loaded, except films, of which browsers load only parts. Those of the whole origin,
 * because the site's languages share photos.
 */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const isOwn = (name: string) => name.startsWith(`${location.origin}/`) && name.includes('/assets/');
  return names.filter((name) => isOwn(name) && !name.endsWith('.mp4'));
}
