import { isPageId } from '../../../src/model/pages';
import { languageOfFile, nameOfFile } from '../../model/files-of-page';
import { languageInEnglish } from '../../model/names/language-name';
import type { KnownFiles } from '../../model/present-pages';
import { menuNameOf } from './site-pages';

/** The names of files that are not a page’s own. */
const OTHER_NAMES: Partial<Record<string, string>> = {
  site: 'Names and design',
  places: 'Places and facts',
  map: 'The map',
};

/** A content file’s name for the couple: its page’s name in the menu, with the language of a translation. */
export function nameForCouple(state: KnownFiles, file: string): string {
  const name = nameOfFile(file);
  const language = languageOfFile(file);
  const known = isPageId(name) ? menuNameOf(state, name) : (OTHER_NAMES[name] ?? name);
  return language === null ? known : `${known} (${languageInEnglish(language)})`;
}
