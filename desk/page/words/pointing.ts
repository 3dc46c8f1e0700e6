import type { Holder } from '../../model/origins-type';
import { isDrag, isIn, topCard, type Point } from '../site/point';
import { isSeen, isSvgElement, rangeOf } from './geometry';
import type { Site } from './use-site';

/** Interactive elements: a click on them does what guests get. */
const INTERACTIVE = 'a[href], button, summary, label, select, input, textarea, [role="button"]';

const BY_ENTER = 'Press Enter to edit';
const BY_F2 = 'Press F2 to edit';

/** The interactive element around a text; null for plain text. */
export function pressedAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(INTERACTIVE) ?? null;
}

/** The text at a point, or around an element. */
function holderAt({ holders }: Site, target: EventTarget | null, point?: Point): Holder | null {
  const element = target as Element | null;
  if (!element?.closest) return null;
  const shown = holders.filter(({ where }) => where === 'text');
  // Story cards ignore the pointer, so the event’s target is the deck.
  const card = topCard(element);
  if (card && point) {
    const onCard = shown.find((holder) => card.contains(holder.element) && isSeen(holder) && isOver(holder, point));
    if (onCard) return onCard;
  }
  const around = shown.find(({ parts }) => parts.some((part) => part.contains(element)));
  if (around) return around;
  // The text is one of several children: use the one under the point.
  const siblings = shown.filter(({ nodes }) => nodes.some((node) => node.parentElement === element));
  const hit = point && siblings.find((holder) => isOver(holder, point));
  return hit ?? (siblings.length === 1 ? (siblings[0] ?? null) : null);
}

/** The text in an interactive element. */
function holderIn({ holders }: Site, element: Element): Holder | null {
  return holders.find((each) => each.where === 'text' && element.contains(each.element) && isSeen(each)) ?? null;
}

function isOver(holder: Holder, point: Point): boolean {
  return isIn(rangeOf(holder)?.getClientRects() ?? [], point);
}

type Pointing = {
  /** The pointer or the focus is on a text. */
  onPoint: (holder: Holder) => void;
  onLeave: () => void;
  onEdit: (holder: Holder, point: Point | null) => void;
};

/** Listens for pointer and keyboard events on the site’s texts. @returns a cleanup function */
export function listen(site: Site, { onPoint, onLeave, onEdit }: Pointing): () => void {
  const { document } = site;
  const ending = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listener, { capture: true, signal: ending.signal });
  let pressed = { x: 0, y: 0 };

  on('pointerover', ({ target, clientX, clientY, pointerType, buttons }) => {
    if (pointerType === 'touch' || buttons > 0) return;
    const holder = holderAt(site, target, { x: clientX, y: clientY });
    if (holder) onPoint(holder);
    else onLeave();
  });
  on('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) onLeave();
  });
  on('pointerdown', ({ clientX, clientY }) => {
    pressed = { x: clientX, y: clientY };
  });
  on('click', (event) => {
    const { target, clientX: x, clientY: y, detail } = event;
    // Enter on a link is a click with detail 0.
    const isDragged = detail > 0 && isDrag(pressed, { x, y });
    if (isDragged || event.ctrlKey || event.metaKey || event.shiftKey || pressedAround(target as Element)) return;
    const holder = holderAt(site, target, { x, y });
    if (!holder) return;
    event.preventDefault();
    event.stopPropagation();
    onEdit(holder, { x, y });
  });
  on('focusin', ({ target }) => {
    const element = target as Element;
    const holder = holderIn(site, element) ?? holderAt(site, element);
    if (holder && element.matches(':focus-visible')) onPoint(holder);
  });
  on('focusout', () => onLeave());
  on('keydown', (event) => {
    const element = event.target as Element;
    const isEnter = event.key === 'Enter' && element.getAttribute('aria-description') === BY_ENTER;
    if (event.key !== 'F2' && !isEnter) return;
    const holder = holderIn(site, element) ?? holderAt(site, element);
    if (!holder) return;
    event.preventDefault();
    event.stopPropagation();
    onEdit(holder, null);
  });
  return () => ending.abort();
}

/** The `tabindex` elements had before they became focusable. */
const oldTabindex = new WeakMap<Element, string | null>();

/** Makes all visible texts focusable, and describes how to edit them. */
export function markTexts({ holders }: Site, marked: Set<Element>): void {
  const wanted = new Set<Element>();
  for (const holder of holders) {
    if (holder.where !== 'text' || !isSeen(holder) || holder.element.closest('[aria-hidden="true"]')) continue;
    const pressed = pressedAround(holder.element);
    const element = pressed ?? holder.parts[0] ?? holder.element;
    wanted.add(element);
    const description = pressed ? BY_F2 : BY_ENTER;
    if (marked.has(element) && element.getAttribute('aria-description') === description) continue;
    marked.add(element);
    if (!pressed && !oldTabindex.has(element)) oldTabindex.set(element, element.getAttribute('tabindex'));
    if (!pressed) element.setAttribute('tabindex', '0');
    element.setAttribute('aria-description', description);
  }
  for (const element of marked) if (!wanted.has(element)) unmark(element, marked);
}

/** Undoes `markTexts`. */
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

/** Returns the focus to a text in the site. */
export function focusText(frame: HTMLIFrameElement, { element, parts }: Holder): void {
  const target = pressedAround(element) ?? parts[0] ?? element;
  if (target.ownerDocument.activeElement === target && document.activeElement === frame) return;
  frame.focus();
  // The desk’s own `focus`: the site overrides it to hide the ring on headings.
  (isSvgElement(target) ? SVGElement : HTMLElement).prototype.focus.call(target, { preventScroll: true });
}
