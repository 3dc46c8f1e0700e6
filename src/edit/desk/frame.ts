import { useEffect } from 'react';
import { create } from 'zustand';
import { useWedding } from '../../store';

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
  const site = useFrame.getState().element?.contentWindow;
  if (!site) return;
  if (path !== '/') openCover();
  const address = import.meta.env.BASE_URL + path.slice(1);
  // A site that has failed is loaded anew; else its router is told as by the browser's own buttons, and nothing is lost.
  if (site.document.querySelector('vite-error-overlay')) return site.location.assign(address);
  if (site.location.pathname + site.location.search === address) return;
  site.history.pushState(null, '', address);
  site.dispatchEvent(new PopStateEvent('popstate', { state: null }));
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
    const listenToSite = () => listen(frame?.contentWindow);
    listen(window);
    listenToSite();
    frame?.addEventListener('load', listenToSite, { signal: listening.signal });
    return () => listening.abort();
  }, [frame, onKey]);
}
