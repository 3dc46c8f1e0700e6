import { nameOf } from '../../../src/model/entry-names.ts';
import { didYouMean } from '../messages/did-you-mean.ts';
import type { Tree } from '../yaml/walk.ts';

/**
 * Matches each entry of the second language to one of the first: by `id`, `photo`, `video` or `logo`, otherwise by
 * order. @returns for each entry its index in `original`; null without a clear match
 */
export function matchEntries(
  translated: readonly Tree[],
  original: readonly Tree[],
  warn: (index: number, message: string) => void,
  firstFile: string,
): (number | null)[] {
  const ownNames = translated.map(nameOf);
  const firstNames = original.map(nameOf);
  const isNamed = ownNames.some((name) => name !== null);
  const free = new Set(original.keys());
  const take = (fits: (index: number) => boolean): number | null => {
    const found = [...free].find(fits) ?? null;
    if (found !== null) free.delete(found);
    return found;
  };
  // Unnamed entries match by order: to the unnamed ones of the first language, or to all if `translated` has no names.
  const matchesByOrder = (name: string | null) => !isNamed || name === null;
  const unnamed = ownNames.filter((name) => name === null).length;
  const needed = firstNames.filter(matchesByOrder).length;
  if (unnamed > 0 && unnamed !== needed) {
    // Warns at the first unnamed entry, or at the last that both lists have.
    const index = isNamed ? ownNames.indexOf(null) : Math.max(Math.min(unnamed, needed) - 1, 0);
    const entries = `${unnamed === 1 ? 'entry' : 'entries'}${isNamed ? ' without a line such as "photo" or "id"' : ''}`;
    const help =
      isNamed && needed === 0
        ? `It is unclear which entry this one translates, so guests see the list in ${firstFile}. Copy its "photo" or "id" line from there.`
        : `This list has ${unnamed} ${entries}, but the one in ${firstFile} has ${needed}, so guests see that one. Write as many, in the same order; for an entry that stays as it is, write "- {}".`;
    warn(index, help);
    return ownNames.map(() => null);
  }
  return ownNames.map((name, index) => {
    if (name === null) return take((place) => matchesByOrder(firstNames[place] ?? null));
    const found = take((place) => firstNames[place] === name);
    const known = firstNames.filter((each) => each !== null);
    if (found === null && known.includes(name))
      warn(index, `This list has "${name}" more often than the one in ${firstFile}. Delete this entry.`);
    else if (found === null) warn(index, `The list in ${firstFile} has no entry "${name}". ${didYouMean(name, known)}`);
    return found;
  });
}
