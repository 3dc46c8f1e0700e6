import { isPageId, PAGE_BY_ID } from '../../site/pages';

/** What pages show beside their own words. */
const BESIDE: Partial<Record<string, readonly string[]>> = { schedule: ['places'], travel: ['map'] };

/** The content files of the page that an address of the site shows, its own first. The thank-you lies over home. */
export function filesOfPage(address: string): string[] {
  const [, first = ''] = address.split(/[/?#]/);
  const page = isPageId(first) ? first : null;
  const names = page === null ? ['site'] : [page, ...(BESIDE[page] ?? [])];
  const isOverHome = page !== null && PAGE_BY_ID[page].next === null;
  return [...names, ...(isOverHome ? ['site'] : [])].map((name) => `${name}.yaml`);
}

/** The files of second languages that stand beside some of the first one's. */
export function translationsOf(files: readonly string[], present: readonly string[]): string[] {
  return present.filter((file) => file.includes('/') && files.includes(firstOf(file)));
}

/** A file's name without folder and ending, by which its form is known: `faq` of `es/faq.yaml`. */
export function nameOfFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');
}

/** The code of the second language that a file belongs to; null for the first. */
export function languageOfFile(file: string): string | null {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : null;
}

/** The file that a second language's stands beside. */
export function firstOf(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}
