import type { FileContent } from '../../src/content/schema.ts';

/** The sign between the names, which the cover draws, where the couple has no word of their own for it. */
const AND = '&';

/** What stands between the two names. */
export function andOf({ words }: Pick<FileContent['site'], 'words'>): string {
  return words.and ?? AND;
}

/** The couple as the site says them together, `Nell & Mateo`. */
export function coupleNames(site: Pick<FileContent['site'], 'couple' | 'words'>): string {
  return site.couple.names.join(` ${andOf(site)} `);
}
