import type { Holder } from '../../model/origins/origins-type';
import { isDrag, isInside, topCard, type Point } from '../site/point';
import { isSeen, rangeOf } from './geometry';
import { BY_ENTER, focusableAround, interactiveAround } from './mark-texts';
import type { Site } from './use-site';

/** The text around an event’s target or, of the texts in the target, the one at the point; null if none. */
function holderAt({ holders }: Site, target: EventTarget | null, point?: Point): Holder | null {
  const element = target as Element | null;
  // The target may also be the document.
  if (!element?.closest) return null;
  const texts = holders.filter(({ where }) => where === 'text');
  // Story cards ignore the pointer, so the event’s target is the deck.
  const card = topCard(element);
  if (card && point) {
    const onCard = texts.find((holder) => card.contains(holder.element) && isSeen(holder) && isOver(holder, point));
    if (onCard) return onCard;
  }
  const enclosing = texts.find(({ parts }) => parts.some((part) => part.contains(element)));
  if (enclosing) return enclosing;
  // Several texts may share the element: use the one under the point.
  const sharing = texts.filter(({ nodes }) => nodes.some((node) => node.parentElement === element));
  const hit = point && sharing.find((holder) => isOver(holder, point));
  return hit ?? (sharing.length === 1 ? (sharing[0] ?? null) : null);
}

/** The first visible text in an element, such as a link, or in the label of a field. */
function holderIn({ holders }: Site, element: Element): Holder | null {
  const isIn = (each: Holder) => element.contains(each.element) || focusableAround(each.element) === element;
  return holders.find((each) => each.where === 'text' && isIn(each) && isSeen(each)) ?? null;
}

function isOver(holder: Holder, point: Point): boolean {
  return isInside(rangeOf(holder)?.getClientRects() ?? [], point);
}

type Pointing = {
  /** Called with the text that the pointer or the focus moves onto, and with null when it leaves. */
  onPoint: (holder: Holder | null) => void;
  /** @param point where the text was clicked; null for a key */
  onEdit: (holder: Holder, point: Point | null) => void;
};

/** Where the last press began. Outside `listenToTexts`, since a render between press and click calls that again. */
let pressed: Point = { x: 0, y: 0 };

/** Listens for pointer and keyboard events on the site’s texts. @returns a cleanup function */
export function listenToTexts(site: Site, { onPoint, onEdit }: Pointing): () => void {
  const { document } = site;
  const ending = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listener, { capture: true, signal: ending.signal });

  on('pointerover', ({ target, clientX, clientY, pointerType, buttons }) => {
    if (pointerType === 'touch' || buttons > 0) return;
    onPoint(holderAt(site, target, { x: clientX, y: clientY }));
  });
  on('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) onPoint(null);
  });
  on('pointerdown', ({ clientX, clientY }) => {
    pressed = { x: clientX, y: clientY };
  });
  on('click', (event) => {
    const { target, clientX: x, clientY: y, detail } = event;
    // A click that no press began, such as a screen reader’s, has detail 0.
    const isDragged = detail > 0 && isDrag(pressed, { x, y });
    if (isDragged || event.ctrlKey || event.metaKey || event.shiftKey || interactiveAround(target as Element)) return;
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
  on('focusout', () => onPoint(null));
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
