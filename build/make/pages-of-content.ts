import { schemas, type Written } from '../../src/model/schema/schema.ts';
import { orderPages } from '../../src/model/page-order.ts';
import type { PageId } from '../../src/model/pages.ts';

/** The couple's pages, in the menu's order: those with a content file, or, for a page without one, with a name. */
export function includedPages(written: Partial<Written>): PageId[] {
  const files: Partial<Record<string, unknown>> = written;
  return orderPages(written.site?.order).filter(
    (id) => (id in schemas ? files : written.site?.pages)?.[id] !== undefined,
  );
}
