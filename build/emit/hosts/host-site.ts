import type { Headers } from '../security/headers.ts';

/** What every host's configuration needs to know about the site. */
export type HostSite = {
  /** Sent with pages; other files need only `headersForFiles`. */
  headers: Headers;
  base: string;
  /** The path of each page, `travel`; its file is `travel.html`. */
  pages: readonly string[];
  /** The codes of its other languages, `es`. Each has the same pages in a folder with that name. */
  languages: readonly string[];
};

/** The path of home in each language, with a trailing slash. */
export function homesOf({ base, languages }: Pick<HostSite, 'base' | 'languages'>): string[] {
  return [base, ...languages.map((code) => `${base}${code}/`)];
}

/** A pattern for the path of every page below the base, in each language. It never matches home, even without pages. */
export function pagesPattern({ pages, languages }: Pick<HostSite, 'pages' | 'languages'>): string {
  const names = pages.join('|') || '(?!)';
  return languages.length > 0 ? `(?:(?:${languages.join('|')})/)?(?:${names})` : names;
}

/** `Cache-Control` for files with a hash in their names. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** The headers for files other than pages: without those that apply only to pages. */
export function headersForFiles(headers: Headers): Headers {
  const { 'Content-Security-Policy': _policy, 'Permissions-Policy': _permissions, ...forFiles } = headers;
  return forFiles;
}
