import type { KeyboardEvent } from 'react';
import { keysOf, type CardLine } from '../../model/cards';
import { isComposing } from '../ui/is-composing';
import { useTray, currentCards } from './tray-store';

/** Opens a card’s form, if there is such a card. @param line the line whose field gets the focus; null for the title */
export function openCard(index: number, line: CardLine | null = null): void {
  const keys = keysOf(currentCards() ?? []);
  if (index in keys)
    useTray.setState(({ openings }) => ({ open: { index, keys, line }, openings: openings + 1, current: index }));
}

/** Updates the open card’s index and the keys of all cards if they changed. The open card then becomes current. */
export function updateOpenCard(index: number, keys: readonly string[]): void {
  const { open } = useTray.getState();
  if (open && (open.index !== index || open.keys.join() !== keys.join()))
    useTray.setState({ open: { ...open, index, keys }, current: index });
}

/** Scrolls to the top of an opened form, then to its focused field. If no field has the focus, focuses the title. */
export function showForm(form: HTMLElement, title: HTMLElement): void {
  form.scrollIntoView({ block: 'start' });
  const { activeElement } = document;
  if (form.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  else title.focus({ preventScroll: true });
}

/** Closes the form; the grid focuses its card. */
export function closeCard(): void {
  useTray.setState({ open: null });
}

/** Closes the form on Escape, unless the key cancels an IME composition. */
export function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !isComposing(event)) closeCard();
}
