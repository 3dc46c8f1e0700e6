/**
 * Reloads the page for something that did not load: its code may be of a release that the host no longer has. The history
 * entry remembers what it was for, and a reload keeps the entry, so there is no loop.
 * @returns false if a reload would not help: it has been tried, or neither the host nor a cache responds.
 */
export async function reloadOnce(missing: string): Promise<boolean> {
  const state = (history.state as { reloaded?: string } | null) ?? {};
  if (state.reloaded === missing) return false;
  try {
    // Through the service worker if there is one: what it has kept can be reloaded offline.
    const shell = await fetch(`${import.meta.env.BASE_URL}index.html`, { cache: 'no-store' });
    if (!shell.ok) return false;
  } catch {
    return false;
  }
  history.replaceState({ ...state, reloaded: missing }, '');
  window.location.reload();
  return true;
}
