import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { pathOf, type PageId } from '../../../src/model/pages';
import { useWedding } from '../../../src/store';
import { NEW_GUEST } from '../../model/origins/origins-type';
import { addressOf } from './address';
import { useDesk } from '../state/desk-store';
import { useBothWindows } from '../state/use-both-windows';
import { beginLoad, actionWhenReady, type Loads } from './site-loads';
import { pathOfAddress } from './site-pages';

type Frame = Loads & {
  /** The frame that shows the site; null before the first load. */
  element: HTMLIFrameElement | null;
  /** Whether the frame is as wide as its space or as a phone. */
  width: 'full' | 'phone';
};

/** The state of the frame that shows the site. */
export const useFrame = create<Frame>(() => ({ element: null, width: 'full', shown: null, next: null }));

/** Shows a page of the site in the frame. @param path without the base path: `/schedule` */
export function show(path: string): void {
  const site = siteIn(useFrame.getState().element);
  // At home, the couple may see the cover. In the preview as a new guest, they open it themselves.
  if (path !== '/' && useDesk.getState().preview !== NEW_GUEST) openCover();
  // A site that has not begun to load has no history to add to.
  if (!site) return replaceLoad(path);
  if (addressOf(site.location) !== path) {
    site.history.pushState(null, '', import.meta.env.BASE_URL + path.slice(1));
    // The site’s router follows as it follows the browser’s back button.
    site.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    // The site reports its address only later; until then the panel would still belong to the old page.
    useDesk.setState({ address: path });
  }
  // A site that failed to load has no router that could follow.
  if (site.document.querySelector('vite-error-overlay')) loadSite();
}

/** Shows home if the frame shows this page, as when the couple hide or remove the page. */
export function leavePage(page: PageId): void {
  if (pathOfAddress(useDesk.getState().address) === pathOf(page)) show('/');
}

/** Replaces the visible load, which has not begun or has failed, unless that load already has this address. */
function replaceLoad(address: string): void {
  const { preview } = useDesk.getState();
  useDesk.setState({ address });
  useFrame.setState(({ shown }) =>
    shown?.address === address ? {} : { shown: { id: 1 + (shown?.id ?? 0), address, preview }, next: null },
  );
}

/** Starts a new load of the site. If the site is visible, it stays usable until the new load is ready. */
export function loadSite(): void {
  const site = siteIn(useFrame.getState().element);
  const { address, preview } = useDesk.getState();
  const load = { address: site ? addressOf(site.location) : address, preview };
  useFrame.setState((loads) => beginLoad(loads, load));
}

/** Replaces the visible site with the load `id`, which is ready, unless that is outdated. Keeps the scroll position. */
export function showReady(id: number, frame: HTMLIFrameElement): void {
  const { element, ...loads } = useFrame.getState();
  const [before, site] = [siteIn(element), siteIn(frame)];
  if (!site) return;
  const action = actionWhenReady(loads, id, before ? addressOf(before.location) : undefined);
  if (action === 'load again') loadSite();
  if (action !== 'show') return;
  // A press that starts in one site and ends in the other would not be a click, so this waits until the press ends.
  if (before?.document.querySelector(':active')) return void requestAnimationFrame(() => showReady(id, frame));
  if (before) site.scrollTo({ left: before.scrollX, top: before.scrollY, behavior: 'instant' });
  const hadFocus = document.activeElement === element;
  // The layers over the site move to the new frame before the old frame is removed.
  flushSync(() => useFrame.setState({ element: frame }));
  flushSync(() => useFrame.setState({ shown: loads.next, next: null }));
  if (hadFocus) frame.focus();
  useDesk.setState({ address: addressOf(site.location) });
}

/** The site’s window; null before the site begins to load, and while the browser’s cross-origin error page shows. */
function siteIn(frame: HTMLIFrameElement | null): Window | null {
  const site = frame?.contentDocument?.defaultView;
  return site && site.location.protocol !== 'about:' ? site : null;
}

/** Opens the cover, which would hide every page and the menu. The site in the frame follows through `localStorage`. */
export function openCover(): void {
  // Reads what the site has stored meanwhile. Nothing to wait for, since `localStorage` is synchronous.
  void useWedding.persist.rehydrate();
  if (!useWedding.getState().opened) useWedding.getState().open();
}

/** Listens for keys in the desk and in the site. @param onKey always the same function: see `useBothWindows` */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const frame = useFrame(({ element }) => element);
  useBothWindows(frame, (target, { signal }) => target.addEventListener('keydown', onKey, { signal }));
}
