import { keepKey, readKey, type KeptKey } from './kept-key';
import { ask, data, identified, rawKey, sealedPage } from './lock-form';
import { OPEN_HERE } from './sealed';

/* The locked page's script. */

const { lock, root, base, words } = data;
const asIs = { createScriptURL: (text: string) => text, createHTML: (text: string) => text };
/** A name of its own: the site creates its policies in the same window. */
const policy = window.trustedTypes?.createPolicy('locked', asIs) ?? asIs;
const enterNew = (key: KeptKey) => enter(key, true);
let starting: Promise<boolean> | null = null;

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
    const [isFirst] = await Promise.all([startWorker(), isNew && keepKey(root, kept)]);
    if (isFirst) await becomeSite(page);
    else location.reload();
  } catch {
    const { openHere } = (await import(/* @vite-ignore */ root + OPEN_HERE)) as typeof import('./open-here');
    await openHere(kept, data, page);
  }
}

/** Has the worker open this page and becomes that, which is faster than a reload. */
async function becomeSite(page: string): Promise<void> {
  const response = await fetch(location.href, { method: 'POST', body: page });
  const opened = policy.createHTML(await response.text()) as string;
  document.open();
  document.write(opened);
  document.close();
}

/** @returns true if the worker has taken over this page, as on a first visit; otherwise it opens the next one. */
function startWorker(): Promise<boolean> {
  return (starting ??= start());
}

async function start(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(policy.createScriptURL(workerUrl()) as string, { scope: base });
  const { active, installing, waiting } = registration;
  // Of a release that an earlier visit downloaded.
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  if (active) return false;
  await new Promise((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', resolve);
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('Refused'));
    });
  });
  return true;
}

function workerUrl(): string {
  return `${base}service-worker.js`;
}
