import { didYouMean } from '../../read/messages/did-you-mean.ts';
import { mistakeIn, type Mistake } from '../../read/messages/mistake.ts';
import { NAMES, type Sources } from '../read-sources.ts';

/** A second language may only have files that the first one has. */
export function checkTranslatedNames(
  names: readonly string[],
  translationFolder: string,
  firstFolder: string,
  first: Sources,
): Mistake[] {
  const known = [...first.keys()].map((name) => `${name}.yaml`);
  const untranslated = known.filter((name) => !names.includes(name));
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      // A file with a valid name is left over from one that the first language no longer has.
      const isLeftOver = NAMES.some((each) => name === `${each}.yaml`);
      const remedy = (!isLeftOver && didYouMean(name, untranslated)) || 'Delete this file, too.';
      return mistakeIn(`${translationFolder}/${name}`, `There is no ${name} in ${firstFolder}. ${remedy}`, 'warning');
    });
}
