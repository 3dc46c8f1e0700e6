import { keepKey, readKey, type KeptKey } from './kept-key';
import { ask, data, identified, rawKey, sealedPage } from './lock-form';
import { ARRIVAL, templateOf, type SealedPage } from './locked-page';
import { OPEN_HERE } from './sealed';

/* The locked page's script. */

const { lock, root, base, words } = data;
const enterNew = (key: KeptKey) => enter(key, true);
let starting: Promise<ServiceWorkerRegistration> | null = null;

begin().catch(() => ask(enterNew, words.damaged));

async function begin(): Promise<void> {
  // Browsers have it only in a secure context.
  if (!('subtle' in crypto)) return ask(enterNew, words.insecure);
  // Before the key is known to fit, which saves a moment.
  if (rawKey !== undefined) startWorker().catch(() => {});
  const key = rawKey === undefined ? await remembered() : await identified(rawKey);
  if (!key) return ask(enterNew);
  if (key.id !== lock.id) return ask(enterNew, words.changed);
  const worker = 'serviceWorker' in navigator && navigator.serviceWorker.controller?.scriptURL;
  // The worker has sent this page although it has the key.
  if (rawKey === undefined && worker === new URL(workerUrl(), location.href).href) return ask(enterNew, words.damaged);
  await enter(key, rawKey !== undefined);
}

async function remembered(): Promise<KeptKey | undefined> {
  return readKey(root).catch(() => undefined);
}

/** Opens the site with a key that fits: by a service worker, or in this page where a browser refuses one or its storage. */
async function enter(kept: KeptKey, isNew: boolean): Promise<void> {
  const page = await sealedPage();
  try {
    await Promise.all([isNew && keepKey(root, kept), startWorker(), leaveForWorker(page)]);
    location.reload();
  } catch {
    const { openHere } = (await import(/* @vite-ignore */ root + OPEN_HERE)) as typeof import('./open-here');
    await openHere(kept, data, page);
  }
}

async function startWorker(): Promise<void> {
  starting ??= navigator.serviceWorker.register(trusted(workerUrl()), { scope: base });
  const registration = await starting;
  const { installing } = registration;
  // Of a release that an earlier visit downloaded.
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  await new Promise((resolve, reject) => {
    navigator.serviceWorker.ready.then(resolve, reject);
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('Refused'));
    });
  });
}

/** The worker opens this page without downloading it again. */
async function leaveForWorker(page: SealedPage): Promise<void> {
  const response = new Response(templateOf(page), { headers: { 'content-type': 'text/html' } });
  await (await caches.open(ARRIVAL(root))).put(location.href.replace(/#.*/, ''), response);
}

function workerUrl(): string {
  return `${base}service-worker.js`;
}

/** As in `src/offline/register-service-worker.ts`. */
function trusted(url: string): string {
  const asIs = { createScriptURL: (text: string) => text };
  return (window.trustedTypes?.createPolicy('service-worker', asIs) ?? asIs).createScriptURL(url) as string;
}
