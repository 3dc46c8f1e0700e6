import { NEW_GUEST, PREVIEW } from '../../model/origins/origins-type';
import { wrapMethod } from './wrap-method';

/*
 * Shows the site as a new guest sees it. What the site stores stays in memory, so the couple’s own visit is unchanged.
 * This must run before the site’s store reads the storage.
 */

/** The start of every storage key of the site; `share-and-forget.tsx` relies on it, too. */
const KEY_PREFIX = 'wedding-';

/** Whether the site is shown as a new guest sees it. */
export const isNewGuest = window.frameElement?.getAttribute(PREVIEW) === NEW_GUEST;

if (isNewGuest) {
  const stored = new Map<string, string>();
  const isSiteKey = (key: unknown) => String(key).startsWith(KEY_PREFIX);
  wrapMethod(Storage.prototype, 'getItem', (call, key) =>
    isSiteKey(key) ? (stored.get(String(key)) ?? null) : call(key),
  );
  wrapMethod(Storage.prototype, 'setItem', (call, key, value) =>
    isSiteKey(key) ? stored.set(String(key), String(value)) : call(key, value),
  );
  wrapMethod(Storage.prototype, 'removeItem', (call, key) => (isSiteKey(key) ? stored.delete(String(key)) : call(key)));
  // If the couple are returning guests, the script in `index.html` has hidden the cover and left its picture unpainted.
  delete document.documentElement.dataset.opened;
  delete document.documentElement.dataset.unpainted;
}
