import { isPageId, PAGE_BY_ID, type PageId, type ScreenPage } from './pages';
import { isPresent } from './present-pages';

/** What an address shows: a page's screen, or home for everything else. */
export type Screen = ScreenPage | 'home';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The page that an address names, by its first segment; null for home and for addresses that nobody has written.
 * @param pathname as react-router gives it, without the base path.
 */
export function pageOf(pathname: string): PageId | null {
  const [, first = '', second] = pathname.split('/');
  return isPageId(first) && isPresent(first) && !second ? first : null;
}

/** The transition key of an address. Empty, `thanks` and unknown addresses are all home. */
export function screenOf(pathname: string): Screen {
  const page = pageOf(pathname);
  return page !== null && hasScreen(page) ? page : 'home';
}

/** The same for the address that stands in the browser. */
export const screenOfAddress = () => screenOf(pathOfAddress(window.location));

/** The screen that the link around an event's target leads to; null where there is none of this site. */
export function screenOfLink(target: EventTarget | null): Screen | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return screenOf(pathOfAddress(link));
}

/** Without the base path, as react-router gives it; an archive, which is one file, has it behind the #. */
function pathOfAddress({ pathname, hash }: Location | HTMLAnchorElement): string {
  return import.meta.env.MODE === 'archive' ? hash.replace(/^#|\?.*/g, '') : pathname.slice(BASE.length);
}

/** Whether a page is a screen of its own: the thank-you lies over home. */
function hasScreen(page: PageId): page is ScreenPage {
  return PAGE_BY_ID[page].next !== null;
}
