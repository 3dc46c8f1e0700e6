import { type Background } from '../../../../src/model/colours/backgrounds';
import { keysOf, type Card } from '../../../model/cards';
import type { Outcome } from '../cards/keep-backgrounds';
import { emptyStory, moveCards, paintCards, removeCards } from '../cards/steps';
import { changeCards, currentCards, contentFiles, useTray } from '../tray-store';

/** The index at which the next range begins: that of the card last selected, opened, moved or reached by a key. */
let anchor = 0;
/** The index at which the last range ends. */
let end = 0;

/** Starts the next range at a card. */
export function startRange(index: number): void {
  anchor = end = index;
}

/**
 * Extends the last range to a card. Starts a new range if the focus has left the last one’s end, or nothing is selected.
 * @param from the focused card’s index
 */
export function extendRange(from: number, to: number): void {
  if (from !== end || useTray.getState().selected.length === 0) startRange(from);
  select(to, true);
}

/** Selects or deselects a card, or selects a whole range up to the card, which becomes the current one. */
export function select(index: number, isRange: boolean): void {
  const keys = keysOf(currentCards() ?? []);
  // Selected cards may have been removed, here or in another window.
  const selected = useTray.getState().selected.filter((each) => keys.includes(each));
  const key = keys[index] ?? '';
  const range = keys.slice(Math.min(anchor, index), Math.max(anchor, index) + 1);
  if (isRange) setSelected([...new Set([...selected, ...range])]);
  else setSelected(selected.includes(key) ? selected.filter((each) => each !== key) : [...selected, key]);
  useTray.setState({ current: index });
  end = index;
  if (!isRange) anchor = index;
}

/** Selects every card. */
export function selectAll(): void {
  setSelected(keysOf(currentCards() ?? []));
}

/** Deselects all cards. */
export function clearSelection(): void {
  setSelected([]);
}

/** Selects exactly these cards, by their keys, and announces how many they are. */
function setSelected(selected: readonly string[]): void {
  const count = selected.length;
  useTray.setState({ selected, announcement: count === 1 ? 'One card selected.' : `${count || 'No'} cards selected.` });
}

/** The indexes of the selected cards. */
export function indexesOf(cards: readonly Card[], selected: readonly string[]): number[] {
  return keysOf(cards).flatMap((key, index) => (selected.includes(key) ? [index] : []));
}

/** Moves the selected cards together. @param to the index that the first of them gets */
export function moveSelected(to: number): void {
  changeSelected((cards, indexes) => moveCards(cards, indexes, to), `moved to place ${to + 1}`);
  useTray.setState({ current: to });
  startRange(to);
}

/** Gives the selected cards a background. */
export function paintSelected(background: Background): void {
  changeSelected((cards, indexes) => paintCards(cards, indexes, background), 'given a background');
}

/** Removes the selected cards. If the current card is one of them, the next remaining card becomes current. */
export function removeSelected(): void {
  const { selected, current } = useTray.getState();
  const inFront = indexesOf(currentCards() ?? [], selected).filter((index) => index < current).length;
  changeSelected(
    (cards, indexes) => (indexes.length === cards.length ? emptyStory(contentFiles()) : removeCards(cards, indexes)),
    'removed. Use Undo to reverse this',
  );
  useTray.setState({ selected: [], current: current - inFront });
}

/** Changes the selected cards. @param done what was done, as the end of the announcement */
function changeSelected(make: (cards: Card[], indexes: number[]) => Outcome, done: string): void {
  const { selected } = useTray.getState();
  const count = indexesOf(currentCards() ?? [], selected).length;
  useTray.setState({ announcement: `${count === 1 ? 'One card was' : `${count} cards were`} ${done}.` });
  void changeCards((now) => make(now, indexesOf(now, selected)));
}
