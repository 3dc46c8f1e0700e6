import { mistakeIn, type Mistake } from '../../read/messages/mistake.ts';
import { suggestFile } from '../file-names.ts';
import { NAMES } from '../read-sources.ts';

/** Warns about files that the first language does not have. @param first the first language's files, without `.yaml` */
export function checkTranslatedNames(
  names: readonly string[],
  translationFolder: string,
  firstFolder: string,
  first: readonly string[],
): Mistake[] {
  const known = new Set(first.map((name) => `${name}.yaml`));
  const untranslated = first.filter((name) => !names.includes(`${name}.yaml`));
  return names
    .filter((name) => !known.has(name))
    .map((name) => {
      // A file with a valid name translates one that the first language no longer has.
      const isLeftOver = NAMES.some((each) => name === `${each}.yaml`);
      const remedy = isLeftOver ? 'Delete this file, too.' : suggestFile(name, untranslated);
      return mistakeIn(`${translationFolder}/${name}`, `There is no ${name} in ${firstFolder}. ${remedy}`, 'warning');
    });
}
