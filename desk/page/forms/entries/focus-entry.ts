import { flushSync } from 'react-dom';

/** What gets the focus after a change. */
export type Focus = { index: number; on: 'toggle' | 'grip' | 'up' | 'down' | 'inside' } | 'add';

const TARGETS = {
  toggle: '[data-toggle]',
  grip: '[data-grip]',
  up: '[data-move="up"]',
  down: '[data-move="down"]',
  inside: '[data-control] :is(input, textarea, select)',
};

/** Moves the focus to a field or a fold’s toggle in an element, or else to its first button. */
export function focusInto(near: Element | null | undefined): void {
  const first = near?.querySelector<HTMLElement>(`${TARGETS.toggle}, ${TARGETS.inside}`);
  (first ?? near?.querySelector<HTMLElement>('button'))?.focus();
}

/** Discards a draft. If its new line disappears with it, the button that adds lines takes the focus. */
export function discardIn(field: HTMLElement, discard: () => void): void {
  const lines = field.parentElement;
  flushSync(discard);
  if (!field.isConnected) focusInto(lines?.nextElementSibling);
}

/** Moves the focus within a list of entries. */
export function focusOn(list: HTMLElement, focus: Focus): void {
  if (focus === 'add') return list.querySelector<HTMLElement>(':scope > div > [data-add]')?.focus();
  const row = list.querySelectorAll(':scope > ol > li')[focus.index];
  // In a new entry, its first text takes the focus even if another field comes before.
  const text = focus.on === 'inside' ? row?.querySelector<HTMLTextAreaElement>('[data-control] textarea') : null;
  text?.select();
  const found = [...(row?.querySelectorAll<HTMLElement>(TARGETS[focus.on]) ?? [])];
  // A list inside the entry has move buttons, too. The entry's own come last.
  (text ?? found.at(focus.on === 'up' || focus.on === 'down' ? -1 : 0))?.focus();
}
