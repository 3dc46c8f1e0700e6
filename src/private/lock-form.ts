import type { KeptKey } from './kept-key';
import type { LockedPage } from './locked-page';
import { fromBase64, idOf, importKey, passphraseKey } from './sealed';

/* What every locked page does: it takes the key from the link, or asks for the passphrase. */

/** `key=…` in a fragment: 32 bytes in base64url. `HIDE_KEY` in `build/emit/private/private.ts` matches it, too. */
const KEY = /(^#|&)key=([\w-]{43})(&|$)/;

/** The link's key, in base64url; undefined without one. */
export const rawKey = KEY.exec(location.hash)?.[2];

// Runs first, so that neither the address bar nor the history shows the key.
if (rawKey) {
  // Keeps the `#` or `&` before the key only if more follows.
  const rest = location.hash.replace(KEY, (_, before: string, _key, after: string) => after && before);
  history.replaceState(history.state, '', location.pathname + location.search + rest);
}

// Opening another link in this tab changes only the fragment, so the page reloads to read the key. Other fragments must
// not reload it, since `openHere` may have the key only in memory.
addEventListener('hashchange', () => KEY.test(location.hash) && location.reload());

// “Try again” is a link to this page, which would drop the fragment and a guest's invitation with it. A reload keeps it.
addEventListener('click', (event) => {
  if (!(event.target as Element).closest('#late a')) return;
  event.preventDefault();
  location.reload();
});

// Makes `locked.css` hide the page until it turns out whether the form is needed.
document.documentElement.dataset.entering = '';
/** Resolves once the page is parsed. This script runs in its head, after the `locked-page` data. */
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));

/** What the build has written into this page. */
export const lockedPage = JSON.parse(element('locked-page').textContent ?? '') as LockedPage;
const { lock, words } = lockedPage;

/** Imports a link's key. @param raw in base64url */
export async function keyFromLink(raw: string): Promise<KeptKey> {
  const key = await importKey(fromBase64(raw));
  return { id: await idOf(key), key };
}

/** The HTML of this page's template, which contains the sealed page. */
export async function sealedTemplate(): Promise<string> {
  await parsed;
  return element('sealed').outerHTML;
}

/** Shows the field for the passphrase. @param enter opens the site with a key. @param message why the field is shown */
export async function askPassphrase(enter: (key: KeptKey) => Promise<void>, message = ''): Promise<void> {
  await parsed;
  // Browsers have `subtle` only in a secure context.
  const insecureMessage = 'subtle' in crypto ? '' : words.insecure;
  const [field, button] = [element('passphrase') as HTMLInputElement, element('open') as HTMLButtonElement];
  /** Shows why the passphrase did not open the site; '' while it is tried, which takes a phone a second or two. */
  const say = (text: string) => {
    element('message').textContent = text;
    button.disabled = text === '';
    if (text) field.focus();
  };
  delete document.documentElement.dataset.entering;
  // Not by `say`, which would disable the button if there is no message.
  element('message').textContent = insecureMessage || message;
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    say('');
    unlock(field.value).then(
      (key) => enter(key).catch(() => say(words.damaged)),
      () => say(insecureMessage || words.wrong),
    );
  });
}

/** Unwraps the site's key. @throws if the passphrase is wrong */
async function unlock(passphrase: string): Promise<KeptKey> {
  const wrapper = await passphraseKey(passphrase, fromBase64(lock.salt), 'unwrapKey');
  const cipher = { name: 'AES-GCM', iv: fromBase64(lock.iv) };
  const uses: KeyUsage[] = ['deriveKey', 'deriveBits'];
  const key = await crypto.subtle.unwrapKey('raw', fromBase64(lock.wrapped), wrapper, cipher, 'HKDF', false, uses);
  return { id: lock.id, key };
}

function element(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}
