/** One page of the site. Paths exclude the base path. */
type PageRow = {
  id: string;
  path: `/${string}`;
  /** Whether the store remembers that it was read; the thank-you waits for all of these. */
  tracked: boolean;
  /** The pages its footer links to. */
  previous: string | null;
  next: string | null;
  /** The letter of its emblem: its initial in the menu, or Y for Thank You. */
  flag: string;
};

/**
 * All pages in the menu's order. The code of each is in `src/pages/<id>/`, of the story in `src/story/`; its words are in
 * `content/<id>.yaml`, and without that file the site has no such page. The specification links program to party, and
 * party back to schedule. Home is the cover with the menu; the thank-you is an overlay on it.
 */
export const PAGES = [
  { id: 'story', path: '/story', tracked: true, previous: null, next: 'schedule', flag: 'O' },
  { id: 'schedule', path: '/schedule', tracked: true, previous: 'story', next: 'program', flag: 'S' },
  { id: 'program', path: '/program', tracked: false, previous: 'schedule', next: 'party', flag: 'P' },
  { id: 'party', path: '/party', tracked: true, previous: 'schedule', next: 'travel', flag: 'W' },
  { id: 'travel', path: '/travel', tracked: true, previous: 'party', next: 'faq', flag: 'T' },
  { id: 'faq', path: '/faq', tracked: true, previous: 'travel', next: 'registry', flag: 'F' },
  { id: 'registry', path: '/registry', tracked: true, previous: 'faq', next: 'home', flag: 'R' },
  { id: 'thanks', path: '/thanks', tracked: false, previous: null, next: null, flag: 'Y' },
] as const satisfies readonly PageRow[];

export type Page = (typeof PAGES)[number];
export type PageId = Page['id'];
/** A page with a screen of its own, and so with a next page. */
export type ScreenPage = Exclude<Page, { next: null }>['id'];
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

/** Whether the first segment of a path is a page. */
export function isPageId(segment: string): segment is PageId {
  return Object.hasOwn(PAGE_BY_ID, segment);
}
