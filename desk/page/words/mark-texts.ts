import type { Holder } from '../../model/origins/origins-type';
import { isSeen, isSvgElement } from './geometry';
import type { Site } from './use-site';

/** Selects interactive elements: a click on them does what it does for guests. */
const INTERACTIVE = 'a[href], button, summary, label, select, input, textarea, [role="button"]';

/**
 * Descriptions for screen readers. Enter on an interactive element does what it does for guests, so F2 edits its text.
 */
export const BY_ENTER = 'Press Enter to edit';
const BY_F2 = 'Press F2 to edit';

/** The interactive element around a text; null for plain text. */
export function interactiveAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(INTERACTIVE) ?? null;
}

/** The element whose focus means a text: the interactive element around it, or a label's field. Null for plain text. */
export function focusableAround(element: Element): HTMLElement | null {
  const interactive = interactiveAround(element);
  return (interactive as HTMLLabelElement | null)?.control ?? interactive;
}

/** The `tabindex` that elements had before they became focusable; null if none. */
const oldTabindex = new WeakMap<Element, string | null>();

/**
 * Describes how to edit the visible texts that screen readers read, and makes those outside interactive elements
 * focusable. Undoes this for elements whose text is gone or hidden.
 * @param marked the elements marked so far, which this updates
 */
export function markTexts({ holders }: Site, marked: Set<Element>): void {
  const wanted = new Set<Element>();
  for (const holder of holders) {
    if (holder.where !== 'text' || !isSeen(holder) || holder.element.closest('[aria-hidden="true"]')) continue;
    const interactive = focusableAround(holder.element);
    const element = interactive ?? holder.parts[0] ?? holder.element;
    wanted.add(element);
    const description = interactive ? BY_F2 : BY_ENTER;
    if (marked.has(element) && element.getAttribute('aria-description') === description) continue;
    marked.add(element);
    if (!interactive && !oldTabindex.has(element)) oldTabindex.set(element, element.getAttribute('tabindex'));
    if (!interactive) element.setAttribute('tabindex', '0');
    element.setAttribute('aria-description', description);
  }
  for (const element of marked) if (!wanted.has(element)) unmark(element, marked);
}

/** Undoes `markTexts` for all elements. */
export function unmarkTexts(marked: Set<Element>): void {
  for (const element of marked) unmark(element, marked);
}

function unmark(element: Element, marked: Set<Element>): void {
  marked.delete(element);
  element.removeAttribute('aria-description');
  const tabindex = oldTabindex.get(element);
  if (tabindex === undefined) return;
  oldTabindex.delete(element);
  if (tabindex === null) element.removeAttribute('tabindex');
  else element.setAttribute('tabindex', tabindex);
}

/** Focuses a text in the site, the interactive element around it, or the field that it labels. */
export function focusText(frame: HTMLIFrameElement, { element, parts }: Holder): void {
  const target = focusableAround(element) ?? parts[0] ?? element;
  if (target.ownerDocument.activeElement === target && document.activeElement === frame) return;
  frame.focus();
  // The desk’s own `focus`: the site overrides its `focus` to hide the ring on headings.
  (isSvgElement(target) ? SVGElement : HTMLElement).prototype.focus.call(target, { preventScroll: true });
}
