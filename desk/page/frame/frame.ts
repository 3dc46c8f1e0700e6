import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { useWedding } from '../../../src/store';
import { addressOf } from './address';
import { useDesk } from '../state/desk-store';
import { useBothWindows } from '../state/use-both-windows';
import { begin, whenReady, type Loads } from './site-loads';

type Frame = Loads & {
  /** The frame that shows the site. */
  element: HTMLIFrameElement | null;
  /** As wide as there is room, or as a phone is. */
  width: 'full' | 'phone';
};

/** The frame that holds the site. */
export const useFrame = create<Frame>(() => ({ element: null, width: 'full', shown: null, next: null }));

/** Shows a page of the site in the frame. @param path without the base path: `/schedule`. */
export function show(path: string): void {
  const site = siteIn(useFrame.getState().element);
  if (!site) return;
  if (path !== '/') openCover();
  if (addressOf(site.location) !== path) {
    site.history.pushState(null, '', import.meta.env.BASE_URL + path.slice(1));
    // The site's router is told as by the browser's own buttons, and nothing is lost.
    site.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    // The site says so later: till then a field that somebody is led to would be shown beside the page before, and go with it.
    useDesk.setState({ address: path });
  }
  // No router is left in a site that has failed.
  if (site.document.querySelector('vite-error-overlay')) load();
}

/** Reloads the site out of sight. The site on show stays usable until the new one is ready. */
export function load(): void {
  const site = siteIn(useFrame.getState().element);
  const { address, isLooking } = useDesk.getState();
  useFrame.setState((loads) => begin(loads, { address: site ? addressOf(site.location) : address, isLooking }));
}

/** Shows a site that is ready in place of the one before, scrolled to the same position. */
export function showReady(id: number, frame: HTMLIFrameElement): void {
  const { element, ...loads } = useFrame.getState();
  const [before, site] = [siteIn(element), siteIn(frame)];
  if (!site) return;
  const what = whenReady(loads, id, before ? addressOf(before.location) : (loads.next?.address ?? '/'));
  if (what === 'load again') load();
  if (what !== 'show') return;
  // A press that starts in one site and ends in the other is not a click: wait for its end.
  if (before?.document.querySelector(':active')) return void requestAnimationFrame(() => showReady(id, frame));
  if (before) site.scrollTo({ left: before.scrollX, top: before.scrollY, behavior: 'instant' });
  const hadFocus = document.activeElement === element;
  // The layers over the site move to the new one before the old one goes.
  flushSync(() => useFrame.setState({ element: frame }));
  flushSync(() => useFrame.setState({ shown: loads.next, next: null }));
  if (hadFocus) frame.focus();
  useDesk.setState({ address: addressOf(site.location) });
}

/** The site's window; null while the frame shows the browser's error page, which is out of reach. */
function siteIn(frame: HTMLIFrameElement | null): Window | null {
  return frame?.contentDocument?.defaultView ?? null;
}

/** Until the cover is open every address shows it. The site in the frame follows what any window of it stores. */
function openCover(): void {
  void useWedding.persist.rehydrate();
  if (!useWedding.getState().opened) useWedding.getState().open();
}

/** Listens for keys in the desk and in the site. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const frame = useFrame(({ element }) => element);
  useBothWindows(frame, (target, { signal }) => target.addEventListener('keydown', onKey, { signal }));
}
