import type { Headers } from '../security/headers.ts';

/** What a host must know of the site, whatever language it is told in. */
export type HostSite = {
  /** Said with every answer. */
  headers: Headers;
  base: string;
  /** The last part of each page's address, `travel`, which is that of its file `travel.html` as well. */
  pages: readonly string[];
  /** The codes of its second languages, `es`: each has the same pages in a folder of that name. */
  languages: readonly string[];
};

/** The addresses of home, in each language. All end in a slash. */
export function homesOf({ base, languages }: Pick<HostSite, 'base' | 'languages'>): string[] {
  return [base, ...languages.map((code) => `${base}${code}/`)];
}

/** A pattern of every page's address behind the base, in each language. */
export function pagesPattern({ pages, languages }: Pick<HostSite, 'pages' | 'languages'>): string {
  const names = pages.join('|');
  return languages.length > 0 ? `(?:(?:${languages.join('|')})/)?(?:${names})` : names;
}

/** What a host says of files whose names change with what is in them. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** The headers of files that are no pages, which alone have a use for a policy. */
export function headersForFiles(headers: Headers): Headers {
  const { 'Content-Security-Policy': _policy, 'Permissions-Policy': _permissions, ...forFiles } = headers;
  return forFiles;
}
