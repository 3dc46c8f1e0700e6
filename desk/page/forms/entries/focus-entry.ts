import { flushSync } from 'react-dom';

const TARGETS = {
  toggle: '[data-toggle]',
  grip: '[data-grip]',
  up: '[data-move="up"]',
  down: '[data-move="down"]',
  inside: '[data-control] :is(input, textarea, select)',
};

/** A part of an entry that can have the focus. */
export type EntryPart = keyof typeof TARGETS;

/** What gets the focus after a change: a part of an entry, or the button that adds entries. */
export type Focus = { index: number; on: EntryPart } | 'add';

/** Moves the focus to the first field or fold’s toggle inside an element, or else to its first button. */
export function focusInto(element: Element | null | undefined): void {
  const first = element?.querySelector<HTMLElement>(`${TARGETS.toggle}, ${TARGETS.inside}`);
  (first ?? element?.querySelector<HTMLElement>('button'))?.focus();
}

/** Discards a field’s draft. If a new field disappears with its draft, the button that adds lines takes the focus. */
export function discardIn(field: HTMLElement, discard: () => void): void {
  const lines = field.parentElement;
  flushSync(discard);
  if (!field.isConnected) focusInto(lines?.nextElementSibling);
}

/** Moves the focus within a list of entries. */
export function focusOn(list: HTMLElement, focus: Focus): void {
  if (focus === 'add') return list.querySelector<HTMLElement>(':scope > div > [data-add]')?.focus();
  const row = list.querySelectorAll(':scope > ol > li')[focus.index];
  // In a new entry the first text takes the focus, even if another field comes before it.
  const text = focus.on === 'inside' ? row?.querySelector<HTMLTextAreaElement>('[data-control] textarea') : null;
  text?.select();
  const found = [...(row?.querySelectorAll<HTMLElement>(TARGETS[focus.on]) ?? [])];
  // A list inside the entry has move buttons, too. The entry’s own buttons come last.
  (text ?? found.at(focus.on === 'up' || focus.on === 'down' ? -1 : 0))?.focus();
}
