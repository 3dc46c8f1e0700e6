import type { KeyboardEvent } from 'react';
import { nameOfKey } from '../../../../src/model/key-name';
import type { Card } from '../../../model/cards';
import { captionOf } from '../cards/caption-of';
import { removeCard } from '../cards/steps';
import { clearSelection, extendRange, removeSelected, select, selectAll, startRange } from '../selection/selection';
import { changeCards, moveByKey, ofCard, useTray } from '../tray-store';

type Grid = {
  cards: readonly Card[];
  /** The index of the card with the roving focus. */
  current: number;
  /** The indexes of the selected cards. */
  chosen: readonly number[];
  isDragging: boolean;
  /** The number of columns. */
  columns: number;
};

/** Handles a key pressed on the grid of cards; none during a drag, so that Escape only cancels the drag. */
export function pressKey(event: KeyboardEvent, { cards, current, chosen, isDragging, columns }: Grid): void {
  if (isDragging) return;
  const { key, shiftKey } = event;
  const to = indexOfKey(key, current, cards.length, columns);
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === ' ') {
    event.preventDefault();
    return select(current, shiftKey);
  }
  if (isCommand && !shiftKey && !event.altKey && nameOfKey(event) === 'a') {
    event.preventDefault();
    return selectAll();
  }
  if (key === 'Escape' && chosen.length > 0) return clearSelection();
  if (shiftKey && to !== null) {
    event.preventDefault();
    return extendRange(current, to);
  }
  if (isCommand || shiftKey) return;
  if (key === 'Delete' || key === 'Backspace') {
    event.preventDefault();
    if (chosen.length > 0) removeSelected();
    else removeAt(cards, current);
  } else if (to !== null) {
    event.preventDefault();
    startRange(to);
    if (event.altKey) moveByKey(current, to);
    else useTray.setState({ current: to });
  }
}

/** Removes the card at an index, if there is one, and announces it. The next card, or else the last, becomes current. */
export function removeAt(cards: readonly Card[], index: number): void {
  const card = cards[index];
  if (!card) return;
  const lastIndexAfter = cards.length - 2;
  useTray.setState({
    current: Math.max(Math.min(index, lastIndexAfter), 0),
    announcement: `Card “${captionOf(card)}” was removed. Use Undo to restore it.`,
  });
  void changeCards(ofCard(cards, index, removeCard));
}

/** The index to which an arrow key, Home or End leads from `index`; null for other keys. */
function indexOfKey(key: string, index: number, count: number, columns: number): number | null {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(index + step, 0), count - 1);
}
