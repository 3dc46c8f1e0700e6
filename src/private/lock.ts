import { keepKey, readKey, type KeptKey } from './kept-key';
import { ARRIVAL, templateOf, type LockedPage, type SealedPage } from './locked-page';
import { fromBase64, idOf, importKey, OPEN_HERE, passphraseKey } from './sealed';

/** The locked page's script: takes the key of the link, or asks for the passphrase. */

/** `#key=…`, of 32 bytes. Whatever else the fragment has stays. */
const KEY = /(^#|&)key=([\w-]{43})(?=&|$)/;

// First of all: nobody who looks at the address, and no history, gets the key.
const [taken = '', before, rawKey] = KEY.exec(location.hash) ?? [];
if (taken) {
  const rest = location.hash
    .replace(taken, before === '#' ? '#' : '')
    .replace(/^#&?$/, '')
    .replace(/^#&/, '#');
  history.replaceState(history.state, '', location.pathname + location.search + rest);
}

// A new link in the same tab does not load the page again.
addEventListener('hashchange', () => location.reload());

// Hides the page that asks, until it is known whether it must. The rest of the page has yet to arrive.
document.documentElement.dataset.entering = '';
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));

const data = JSON.parse(element('locked-page').textContent ?? '') as LockedPage;
const { lock, root, base, words } = data;

let starting: Promise<ServiceWorkerRegistration> | null = null;

begin().catch(() => ask(words.damaged));

async function begin(): Promise<void> {
  // Browsers have it only in a secure context.
  if (!('subtle' in crypto)) return ask(words.insecure);
  // Before the key is known to fit, which saves a moment.
  if (rawKey !== undefined) startWorker().catch(() => {});
  const key = rawKey === undefined ? await remembered() : await identified(rawKey);
  if (!key) return ask();
  if (key.id !== lock.id) return ask(words.changed);
  const worker = 'serviceWorker' in navigator && navigator.serviceWorker.controller?.scriptURL;
  // The worker has sent this page although it has the key.
  if (rawKey === undefined && worker === new URL(workerUrl(), location.href).href) return ask(words.damaged);
  await enter(key, rawKey !== undefined);
}

async function remembered(): Promise<KeptKey | undefined> {
  return readKey(root).catch(() => undefined);
}

async function identified(raw: string): Promise<KeptKey> {
  const key = await importKey(fromBase64(raw));
  return { id: await idOf(key), key };
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
  const { installing, waiting } = await starting;
  // Of a release that an earlier visit downloaded.
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  await new Promise((resolve, reject) => {
    navigator.serviceWorker.ready.then(resolve, reject);
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('Refused'));
    });
  });
}

async function sealedPage(): Promise<SealedPage> {
  await parsed;
  const template = element('sealed');
  const { key: id = '', path = '' } = template.dataset;
  return { id, path, sealed: template.innerHTML };
}

/** The worker opens this page without downloading it again. */
async function leaveForWorker(page: SealedPage): Promise<void> {
  const response = new Response(templateOf(page), { headers: { 'content-type': 'text/html' } });
  await (await caches.open(ARRIVAL(root))).put(location.href.replace(/#.*/, ''), response);
}

/** Shows the field for the passphrase. */
async function ask(message = ''): Promise<void> {
  await parsed;
  const say = (text: string) => (element('message').textContent = text);
  delete document.documentElement.dataset.entering;
  say(message);
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    say('');
    if (!('subtle' in crypto)) say(words.insecure);
    else
      unlock((element('passphrase') as HTMLInputElement).value).then(
        (key) => enter(key, true).catch(() => say(words.damaged)),
        () => say(words.wrong),
      );
  });
}

async function unlock(passphrase: string): Promise<KeptKey> {
  const [salt, iv, wrapped] = [lock.salt, lock.iv, lock.wrapped].map(fromBase64);
  if (!salt || !iv || !wrapped) throw new Error('No lock');
  const wrapper = await passphraseKey(passphrase, salt, 'unwrapKey');
  const use: KeyUsage[] = ['deriveKey', 'deriveBits'];
  const key = await crypto.subtle.unwrapKey('raw', wrapped, wrapper, { name: 'AES-GCM', iv }, 'HKDF', false, use);
  return { id: lock.id, key };
}

function workerUrl(): string {
  return `${base}service-worker.js`;
}

/** As in `src/offline/register-service-worker.ts`. */
function trusted(url: string): string {
  const asIs = { createScriptURL: (text: string) => text };
  return (window.trustedTypes?.createPolicy('service-worker', asIs) ?? asIs).createScriptURL(url) as string;
}

function element(id: string): HTMLElement {
  return document.querySelector(`#${id}`) as HTMLElement;
}
