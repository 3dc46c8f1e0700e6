import type { Written } from '../../src/model/schema/schema.ts';
import { orderPages } from '../../src/model/page-order.ts';
import type { PageId } from '../../src/model/pages.ts';

/** The pages that guests see, in the menu's order. @param written the content, which lacks hidden pages */
export function includedPages(written: Written): PageId[] {
  return orderPages(written.site.order).filter((id) => written[id] !== undefined);
}
