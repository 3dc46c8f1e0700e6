import { hasScreen, isPageId, type PageId, type ScreenPage } from '../model/pages';
import { isIncluded } from './included-pages';

/** What an address shows: a page's screen, or home for everything else. */
export type Screen = ScreenPage | 'home';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The page that an address names by its only segment; null for home, unknown addresses and pages that are left out.
 * @param pathname as react-router gives it, without the base path.
 */
export function pageOf(pathname: string): PageId | null {
  const [, first = '', second] = pathname.split('/');
  return isPageId(first) && isIncluded(first) && !second ? first : null;
}

/** The screen that an address shows: `home` if the path is empty, `thanks`, unknown or that of a page left out. */
export function screenOf(pathname: string): Screen {
  const page = pageOf(pathname);
  return page !== null && hasScreen(page) ? page : 'home';
}

/** The screen of the browser's current address. */
export const screenOfAddress = () => screenOf(pathOfAddress(location));

/** The screen that a pressed link leads to; null if the target is not in a link to this site. */
export function screenOfLink(target: EventTarget | null): Screen | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return screenOf(pathOfAddress(link));
}

/** The path as react-router gives it, without the base path. An archive, being one file, has it after the #. */
function pathOfAddress({ pathname, hash }: Location | HTMLAnchorElement): string {
  return import.meta.env.MODE === 'archive' ? hash.replace(/^#|\?.*/g, '') : pathname.slice(BASE.length);
}
