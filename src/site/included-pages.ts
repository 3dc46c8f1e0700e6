import { site } from 'virtual:content/site';
import { PAGE_BY_ID, type PageId } from '../model/pages';

/** The pages of this couple's site, with their rows from `src/model/pages.ts` and the couple's words, in menu order. */
export const INCLUDED_PAGES = site.pages.map((page) => ({ ...PAGE_BY_ID[page.id], ...page }));

const rowOf = (page: PageId | 'home') => INCLUDED_PAGES.find(({ id }) => id === page);

export const isIncluded = (page: PageId) => rowOf(page) !== undefined;

/** An included page's name in the menu, or home's name. */
export function menuName(page: PageId | 'home'): string {
  return rowOf(page)?.menu ?? site.words.home;
}

/** An included page's title, as in its heading. The fallback only satisfies the types. */
export function pageTitle(page: PageId): string {
  return rowOf(page)?.title ?? site.couple.names;
}
