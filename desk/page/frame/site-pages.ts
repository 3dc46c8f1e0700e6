import { isPageId, pathOf, PAGES, type PageId } from '../../../src/model/pages';
import { filesOfPage, firstOf } from '../../model/files-of-page';
import { valueAt } from '../../model/values';
import type { EditState, Value } from '../../protocol';

/** A page of the site, as the desk names it. */
export type SitePage = { id: PageId | 'home'; path: string; name: string };

/** The pages that exist, in the menu’s order and by their names in the menu. */
export function sitePages({ files }: Pick<EditState, 'files'>): SitePage[] {
  const site = files['site.yaml']?.whole;
  const here = PAGES.filter(({ id }) => files[`${id}.yaml`] !== undefined);
  return [
    { id: 'home', path: '/', name: textAt(site, 'words', 'home') ?? 'Home' },
    ...here.map(({ id, path }): SitePage => ({ id, path, name: textAt(site, 'pages', id, 'menu') ?? id })),
  ];
}

/** The address of the page that a file belongs to. @param file from the content’s folder, `es/faq.yaml` */
export function pathOfFile(file: string): string {
  return ['/', ...PAGES.map(({ path }) => path)].find((path) => filesOfPage(path).includes(firstOf(file))) ?? '/';
}

/** The page that an address shows: `/story` for `/story?list`, and home for an unknown address. */
export function pathOfAddress(address: string): string {
  const [, first = ''] = address.split(/[/?#]/);
  return pathOf(isPageId(first) ? first : 'home');
}

function textAt(value: Value | undefined, ...keys: string[]): string | null {
  const found = valueAt(value, keys);
  return typeof found === 'string' ? found : null;
}
