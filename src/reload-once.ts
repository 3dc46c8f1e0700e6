/** How long the host may take to respond. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Reloads the page after a chunk did not load, since the host may have deleted the page's release, or if the page itself
 * is of an earlier release. The history entry, which survives the reload, records the reason, so the same reason never
 * reloads the entry twice in a row.
 * @param reason the chunk's address, or that of the page's entry script
 * @returns false if the page does not reload: it did so before, neither host nor cache delivers it in time, or the guest
 * has moved on
 */
export async function reloadOnce(reason: string): Promise<boolean> {
  const state = (history.state as { reloaded?: string } | null) ?? {};
  if (state.reloaded === reason) return false;
  const { href } = window.location;
  try {
    const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, LONGEST_WAIT_MS));
    // Through the service worker, which may be able to reload the page offline.
    const response = fetch(`${import.meta.env.BASE_URL}index.html`, { cache: 'no-store' });
    const shell = await Promise.race([response, timeout]);
    if (!shell.ok || window.location.href !== href) return false;
  } catch {
    return false;
  }
  history.replaceState({ ...state, reloaded: reason }, '');
  window.location.reload();
  return true;
}
