import type { Headers } from '../security/headers.ts';

/** What every host's configuration needs to know about the site. */
export type HostSite = {
  /** The headers of pages. Other files need only those that `headersForFiles` returns. */
  headers: Headers;
  base: string;
  /** The path of each page, such as `travel` for the file `travel.html`. */
  pages: readonly string[];
  /** The codes of the site's other languages, such as `es`. Each has the same pages in a folder with that name. */
  languages: readonly string[];
};

/** The path of home in each language, with a trailing slash. */
export function homesOf({ base, languages }: Pick<HostSite, 'base' | 'languages'>): string[] {
  return [base, ...languages.map((code) => `${base}${code}/`)];
}

/** A pattern for the path of every page below the base, in each language. Without pages, it matches nothing. */
export function pagesPattern({ pages, languages }: Pick<HostSite, 'pages' | 'languages'>): string {
  const names = pages.join('|') || '(?!)';
  return languages.length > 0 ? `(?:(?:${languages.join('|')})/)?(?:${names})` : names;
}

/** `Cache-Control` for files with a hash in their names. nginx and Apache set it without `always`: errors lack it. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Leaves out the headers that apply only to pages. */
export function headersForFiles(headers: Headers): Headers {
  const { 'Content-Security-Policy': _policy, 'Permissions-Policy': _permissions, ...forFiles } = headers;
  return forFiles;
}
