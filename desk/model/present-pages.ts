import { hiddenIn } from '../../src/model/hidden';
import { orderPages, SCREEN_PAGES } from '../../src/model/page-order';
import type { PageId } from '../../src/model/pages';
import type { EditState } from '../protocol';
import { valueAt } from './values';

/** The part of the desk's state that lists the pages. */
export type KnownFiles = Pick<EditState, 'files'>;

/** The pages that have a file, even if hidden, in the menu’s order, with the thank-you last. */
export function presentPages({ files }: KnownFiles): PageId[] {
  const order = valueAt(files['site.yaml']?.data, ['order']);
  // Other names in `order` are mistakes.
  const own = Array.isArray(order) ? order.flatMap((name) => SCREEN_PAGES.filter((page) => page === name)) : [];
  return orderPages(own).filter((page) => files[`${page}.yaml`] !== undefined);
}

/** Whether a page, a part or a language is hidden from guests. @param name as in the list `hidden` of `site.yaml` */
export function isHidden({ files }: KnownFiles, name: string): boolean {
  return hiddenIn(files['site.yaml']?.data).includes(name);
}
