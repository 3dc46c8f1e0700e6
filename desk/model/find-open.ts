import type { CardLine } from './cards';

/** The card whose form is open. The keys of all cards find it again after changes. */
export type OpenCard = {
  index: number;
  keys: readonly string[];
  /** The line to focus; null for the whole form. */
  line: CardLine | null;
};

/** The open card's current index, or -1 if it is gone. */
export function findOpen(keys: readonly string[], { index, keys: before }: OpenCard): number {
  const found = keys.indexOf(before[index] ?? '');
  if (found >= 0) return found;
  // If an edit changed its key, it is the only new card between its former neighbours.
  const isThere = (key: string) => keys.includes(key);
  const [last, next] = [before.slice(0, index).findLast(isThere), before.slice(index + 1).find(isThere)];
  const from = last === undefined ? 0 : keys.indexOf(last) + 1;
  const between = keys.slice(from, next === undefined ? keys.length : keys.indexOf(next));
  const [fresh, another] = between.filter((key) => !before.includes(key));
  return fresh === undefined || another !== undefined ? -1 : keys.indexOf(fresh);
}
