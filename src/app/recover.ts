/**
 * Loads the page anew at the address that was asked for, once: its code may be of a release that is gone from the host,
 * or may have failed for good in this document, as some browsers remember it. The mark of it is in the history's entry,
 * which a reload keeps, so that there is no loop and no need of storage.
 * @returns false where a reload would not help: it has been tried, or neither the host nor a cache answers.
 */
export async function reloadOnce(): Promise<boolean> {
  if (wasReloaded()) return false;
  try {
    // Through the service worker where there is one: what is offline but kept can be loaded anew as well.
    const shell = await fetch(`${import.meta.env.BASE_URL}index.html`, { cache: 'no-store' });
    if (!shell.ok) return false;
  } catch {
    return false;
  }
  history.replaceState({ ...stateOfEntry(), reloaded: true }, '');
  window.location.reload();
  return true;
}

/** The page is there: should it break another day, it may be loaded anew again. */
export function noteRecovered(): void {
  if (wasReloaded()) history.replaceState({ ...stateOfEntry(), reloaded: undefined }, '');
}

/** A page's styles that did not come would never be asked for again while their element stands. */
export function forgetFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet && !link.disabled) link.remove();
}

function wasReloaded(): boolean {
  return stateOfEntry().reloaded === true;
}

function stateOfEntry(): Record<string, unknown> {
  return (history.state as Record<string, unknown> | null) ?? {};
}
