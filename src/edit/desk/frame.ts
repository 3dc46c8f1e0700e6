import { useEffect } from 'react';
import { create } from 'zustand';
import { useWedding } from '../../store';
import { useDesk } from '../store';

/** By when the site has come to a page that it was sent to, and has given its heading the focus. */
const ARRIVAL_MS = 1500;

type Frame = {
  element: HTMLIFrameElement | null;
  /** As wide as there is room, or as a phone is. */
  width: 'full' | 'phone';
};

/** The frame that holds the site. */
export const useFrame = create<Frame>(() => ({ element: null, width: 'full' }));

/** Notes the frame; always the same function, as a `ref` wants it. */
export function setFrame(element: HTMLIFrameElement | null): void {
  useFrame.setState({ element });
}

/** Shows a page of the site in the frame. @param path without the base path: `/schedule`. */
export function show(path: string): void {
  const site = useFrame.getState().element?.contentDocument?.defaultView;
  if (!site) return;
  if (path !== '/') openCover();
  const address = import.meta.env.BASE_URL + path.slice(1);
  // A site that has failed is loaded anew; else its router is told as by the browser's own buttons, and nothing is lost.
  if (site.document.querySelector('vite-error-overlay')) return site.location.assign(address);
  if (site.location.pathname + site.location.search === address) return;
  keepFocus(site);
  site.history.pushState(null, '', address);
  site.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  // The site says so later: till then a field that somebody is led to would be shown beside the page before, and go with it.
  useDesk.setState({ address: path });
}

/** Whoever went to a page from here stays here: what the site focuses as it arrives gives the focus back, but for a finger. */
function keepFocus(site: Window): void {
  const arriving = new AbortController();
  const { signal } = arriving;
  const giveBack = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && document.hasFocus())
      requestAnimationFrame(() => {
        if (!signal.aborted && document.activeElement instanceof HTMLIFrameElement) target.focus();
      });
  };
  document.addEventListener('focusout', giveBack, { signal });
  site.addEventListener('pointerdown', () => arriving.abort(), { signal });
  setTimeout(() => arriving.abort(), ARRIVAL_MS);
}

/** Until the cover is open every address shows it. The site in the frame follows what any window of it stores. */
function openCover(): void {
  void useWedding.persist.rehydrate();
  if (!useWedding.getState().opened) useWedding.getState().open();
}

/** Listens to keys in the desk and in the site, also after the site has been loaded anew. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const frame = useFrame(({ element }) => element);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (target: Window | null | undefined) =>
      target?.addEventListener('keydown', onKey, { signal: listening.signal });
    // Where the machine is gone the frame holds the browser's own page, which nobody may reach into.
    const listenToSite = () => listen(frame?.contentDocument?.defaultView);
    listen(window);
    listenToSite();
    frame?.addEventListener('load', listenToSite, { signal: listening.signal });
    return () => listening.abort();
  }, [frame, onKey]);
}
