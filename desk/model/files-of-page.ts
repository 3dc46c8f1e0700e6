import { isPageId, OWN_PAGE, REPLY_PAGE, type PageId } from '../../src/model/pages.ts';

/**
 * Names of other files whose forms the desk shows with a page. The thank-you overlays home, whose file is `site.yaml`.
 */
const OTHER_FILES: Partial<Record<PageId, string[]>> = { schedule: ['places'], travel: ['map'], thanks: ['site'] };

/** The page that an address shows, `story` for `/story?list`; null for home and an unknown address. */
export function pageAt(address: string): PageId | null {
  const [, first = ''] = address.split(/[/?#]/);
  return isPageId(first) ? first : null;
}

/** The content files of the page at an address, the page's own first. An unknown address shows home. */
export function filesOfPage(address: string): string[] {
  const page = pageAt(address);
  const names = page === null ? ['site'] : [page, ...(OTHER_FILES[page] ?? [])];
  return names.map((name) => `${name}.yaml`);
}

/** The translations of some files, including missing ones that a change can create. @param present all content files */
export function translationsOf(files: readonly string[], present: readonly string[]): string[] {
  const found = present.filter((file) => languageOfFile(file) !== null && files.includes(firstLanguageFile(file)));
  const codes = new Set(present.flatMap((file) => languageOfFile(file) ?? []));
  const missing = files.filter(canBeMissing).flatMap((file) => [...codes].map((code) => `${code}/${file}`));
  return [...new Set([...found, ...missing])];
}

/** A file's name without folder and extension: `faq` of `es/faq.yaml`. */
export function nameOfFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');
}

/** The language code of a translation; null for the first language. */
export function languageOfFile(file: string): string | null {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : null;
}

/** The first language's file for a translation. */
export function firstLanguageFile(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}

/** Whether the desk creates a missing file with the first change in it, and deletes the file once it is empty. */
export function canBeMissing(file: string): boolean {
  return [OWN_PAGE, REPLY_PAGE].includes(nameOfFile(file));
}
