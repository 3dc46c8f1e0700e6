import { type Background } from '../../../../src/model/colours/backgrounds';
import { keysOf, type Card } from '../../../model/cards';
import type { Outcome } from '../cards/keep-backgrounds';
import { emptyStory, moveCards, paintCards, removeCards } from '../cards/steps';
import { changeCards, currentCards, contentFiles, useTray } from '../tray-store';

/** Where a range begins: the card last selected, opened, moved or reached by a key. */
let anchor = 0;
/** Where the last range ends. */
let end = 0;

/** Starts the next range at a card. */
export function startRange(index: number): void {
  anchor = end = index;
}

/** Extends the range from its end to a card, or starts a new one if the focus has moved or nothing is selected. */
export function extendRange(from: number, to: number): void {
  if (from !== end || useTray.getState().selected.length === 0) startRange(from);
  select(to, true);
}

/** Selects or deselects a card, or selects the whole range up to it. The arrow keys then continue from this card. */
export function select(index: number, isRange: boolean): void {
  const keys = keysOf(currentCards() ?? []);
  // Selected cards may have been removed, here or in another window.
  const selected = useTray.getState().selected.filter((one) => keys.includes(one));
  const key = keys[index] ?? '';
  const range = keys.slice(Math.min(anchor, index), Math.max(anchor, index) + 1);
  const isOn = selected.includes(key);
  setSelected(
    isRange ? [...new Set([...selected, ...range])] : isOn ? selected.filter((one) => one !== key) : [...selected, key],
  );
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

function setSelected(selected: readonly string[]): void {
  const count = selected.length;
  useTray.setState({ selected, announcement: count === 1 ? 'One card selected.' : `${count || 'No'} cards selected.` });
}

/** The indexes of the selected cards. */
export function indexesOf(cards: readonly Card[], selected: readonly string[]): number[] {
  return keysOf(cards).flatMap((key, index) => (selected.includes(key) ? [index] : []));
}

/** Moves the selected cards together. @param to an index among the other cards */
export function moveSelected(to: number): void {
  changeSelected((cards, indexes) => moveCards(cards, indexes, to), `moved to place ${to + 1}`);
  useTray.setState({ current: to });
  startRange(to);
}

/** Gives the selected cards a background. */
export function paintSelected(background: Background): void {
  changeSelected((cards, indexes) => paintCards(cards, indexes, background), 'given a background');
}

/** Removes the selected cards. The current card stays current, or else the next one that is left. */
export function removeSelected(): void {
  const { selected, current } = useTray.getState();
  const inFront = indexesOf(currentCards() ?? [], selected).filter((index) => index < current).length;
  changeSelected(
    (cards, indexes) => (indexes.length === cards.length ? emptyStory(contentFiles()) : removeCards(cards, indexes)),
    'removed. Use Undo to reverse this',
  );
  useTray.setState({ selected: [], current: current - inFront });
}

/** @param done what was done, as the end of the announcement */
function changeSelected(make: (cards: Card[], indexes: number[]) => Outcome, done: string): void {
  const { selected } = useTray.getState();
  const count = indexesOf(currentCards() ?? [], selected).length;
  useTray.setState({ announcement: `${count === 1 ? 'One card was' : `${count} cards were`} ${done}.` });
  void changeCards((now) => make(now, indexesOf(now, selected)));
}
