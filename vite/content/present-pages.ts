import { schemas, type Written } from '../../src/content/schema.ts';
import { PAGES, type PageId } from '../../src/site/pages.ts';

/** The pages that a couple has, in the menu's order: those whose file is there, or, where none is read, whose name is. */
export function presentPages(written: Partial<Written>): PageId[] {
  const files: Partial<Record<string, unknown>> = written;
  return PAGES.map(({ id }) => id).filter((id) => (id in schemas ? files : written.site?.pages)?.[id] !== undefined);
}
