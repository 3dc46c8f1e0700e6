import { isPageId, pathOf, PAGES, type PageId } from '../../site/pages';
import type { EditState, Value } from '../protocol';

/** A page of the site, as the desk names it. */
export type SitePage = { id: PageId | 'home'; path: string; name: string };

/** The pages that are there, in the menu's order, by their names in the menu. */
export function sitePages({ files }: Pick<EditState, 'files'>): SitePage[] {
  const site = files['site.yaml']?.whole;
  const here = PAGES.filter(({ id }) => files[`${id}.yaml`] !== undefined);
  return [
    { id: 'home', path: '/', name: textAt(site, 'words', 'home') ?? 'Home' },
    ...here.map(({ id, path }): SitePage => ({ id, path, name: textAt(site, 'pages', id, 'menu') ?? id })),
  ];
}

/** Files whose words stand on a page of another name. */
const SHOWN_ON: Record<string, PageId> = { places: 'schedule', map: 'travel' };

/** The address of the page on which a file's words stand. @param file from the content's folder, `es/faq.yaml`. */
export function pathOfFile(file: string): string {
  const name = (file.split('/').pop() ?? '').replace(/\.yaml$/, '');
  const page = PAGES.find(({ id }) => id === (SHOWN_ON[name] ?? name));
  return pathOf(page?.id ?? 'home');
}

/** The address of the page that an address shows: `/story` for `/story?list`, home for whatever nobody has written. */
export function pathOfAddress(address: string): string {
  const [, first = ''] = address.split(/[/?#]/);
  return pathOf(isPageId(first) ? first : 'home');
}

function textAt(value: Value | undefined, ...keys: string[]): string | null {
  const found = keys.reduce<Value | undefined>(
    (inner, key) => (typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner[key] : undefined),
    value,
  );
  return typeof found === 'string' ? found : null;
}
