import { hasScreen, PAGES, type PageId, type ScreenPage } from './pages.ts';

/** The pages that `site.yaml` can put in another order. The thank-you always comes last. */
export const SCREEN_PAGES: readonly ScreenPage[] = PAGES.map(({ id }) => id).filter(hasScreen);

/** In the usual order, the wedding party's “Previous” skips the program and leads to the schedule. */
const SKIPPED: Partial<Record<PageId, ScreenPage>> = { party: 'program' };

/** All pages in the couple's order; those it leaves out follow in the usual order. */
export function orderPages(order: readonly ScreenPage[] = []): PageId[] {
  return [...new Set<PageId>([...order, ...PAGES.map(({ id }) => id)])];
}

/**
 * Where “Previous” leads on each page; null if nowhere.
 * @param pages the site's pages, in order
 * @param hasOwnOrder whether the couple chose that order; `SKIPPED` then has no effect
 */
export function previousPages(pages: readonly PageId[], hasOwnOrder: boolean): Map<PageId, ScreenPage | null> {
  const previousOf = (page: PageId, index: number): ScreenPage | null => {
    const skipped = hasOwnOrder ? undefined : SKIPPED[page];
    return (
      pages
        .slice(0, index)
        .filter(hasScreen)
        .findLast((other) => other !== skipped) ?? null
    );
  };
  return new Map(pages.map((page, index) => [page, previousOf(page, index)]));
}
