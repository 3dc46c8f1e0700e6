import { hasScreen, type ScreenPage } from '../model/pages';
import { INCLUDED_PAGES } from './included-pages';

export type Neighbours = { previous: ScreenPage | null; next: ScreenPage | 'home' };

const SCREENS = INCLUDED_PAGES.filter(({ id }) => hasScreen(id));
const indexOf = (page: ScreenPage) => SCREENS.findIndex(({ id }) => id === page);

/** Where a page's footer links lead. */
export function neighboursOf(page: ScreenPage): Neighbours {
  const index = indexOf(page);
  const next = SCREENS[index + 1]?.id;
  return { previous: SCREENS[index]?.previous ?? null, next: next && hasScreen(next) ? next : 'home' };
}

/** How far through the site a page is: 0 for the first, 1 for the last. */
export function progressOf(page: ScreenPage): number {
  return indexOf(page) / Math.max(1, SCREENS.length - 1);
}
