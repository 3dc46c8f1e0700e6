import { isPageId } from '../../../src/model/pages';
import { languageOfFile, nameOfFile } from '../../model/files-of-page';
import { languageInEnglish } from '../../model/names/language-name';
import type { KnownFiles } from '../../model/present-pages';
import { menuNameOf } from './site-pages';

/** The names of files that belong to no single page. */
const OTHERS: Partial<Record<string, string>> = {
  site: 'Names and design',
  places: 'Places and facts',
  map: 'The map',
};

/** A content file as the couple know it: by its page in the menu, and its language if it is a translation. */
export function nameForCouple(state: KnownFiles, file: string): string {
  const name = nameOfFile(file);
  const language = languageOfFile(file);
  const own = isPageId(name) ? menuNameOf(state, name) : (OTHERS[name] ?? name);
  return language === null ? own : `${own} (${languageInEnglish(language)})`;
}
