import { PAGE_BY_ID, type PageId, type ScreenPage } from '../model/pages';
import { INCLUDED_PAGES, isIncluded } from './included-pages';

export type Neighbours = { previous: ScreenPage | null; next: ScreenPage | 'home' };

/** Where a page's footer links lead. A link to a page that is left out leads where that page's own link would. */
export function neighboursOf(page: ScreenPage, has: (page: PageId) => boolean = isIncluded): Neighbours {
  return { previous: previousOf(page, has), next: nextOf(page, has) };
}

function previousOf(page: ScreenPage, has: (page: PageId) => boolean): Neighbours['previous'] {
  const { previous } = PAGE_BY_ID[page];
  return previous === null || has(previous) ? previous : previousOf(previous, has);
}

function nextOf(page: ScreenPage, has: (page: PageId) => boolean): Neighbours['next'] {
  const { next } = PAGE_BY_ID[page];
  return next === 'home' || has(next) ? next : nextOf(next, has);
}

/** How far through the site a page is: 0 for the first, 1 for the last. */
export function progressOf(page: ScreenPage): number {
  const screens = INCLUDED_PAGES.filter(({ next }) => next !== null);
  return screens.findIndex(({ id }) => id === page) / Math.max(1, screens.length - 1);
}
