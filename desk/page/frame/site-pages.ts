import { pathOf, PAGES, type PageId } from '../../../src/model/pages';
import { filesOfPage, firstLanguageFile, pageAt } from '../../model/files-of-page';
import { valueAt } from '../../model/values';
import { isHidden, presentPages, type KnownFiles } from '../../model/present-pages';
import type { Value } from '../../protocol';

/** A page of the site, with its name in the menu. */
type SitePage = { id: PageId | 'home'; path: string; name: string };

/** The pages that guests see: home, then the others in the menu’s order. */
export function sitePages(state: KnownFiles): SitePage[] {
  const visible = presentPages(state).filter((page) => !isHidden(state, page));
  return [
    { id: 'home', path: '/', name: textAt(state.files['site.yaml']?.whole, 'words', 'home') ?? 'Home' },
    ...visible.map((id): SitePage => ({ id, path: pathOf(id), name: menuNameOf(state, id) })),
  ];
}

/** A page’s name in the menu. */
export function menuNameOf({ files }: KnownFiles, page: PageId): string {
  return textAt(files['site.yaml']?.whole, 'pages', page, 'menu') ?? page;
}

/** The path of the page that shows a file; home’s if no page does. @param file in any language: `es/faq.yaml` */
export function pathOfFile(file: string): string {
  return (
    ['/', ...PAGES.map(({ path }) => path)].find((path) => filesOfPage(path).includes(firstLanguageFile(file))) ?? '/'
  );
}

/** The path of the page that an address shows: `/story` for `/story?list`, and home for an unknown address. */
export function pathOfAddress(address: string): string {
  return pathOf(pageAt(address) ?? 'home');
}

function textAt(value: Value | undefined, ...keys: string[]): string | null {
  const found = valueAt(value, keys);
  return typeof found === 'string' ? found : null;
}
