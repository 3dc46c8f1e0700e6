import type { Written } from '../../src/model/schema/schema.ts';
import { orderPages } from '../../src/model/page-order.ts';
import type { PageId } from '../../src/model/pages.ts';

/** The pages that have a content file, in the menu's order. */
export function includedPages(written: Partial<Written>): PageId[] {
  return orderPages(written.site?.order).filter((id) => written[id] !== undefined);
}
