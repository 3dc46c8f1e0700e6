import { hasScreen, type ScreenPage } from '../model/pages';
import { INCLUDED_PAGES } from './included-pages';

export type Neighbours = { previous: ScreenPage | null; next: ScreenPage | 'home' };

const SCREENS = INCLUDED_PAGES.map(({ id }) => id).filter(hasScreen);

/** Where a page's footer links lead. The build chooses `previous`: see `previousPages` in `src/model/page-order.ts`. */
export function neighboursOf(page: ScreenPage): Neighbours {
  const previous = INCLUDED_PAGES.find(({ id }) => id === page)?.previous ?? null;
  return { previous, next: SCREENS[SCREENS.indexOf(page) + 1] ?? 'home' };
}

/** How far through the site a page is: 0 for the first or only page, 1 for the last. */
export function progressOf(page: ScreenPage): number {
  return SCREENS.indexOf(page) / Math.max(1, SCREENS.length - 1);
}
