import type { CardLine } from './cards';

/** The card whose form is open, with the keys of all cards, by which `findOpen` finds this card after changes. */
export type OpenCard = {
  index: number;
  keys: readonly string[];
  /** The line to focus; null for the whole form. */
  line: CardLine | null;
};

/** The open card's current index; -1 if no card, or more than one, could be it. */
export function findOpen(keys: readonly string[], { index, keys: before }: Omit<OpenCard, 'line'>): number {
  const found = keys.indexOf(before[index] ?? '');
  if (found >= 0) return found;
  // If an edit changed the card's key, the card is the only new one between its nearest former neighbours.
  const isPresent = (key: string) => keys.includes(key);
  const [previous, next] = [before.slice(0, index).findLast(isPresent), before.slice(index + 1).find(isPresent)];
  const from = previous === undefined ? 0 : keys.indexOf(previous) + 1;
  const between = keys.slice(from, next === undefined ? keys.length : keys.indexOf(next));
  const [fresh, another] = between.filter((key) => !before.includes(key));
  return fresh === undefined || another !== undefined ? -1 : keys.indexOf(fresh);
}
