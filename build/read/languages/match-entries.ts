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
  const isNamed = translated.some((entry) => nameOf(entry) !== null);
  const free = new Set(original.keys());
  const take = (fits: (index: number) => boolean): number | null => {
    const found = [...free].find(fits) ?? null;
    if (found !== null) free.delete(found);
    return found;
  };
  const names = original.map(nameOf);
  // Unnamed entries match by order: to the unnamed ones of the first language, or to all if no entry here has a name.
  const matchesByOrder = (name: string | null) => !isNamed || name === null;
  const has = translated.filter((entry) => nameOf(entry) === null).length;
  const needs = names.filter(matchesByOrder).length;
  if (has > 0 && has !== needs) {
    // The first unnamed entry, or the last that both lists have.
    const index = isNamed ? translated.findIndex((entry) => nameOf(entry) === null) : Math.min(has, needs) - 1;
    const entries = `${has === 1 ? 'entry' : 'entries'}${isNamed ? ' without a line such as "photo" or "id"' : ''}`;
    const help =
      isNamed && needs === 0
        ? `It is unclear which entry this one translates, so guests see the list in ${firstFile}. Copy its "photo" or "id" line from there.`
        : `This list has ${has} ${entries}, but the one in ${firstFile} has ${needs}, so guests see that one. Write as many, in the same order; for an entry that stays as it is, write "- {}".`;
    warn(Math.max(index, 0), help);
    return translated.map(() => null);
  }
  return translated.map((entry, index) => {
    const name = nameOf(entry);
    if (name === null) return take((place) => matchesByOrder(names[place] ?? null));
    const place = take((each) => names[each] === name);
    const known = names.filter((each) => each !== null);
    if (place === null && known.includes(name))
      warn(index, `This list has "${name}" more often than the one in ${firstFile}. Delete this entry.`);
    else if (place === null) warn(index, `The list in ${firstFile} has no entry "${name}". ${didYouMean(name, known)}`);
    return place;
  });
}
