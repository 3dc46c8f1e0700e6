import type { PageId } from '../content/model';

/** The pages with a footer. */
export type OrderedPage = Exclude<PageId, 'thanks'>;
type Neighbours = { previous: OrderedPage | null; next: OrderedPage | 'home' };

/**
 * Where each page's Previous and Next lead. Program's next is Wedding Party while that page's previous is Schedule:
 * so it is specified.
 */
export const PAGE_ORDER: Record<OrderedPage, Neighbours> = {
  story: { previous: null, next: 'schedule' },
  schedule: { previous: 'story', next: 'program' },
  program: { previous: 'schedule', next: 'party' },
  party: { previous: 'schedule', next: 'travel' },
  travel: { previous: 'party', next: 'faq' },
  faq: { previous: 'travel', next: 'registry' },
  registry: { previous: 'faq', next: 'home' },
};

/** The address of a page, without the base path. */
export function pathOf(page: PageId | 'home'): string {
  return page === 'home' ? '/' : `/${page}`;
}
