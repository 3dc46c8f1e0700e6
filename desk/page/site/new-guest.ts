import { NEW_GUEST, PREVIEW } from '../../model/origins/origins-type';
import { wrapMethod } from './wrap-method';

/*
 * Shows the site as a new guest sees it: what it stores lives in memory, so the couple’s own visit stays as it is. Runs
 * before the site’s store is read.
 */

/** How every storage key of the site starts; `share-and-forget.tsx` relies on it, too. */
const KEY_PREFIX = 'wedding-';

/** Whether the site is shown as a new guest sees it. */
export const isNewGuest = window.frameElement?.getAttribute(PREVIEW) === NEW_GUEST;

if (isNewGuest) {
  const stored = new Map<string, string>();
  const isOwn = (key: unknown) => String(key).startsWith(KEY_PREFIX);
  wrapMethod(Storage.prototype, 'getItem', (call, key) => (isOwn(key) ? (stored.get(String(key)) ?? null) : call(key)));
  wrapMethod(Storage.prototype, 'setItem', (call, key, value) =>
    isOwn(key) ? stored.set(String(key), String(value)) : call(key, value),
  );
  wrapMethod(Storage.prototype, 'removeItem', (call, key) => (isOwn(key) ? stored.delete(String(key)) : call(key)));
  // The page’s first script has already marked the couple as returning guests.
  delete document.documentElement.dataset.opened;
  delete document.documentElement.dataset.unpainted;
}
