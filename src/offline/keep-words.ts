/**
 * Registers the service worker, which keeps all words, and hands it what this visit has brought before it was there. A
 * release that an earlier visit has fetched takes over now. Without a service worker the site is the same.
 * @returns whether there is one that answers without a network.
 */
export function keepWords(): Promise<boolean> {
  registered ??= register();
  return registered;
}

let registered: Promise<boolean> | null = null;

async function register(): Promise<boolean> {
  if (import.meta.env.DEV || import.meta.env.MODE === 'archive' || !('serviceWorker' in navigator)) return false;
  const base = import.meta.env.BASE_URL;
  try {
    const registration = await navigator.serviceWorker.register(trusted(`${base}service-worker.js`), { scope: base });
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    const { active } = await navigator.serviceWorker.ready;
    // Workbox's router takes such a message and fetches each as if the page had asked: from the browser's own cache.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: filesSoFar() } });
    return true;
  } catch {
    // A private window, or a browser inside of an app.
    return false;
  }
}

/** The script's address, where a browser asks who says so (`vite/security/policy.ts`). */
function trusted(url: string): string {
  const asIs = { createScriptURL: (text: string) => text };
  // The library's types take a string alone, which is what this was.
  return (window.trustedTypes?.createPolicy('service-worker', asIs) ?? asIs).createScriptURL(url) as string;
}

/** The site's own files that this visit has fetched; not films, of which a browser fetches parts. */
function filesSoFar(): string[] {
  const assets = new URL(`${import.meta.env.BASE_URL}assets/`, location.href).href;
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return names.filter((name) => name.startsWith(assets) && !name.endsWith('.mp4'));
}
