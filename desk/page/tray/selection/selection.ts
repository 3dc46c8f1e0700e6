import type { Background } from '../../../../src/model/colours/backgrounds';
import { keysOf, type Card } from '../../../model/cards';
import type { Outcome } from '../cards/keep-backgrounds';
import { emptyStory, moveCards, paintCards, removeCards } from '../cards/steps';
import { changeCards, currentCards, contentFiles, useTray } from '../tray-store';

/** The index at which the next range begins: that of the card last toggled, clicked open, moved or reached by a key. */
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

/** Toggles a card, or adds the range from the anchor to the card to the selection. The card becomes the current one. */
export function select(index: number, isRange: boolean): void {
  const keys = keysOf(currentCards() ?? []);
  // Selected cards may have been removed, here or in another window.
  const selected = useTray.getState().selected.filter((each) => keys.includes(each));
  if (isRange) {
    const range = keys.slice(Math.min(anchor, index), Math.max(anchor, index) + 1);
    setSelected([...new Set([...selected, ...range])]);
    end = index;
  } else {
    const key = keys[index] ?? '';
    setSelected(selected.includes(key) ? selected.filter((each) => each !== key) : [...selected, key]);
    startRange(index);
  }
  useTray.setState({ current: index });
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

/** Removes the selected cards. The current card stays current; if it is removed, the next one left becomes current. */
export function removeSelected(): void {
  const { selected, current } = useTray.getState();
  const removedInFront = indexesOf(currentCards() ?? [], selected).filter((index) => index < current).length;
  changeSelected(
    (cards, indexes) => (indexes.length === cards.length ? emptyStory(contentFiles()) : removeCards(cards, indexes)),
    'removed. Use Undo to reverse this',
  );
  useTray.setState({ selected: [], current: current - removedInFront });
}

/** Changes the selected cards. @param done what was done, as the end of the announcement */
function changeSelected(make: (cards: Card[], indexes: number[]) => Outcome, done: string): void {
  const { selected } = useTray.getState();
  const count = indexesOf(currentCards() ?? [], selected).length;
  useTray.setState({ announcement: `${count === 1 ? 'One card was' : `${count} cards were`} ${done}.` });
  void changeCards((cards) => make(cards, indexesOf(cards, selected)));
}
