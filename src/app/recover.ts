/*
 * What helps where a page's code does not come: a chunk of its own, which `later.tsx` brings before it is needed, since
 * it may be gone by then as well.
 */

/**
 * Brings a page's code under an address that no browser has seen fail.
 * @param files the page's own chunk, then what it needs besides, its styles among it.
 */
export async function bringAgain(files: readonly string[]): Promise<unknown> {
  const [chunk] = files;
  if (chunk === undefined) throw new Error('The shell knows of no such page');
  forgetFailedStyles();
  const anew = `?anew=${Date.now()}`;
  await Promise.all(files.filter((file) => file.endsWith('.css')).map((file) => bringStyles(file + anew)));
  return import(/* @vite-ignore */ chunk + anew);
}

/**
 * Loads the page anew at the address that was asked for, once: its code may be of a release that is gone from the host.
 * The mark of it is in the history's entry, which a reload keeps, so that there is no loop and no need of storage.
 * @returns false where a reload would not help: it has been tried, or neither the host nor a cache answers.
 */
export async function reloadOnce(): Promise<boolean> {
  const state = (history.state as { reloaded?: boolean } | null) ?? {};
  if (state.reloaded) return false;
  try {
    // Through the service worker where there is one: what is offline but kept can be loaded anew as well.
    const shell = await fetch(`${import.meta.env.BASE_URL}index.html`, { cache: 'no-store' });
    if (!shell.ok) return false;
  } catch {
    return false;
  }
  history.replaceState({ ...state, reloaded: true }, '');
  window.location.reload();
  return true;
}

/** A page's styles that did not come would never be asked for again while their element stands. */
function forgetFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet && !link.disabled) link.remove();
}

function bringStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`No ${href}`));
    });
    document.head.append(link);
  });
}
