import { didYouMean } from '../../read/messages/did-you-mean.ts';
import { mistakeIn, type Mistake } from '../../read/messages/mistake.ts';
import { type Sources } from '../read-sources.ts';

/** A second language may only have files that the first one has. */
export function checkTranslatedNames(
  names: readonly string[],
  ownFolder: string,
  folder: string,
  first: Sources,
): Mistake[] {
  const known = [...first.keys()].map((name) => `${name}.yaml`);
  return names
    .filter((name) => !known.includes(name))
    .map((name) =>
      mistakeIn(`${ownFolder}/${name}`, `There is no ${name} in ${folder}. ${didYouMean(name, known)}`, 'warning'),
    );
}
