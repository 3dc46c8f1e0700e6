import type { Written } from '../../src/content/schema.ts';
import { PAGES, type PageId } from '../../src/site/pages.ts';

/** The pages that a couple has written, in the menu's order. */
export function presentPages(written: Written): PageId[] {
  return PAGES.map(({ id }) => id).filter((id) => written[id] !== undefined);
}
