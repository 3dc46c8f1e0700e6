import { site } from 'virtual:content/site';
import type { ReadStates } from '../store';
import { PAGES, type PageId, type TrackedRoute } from './pages';

/** The pages that this couple has, in the menu's order, with their words. */
const WORDS = new Map(site.pages.map((page) => [page.id, page]));
export const PRESENT_PAGES = PAGES.filter(({ id }) => WORDS.has(id));

export const isPresent = (page: PageId) => WORDS.has(page);

/** A page's name in the menu; home has its own word. */
export function menuName(page: PageId | 'home'): string {
  return (page === 'home' ? null : WORDS.get(page)?.menu) ?? site.words.home;
}

/** A page's title, as its heading says it. */
export function pageTitle(page: PageId): string {
  return WORDS.get(page)?.title ?? site.couple.names;
}

/** The pages whose reading is remembered. */
const TRACKED = PRESENT_PAGES.filter((page) => page.tracked);

/** The route whose reading hoists a page's flag, or null for pages whose flag always flies. */
export function trackedRoute(page: PageId): TrackedRoute | null {
  return TRACKED.find(({ id }) => id === page)?.path ?? null;
}

/** The pages read so far, in the menu's order. */
export function readPages(readStates: ReadStates): PageId[] {
  return TRACKED.filter(({ path }) => readStates[path]).map(({ id }) => id);
}

/** True once all pages that are remembered, and are there, have been read. */
export function allRead(readStates: ReadStates): boolean {
  return TRACKED.every(({ path }) => readStates[path]);
}
