import type { PageId, TrackedRoute } from '../model/pages';
import type { ReadStates } from '../store';
import { INCLUDED_PAGES } from './included-pages';

/** The included pages for which the site remembers whether the guest has read them. */
export const TRACKED_PAGES = INCLUDED_PAGES.filter((page) => page.tracked);

/** The route under which a page is marked as read; null for pages that are not tracked or not on this site. */
export function trackedRoute(page: PageId): TrackedRoute | null {
  return TRACKED_PAGES.find(({ id }) => id === page)?.path ?? null;
}

/** The pages read so far, in menu order. */
export function pagesRead(readStates: ReadStates): PageId[] {
  return TRACKED_PAGES.filter(({ path }) => readStates[path]).map(({ id }) => id);
}

/** True once the guest has read every tracked page of this site; never on a site without tracked pages. */
export function hasReadAll(readStates: ReadStates): boolean {
  return TRACKED_PAGES.length > 0 && TRACKED_PAGES.every(({ path }) => readStates[path]);
}
