import { importScript } from './import-script';
import { keepKey, readKey, type KeptKey } from './kept-key';
import { askPassphrase, keyFromLink, lockedPage, rawKey, sealedTemplate } from './lock-form';
import { OPEN_HERE, OPENED } from './sealed';

/* The script of a locked page on a host. An archive's locked page has `archive-lock.ts`. */

const { lock, root, base, words } = lockedPage;
const WORKER = `${base}service-worker.js`;
const same = (text: string) => text;
const asIs = { createScriptURL: same, createHTML: same };
/** Its name must differ from those of the site's policies, which are created in the same window. */
const policy = window.trustedTypes?.createPolicy('locked', asIs) ?? asIs;
/** The worker's start, in progress or done; null before the first try and after a failure to enter. */
let starting: Promise<boolean> | null = null;

// Retried once, since a weak connection may lose a script.
begin()
  .catch(begin)
  .catch(() => askPassphrase(enter, words.damaged));

async function begin(): Promise<void> {
  if (rawKey) {
    // To save time, starts the worker before the key is known to fit. `enter` handles a failure.
    startWorker().catch(() => {});
    const linked = await keyFromLink(rawKey);
    if (linked.id === lock.id) return enter(linked);
  }
  // The link may be older than the key that this device remembers.
  const kept = await readKey(root).catch(() => {});
  if (kept?.id === lock.id) return enter(kept, true);
  await askPassphrase(enter, rawKey || kept ? words.changed : '');
}

/** Opens the site with the service worker or, if that fails, in this page. @throws if both fail */
async function enter(kept: KeptKey, wasKept = false): Promise<void> {
  // At once, so that a guest whose page stalls can load it again without the link.
  const keeping = keepKey(root, kept);
  // Handled below; until then, a refusal would count as unhandled.
  keeping.catch(() => {});
  const template = await sealedTemplate();
  try {
    const [isFirst] = await Promise.all([startWorker(), keeping]);
    if (isFirst) await becomeSite(template);
    // The worker controls this page but did not open it: the page is damaged, or the worker is of a public version.
    else if (wasKept && navigator.serviceWorker.controller) throw new Error('Refused');
    // A worker that was already active opens the page when it reloads.
    else location.reload();
  } catch {
    starting = null;
    const { openHere } = await importScript<typeof import('./open-here')>(root + OPEN_HERE);
    await openHere(kept, lockedPage, template);
  }
}

/** Has the worker open this page and replaces the document with the result, which is faster than a reload. */
async function becomeSite(template: string): Promise<void> {
  const response = await fetch(location.href, { method: 'POST', body: template });
  // A browser that bypasses the worker gets the host's response.
  if (response.status !== OPENED) throw new Error('Refused');
  const opened = await response.text();
  document.open();
  document.write(policy.createHTML(opened) as string);
  document.close();
}

/**
 * Starts the service worker; a failure to load its script is retried once.
 * @returns true once it controls this page as the site's first; false if one was active
 */
function startWorker(): Promise<boolean> {
  return (starting ??= registerWorker().catch(registerWorker));
}

async function registerWorker(): Promise<boolean> {
  // Some hosts answer home's address without its last slash, which the worker can never control.
  if (location.pathname.length < base.length) throw new Error('Refused');
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(policy.createScriptURL(WORKER) as string, { scope: base });
  const { installing } = registration;
  // Activates a release that an earlier visit downloaded.
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  if (registration.active) return false;
  await new Promise((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', resolve);
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('Refused'));
    });
  });
  return true;
}
