import type { FileContent } from '../../../src/model/schema/schema.ts';

/** The default sign between the names. The cover shows a drawing in its place. */
const AND = '&';

/** The word or sign between the two names. */
export function andOf({ words }: Pick<FileContent['site'], 'words'>): string {
  return words.and ?? AND;
}

/** Both names, as in `Nell & Mateo`. */
export function coupleNames(site: Pick<FileContent['site'], 'couple' | 'words'>): string {
  return site.couple.names.join(` ${andOf(site)} `);
}
