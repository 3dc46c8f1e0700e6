import { create } from 'zustand';
import type { Answer } from '../protocol';
import { doAgain, takeBack } from '../store';

/** Why the last undo or redo was not written. */
export const useTurnTrouble = create<{ answer: Exclude<Answer, { status: 'done' }> | null }>(() => ({ answer: null }));

/** Takes the last step back, or says why not. */
export async function goBack(): Promise<void> {
  tell(await takeBack());
}

/** Does it again, or says why not. */
export async function goForth(): Promise<void> {
  tell(await doAgain());
}

function tell(answer: Answer): void {
  useTurnTrouble.setState({ answer: answer.status === 'done' ? null : answer });
}

/** What a text field undoes by itself. */
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
  void (key === 'y' || shiftKey ? goForth() : goBack());
}
