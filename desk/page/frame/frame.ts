import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { pathOf, type PageId } from '../../../src/model/pages';
import { useWedding } from '../../../src/store';
import { addressOf } from './address';
import { useDesk } from '../state/desk-store';
import { useBothWindows } from '../state/use-both-windows';
import { begin, whenReady, type Loads } from './site-loads';
import { pathOfAddress } from './site-pages';

type Frame = Loads & {
  /** The frame that shows the site. */
  element: HTMLIFrameElement | null;
  /** The full width, or a phone’s. */
  width: 'full' | 'phone';
};

/** The frame that holds the site. */
export const useFrame = create<Frame>(() => ({ element: null, width: 'full', shown: null, next: null }));

/** Shows a page of the site in the frame. @param path without the base path: `/schedule`. */
export function show(path: string): void {
  const site = siteIn(useFrame.getState().element);
  // In the preview as a new guest, the couple open the cover themselves.
  if (path !== '/' && !useDesk.getState().isNewGuest) openCover();
  // A site that has not begun to load has no history to add to.
  if (!site) return loadInstead(path);
  if (addressOf(site.location) !== path) {
    site.history.pushState(null, '', import.meta.env.BASE_URL + path.slice(1));
    // The site’s router follows as it follows the browser’s back button.
    site.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    // The site reports its address later, and until then a link would open its field next to the old page.
    useDesk.setState({ address: path });
  }
  // A site that failed to load has no router.
  if (site.document.querySelector('vite-error-overlay')) load();
}

/** Shows home instead of this page, if the frame shows it. */
export function leavePage(page: PageId): void {
  if (pathOfAddress(useDesk.getState().address) === pathOf(page)) show('/');
}

/** Replaces a load that has not begun, or that failed, with a load of this page. */
function loadInstead(address: string): void {
  const { isPreview, isNewGuest } = useDesk.getState();
  useDesk.setState({ address });
  useFrame.setState(({ shown }) =>
    shown?.address === address
      ? {}
      : { shown: { id: 1 + (shown?.id ?? 0), address, isPreview, isNewGuest }, next: null },
  );
}

/** Reloads the site in a hidden frame. The visible site stays usable until the new one is ready. */
export function load(): void {
  const site = siteIn(useFrame.getState().element);
  const { address, isPreview, isNewGuest } = useDesk.getState();
  const now = { address: site ? addressOf(site.location) : address, isPreview, isNewGuest };
  useFrame.setState((loads) => begin(loads, now));
}

/** Replaces the visible site with one that is ready, at the same scroll position. */
export function showReady(id: number, frame: HTMLIFrameElement): void {
  const { element, ...loads } = useFrame.getState();
  const [before, site] = [siteIn(element), siteIn(frame)];
  if (!site) return;
  const action = whenReady(loads, id, before ? addressOf(before.location) : undefined);
  if (action === 'load again') load();
  if (action !== 'show') return;
  // A press that starts in one site and ends in the other makes no click: wait for its end.
  if (before?.document.querySelector(':active')) return void requestAnimationFrame(() => showReady(id, frame));
  if (before) site.scrollTo({ left: before.scrollX, top: before.scrollY, behavior: 'instant' });
  const hadFocus = document.activeElement === element;
  // The layers over the site move to the new one before the old one is removed.
  flushSync(() => useFrame.setState({ element: frame }));
  flushSync(() => useFrame.setState({ shown: loads.next, next: null }));
  if (hadFocus) frame.focus();
  useDesk.setState({ address: addressOf(site.location) });
}

/** The site’s window; null before its page begins to load, and for the browser’s error page, which is cross-origin. */
function siteIn(frame: HTMLIFrameElement | null): Window | null {
  const site = frame?.contentDocument?.defaultView;
  return site && site.location.protocol !== 'about:' ? site : null;
}

/** Opens the cover, which hides every page and the menu. The site in the frame follows the shared store. */
export function openCover(): void {
  void useWedding.persist.rehydrate();
  if (!useWedding.getState().opened) useWedding.getState().open();
}

/** Listens for keys in the desk and in the site. @param onKey always the same function: see `useBothWindows` */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const frame = useFrame(({ element }) => element);
  useBothWindows(frame, (target, { signal }) => target.addEventListener('keydown', onKey, { signal }));
}
