import { PAGE_BY_ID, type PageId, type ScreenPage } from './pages';
import { isPresent, PRESENT_PAGES } from './present-pages';

export type Neighbours = { previous: ScreenPage | null; next: ScreenPage | 'home' };

/** Where a page's footer leads among the pages that are there: past those that are not, to where they would have led. */
export function neighboursOf(page: ScreenPage, isThere: (page: PageId) => boolean = isPresent): Neighbours {
  return { previous: previousOf(page, isThere), next: nextOf(page, isThere) };
}

function previousOf(page: ScreenPage, isThere: (page: PageId) => boolean): Neighbours['previous'] {
  const { previous } = PAGE_BY_ID[page];
  return previous === null || isThere(previous) ? previous : previousOf(previous, isThere);
}

function nextOf(page: ScreenPage, isThere: (page: PageId) => boolean): Neighbours['next'] {
  const { next } = PAGE_BY_ID[page];
  return next === 'home' || isThere(next) ? next : nextOf(next, isThere);
}

/** How far along the site a page lies: 0 for the first, 1 for the last. */
export function wayTo(page: ScreenPage): number {
  const onTheWay = PRESENT_PAGES.filter(({ next }) => next !== null);
  return onTheWay.findIndex(({ id }) => id === page) / Math.max(1, onTheWay.length - 1);
}
