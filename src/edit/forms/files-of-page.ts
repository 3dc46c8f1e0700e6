import type { PageId } from '../../site/pages';

/** What else a page shows. */
const BESIDE: Partial<Record<PageId | 'home', readonly string[]>> = {
  home: ['site'],
  schedule: ['places'],
  travel: ['map'],
};

/** The content files of a page, its own first, and then those of other languages, as far as they are there. */
export function filesOfPage(page: PageId | 'home', present: readonly string[]): string[] {
  const names = [...(page === 'home' ? [] : [page]), ...(BESIDE[page] ?? [])].map((name) => `${name}.yaml`);
  const others = present.filter((file) => file.includes('/') && names.includes(file.slice(file.indexOf('/') + 1)));
  return [...names.filter((file) => present.includes(file)), ...others];
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
