import { site } from 'virtual:content/site';
import { PAGES, type PageId } from '../model/pages';

/** A page's words, for each page that this couple has content for. */
const WORDS = new Map(site.pages.map((page) => [page.id, page]));

/** The pages of this couple's site, in menu order. */
export const INCLUDED_PAGES = PAGES.filter(({ id }) => WORDS.has(id));

export const isIncluded = (page: PageId) => WORDS.has(page);

/** A page's name in the menu; home has its own word. */
export function menuName(page: PageId | 'home'): string {
  return (page === 'home' ? null : WORDS.get(page)?.menu) ?? site.words.home;
}

/** A page's title, as in its heading. */
export function pageTitle(page: PageId): string {
  return WORDS.get(page)?.title ?? site.couple.names;
}
