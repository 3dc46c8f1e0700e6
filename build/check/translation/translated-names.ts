import { didYouMean } from '../../read/messages/did-you-mean.ts';
import { mistakeIn, type Mistake } from '../../read/messages/mistake.ts';
import { NAMES } from '../read-sources.ts';

/** A second language may only have files that the first one has. @param first the first language's, by name */
export function checkTranslatedNames(
  names: readonly string[],
  translationFolder: string,
  firstFolder: string,
  first: readonly string[],
): Mistake[] {
  const known = first.map((name) => `${name}.yaml`);
  const untranslated = known.filter((name) => !names.includes(name));
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      // A file with a valid name translates one that the first language no longer has.
      const isLeftOver = NAMES.some((each) => name === `${each}.yaml`);
      const remedy = (!isLeftOver && didYouMean(name, untranslated)) || 'Delete this file, too.';
      return mistakeIn(`${translationFolder}/${name}`, `There is no ${name} in ${firstFolder}. ${remedy}`, 'warning');
    });
}
