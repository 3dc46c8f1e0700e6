/** One page of the site. Addresses are without the base path. */
type PageRow = {
  id: string;
  path: `/${string}`;
  /** Whether its reading is remembered, and the thank-you waits for it. */
  tracked: boolean;
  /** Where its footer leads. */
  previous: string | null;
  next: string | null;
  /** The letter of its emblem: the initial of its name in the menu, Y for Thank You. */
  flag: string;
};

/**
 * All pages, in the menu's order. Each lives in `src/pages/<id>/`, but for the story, which has `src/story/`; its words are
 * `src/content/<id>.yaml`, and where that is left out, so is the page. Program's next is the party while that page's
 * previous is the schedule: so it is specified. Home is the cover with the menu, and the thank-you lies over it.
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
/** A page with a screen of its own, and so with a way on. */
export type ScreenPage = Exclude<Page, { next: null }>['id'];
export type TrackedRoute = Extract<Page, { tracked: true }>['path'];
export type FlagLetter = Page['flag'];

export const TRACKED_ROUTES = PAGES.flatMap((page) => (page.tracked ? [page.path] : []));

export const PAGE_BY_ID = Object.fromEntries(PAGES.map((page) => [page.id, page])) as {
  [Id in PageId]: Extract<Page, { id: Id }>;
};

/** The address of a page, without the base path. */
export function pathOf(page: PageId | 'home'): string {
  return page === 'home' ? '/' : PAGE_BY_ID[page].path;
}

/** Whether an address's first segment is a page's name. */
export function isPageId(segment: string): segment is PageId {
  return Object.hasOwn(PAGE_BY_ID, segment);
}
