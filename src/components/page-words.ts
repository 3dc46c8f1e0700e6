import { site } from 'virtual:content/site';
import type { PageId } from '../content/model';

/** A page's name in the menu; home has its own word. */
export function menuName(page: PageId | 'home'): string {
  return page === 'home' ? site.words.home : find(page).menu;
}

/** A page's title, as its heading says it. */
export function pageTitle(page: PageId): string {
  return find(page).title;
}

function find(id: PageId) {
  const page = site.pages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page "${id}" in the site's content`);
  return page;
}
