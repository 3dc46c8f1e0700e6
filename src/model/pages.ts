/** One page of the site. Paths exclude the base path. */
type PageRow = {
  id: string;
  path: `/${string}`;
  /** Whether the store remembers that the page was read; the thank-you waits for all tracked pages. */
  tracked: boolean;
  /** The page's signal flag in the harbour world: its initial in the menu; Y for Thank You, C ("yes") for the reply. */
  flag: string;
};

/**
 * All pages in the usual order of the menu; `site.yaml` can set another. A page's code is in `src/pages/<id>/`, the
 * story's in `src/story/`. A page's words are in `content/<id>.yaml`; without this file the site has no such page. Home
 * is the cover with the menu (`src/pages/landing/`); the thank-you is an overlay on home.
 */
export const PAGES = [
  { id: 'story', path: '/story', tracked: true, flag: 'O' },
  { id: 'schedule', path: '/schedule', tracked: true, flag: 'S' },
  { id: 'program', path: '/program', tracked: false, flag: 'P' },
  { id: 'party', path: '/party', tracked: true, flag: 'W' },
  { id: 'travel', path: '/travel', tracked: true, flag: 'T' },
  { id: 'faq', path: '/faq', tracked: true, flag: 'F' },
  { id: 'reply', path: '/reply', tracked: false, flag: 'C' },
  { id: 'registry', path: '/registry', tracked: true, flag: 'R' },
  { id: 'more', path: '/more', tracked: false, flag: 'M' },
  { id: 'thanks', path: '/thanks', tracked: false, flag: 'Y' },
] as const satisfies readonly PageRow[];

export type Page = (typeof PAGES)[number];
export type PageId = Page['id'];
/** A page with a screen of its own, unlike the thank-you. */
export type ScreenPage = Exclude<PageId, 'thanks'>;
export type TrackedRoute = Extract<Page, { tracked: true }>['path'];
export type FlagLetter = Page['flag'];

export const TRACKED_ROUTES = PAGES.flatMap((page) => (page.tracked ? [page.path] : []));

export const PAGE_BY_ID = Object.fromEntries(PAGES.map((page) => [page.id, page])) as {
  [Id in PageId]: Extract<Page, { id: Id }>;
};

/** A page's path, without the base path. */
export function pathOf(page: PageId | 'home'): string {
  return page === 'home' ? '/' : PAGE_BY_ID[page].path;
}

/** The couple's own page, with any text they like. They add and remove it in the desk. */
export const OWN_PAGE = 'more' satisfies PageId;

/** The page on which guests answer, which couples add in the desk. */
export const REPLY_PAGE = 'reply' satisfies PageId;

/** Whether a name, such as that of a file or the first segment of an address, is the id of a page. */
export function isPageId(name: string): name is PageId {
  return Object.hasOwn(PAGE_BY_ID, name);
}

/** Whether a page has a screen of its own: all but the thank-you, which is an overlay on home. */
export function hasScreen(page: PageId): page is ScreenPage {
  return page !== 'thanks';
}
