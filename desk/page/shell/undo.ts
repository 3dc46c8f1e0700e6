import { create } from 'zustand';
import { nameOfKey } from '../../../src/model/key-name';
import type { Answer, Refusal } from '../../protocol';
import { redoStep, undoStep } from '../state/desk-steps';
import { endMove } from '../tray/tray-store';

/** Why the last undo or redo failed; null if it did not. */
export const useUndoTrouble = create<{ answer: Refusal | null }>(() => ({ answer: null }));

/** Undoes the last step, including a card’s move that is not saved yet, or shows why that failed. */
export async function undoLast(): Promise<void> {
  endMove();
  showTrouble(await undoStep());
}

/** Redoes the last undone step, or shows why that failed. */
export async function redoLast(): Promise<void> {
  endMove();
  showTrouble(await redoStep());
}

function showTrouble(answer: Answer): void {
  useUndoTrouble.setState({ answer: answer.status === 'done' ? null : answer });
}

/**
 * Matches fields for typing, including dates and times. The browser handles undo keys in them: it undoes typing in a
 * text, and does nothing in a date or time.
 */
export const TYPING_FIELD =
  'textarea, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="color"], [type="range"], [type="file"])';

/** Undoes on Ctrl+Z and redoes on Ctrl+Shift+Z or Ctrl+Y, or with Cmd, unless the focus is in a field for typing. */
export function onUndoKey(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (!(ctrlKey || metaKey) || altKey || event.defaultPrevented) return;
  const key = nameOfKey(event);
  if (key !== 'z' && (key !== 'y' || shiftKey)) return;
  // No `instanceof`: the site’s elements belong to another window.
  if (target !== null && 'closest' in target && (target as Element).closest(TYPING_FIELD)) return;
  event.preventDefault();
  void (key === 'y' || shiftKey ? redoLast() : undoLast());
}
