import { create } from 'zustand';
import type { Answer, Refusal } from '../../protocol';
import { redoStep, undoStep } from '../state/saving';

/** Why the last undo or redo failed. */
export const useUndoTrouble = create<{ answer: Refusal | null }>(() => ({ answer: null }));

/** Undoes the last step, or shows why it could not. */
export async function undoLast(): Promise<void> {
  tell(await undoStep());
}

/** Redoes the last undone step, or shows why it could not. */
export async function redoLast(): Promise<void> {
  tell(await redoStep());
}

function tell(answer: Answer): void {
  useUndoTrouble.setState({ answer: answer.status === 'done' ? null : answer });
}

/** Fields with the browser's own undo. */
export const TYPED_IN =
  'textarea, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="color"], [type="range"], [type="file"])';

/** Ctrl or Cmd with Z, with Shift and Z, and with Y, where nothing is being typed. */
export function onUndoKey(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (!(ctrlKey || metaKey) || altKey || event.defaultPrevented) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  // The site's elements are of another window, whose classes are not this one's.
  if (target !== null && 'closest' in target && (target as Element).closest(TYPED_IN)) return;
  event.preventDefault();
  void (key === 'y' || shiftKey ? redoLast() : undoLast());
}
