/** How long the host may take to respond. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Reloads the page after a chunk did not load, since the host may have deleted the page's release. The history entry,
 * which survives the reload, records the chunk, so there is no loop.
 * @returns false if a reload cannot help: it was tried before, or neither host nor cache responds.
 */
export async function reloadOnce(missing: string): Promise<boolean> {
  const state = (history.state as { reloaded?: string } | null) ?? {};
  if (state.reloaded === missing) return false;
  try {
    const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, LONGEST_WAIT_MS));
    // Through the service worker, which may be able to reload the page offline.
    const response = fetch(`${import.meta.env.BASE_URL}index.html`, { cache: 'no-store' });
    const shell = await Promise.race([response, timeout]);
    if (!shell.ok) return false;
  } catch {
    return false;
  }
  history.replaceState({ ...state, reloaded: missing }, '');
  window.location.reload();
  return true;
}
