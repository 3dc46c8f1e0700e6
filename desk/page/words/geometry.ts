import type { Holder } from '../../model/origins/origins-type';

/** A rectangle in a viewport, CSS px. */
export type Box = { left: number; top: number; width: number; height: number };

/** The range of a text; null for an attribute, or while the text is not in the document. */
export function rangeOf({ nodes }: Holder): Range | null {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first?.isConnected || !last?.isConnected) return null;
  const range = first.ownerDocument.createRange();
  range.setStart(first, 0);
  range.setEnd(last, last.length);
  return range;
}

/** Whether guests can see a text: it is larger than 1px, is not hidden, and is not only for screen readers. */
export function isSeen(holder: Holder): boolean {
  const box = rangeOf(holder)?.getBoundingClientRect();
  if (!box || box.width < 2 || box.height < 2 || holder.element.closest('.visually-hidden')) return false;
  // Safari before 17.4 lacks this method.
  const element: Partial<Pick<Element, 'checkVisibility'>> = holder.element;
  return element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? isVisible(holder.element);
}

/** Whether the styles of an element that has a box, and the opacity of those around it, leave it visible. */
function isVisible(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  if (view?.getComputedStyle(element).visibility !== 'visible') return false;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (view.getComputedStyle(each).opacity === '0') return false;
  return true;
}

/** The box of a text’s last line, where the pencil is; null if no line is on the page. */
export function lastLineOf(holder: Holder): Box | null {
  const rects = rangeOf(holder)?.getClientRects();
  return (rects && Array.from(rects).findLast(({ width }) => width > 0)) ?? null;
}

/** The box of a text, as wide as its blocks if it fills blocks, or else as its words; null if it has no range. */
export function boxOf(holder: Holder): Box | null {
  const range = rangeOf(holder);
  if (!range) return null;
  const words = range.getBoundingClientRect();
  if (!fillsBlocks(holder)) return words;
  const sides = holder.parts.map(contentSides);
  const left = Math.min(...sides.map((each) => each.left));
  const right = Math.max(...sides.map((each) => each.right));
  return { left, top: words.top, width: right - left, height: words.height };
}

/** The element that scrolls a text; null if its document is not shown. */
export function scrollerOf({ element }: Holder): Element | null {
  const view = element.ownerDocument.defaultView;
  if (!view) return null;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(view.getComputedStyle(each).overflowY)) return each;
  return element.ownerDocument.scrollingElement;
}

/** Whether a text’s lines fill blocks: it has parts, and each of them is a block. */
export function fillsBlocks({ parts }: Holder): boolean {
  return parts.length > 0 && parts.every(isBlock);
}

function isBlock(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  return view !== null && /^(block|list-item|flow-root)$/.test(view.getComputedStyle(element).display);
}

/** The sides of an element inside its padding, px in its viewport. */
function contentSides(element: Element): { left: number; right: number } {
  const { left, right } = element.getBoundingClientRect();
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const padding = (name: 'paddingLeft' | 'paddingRight') => Number.parseFloat(style?.[name] ?? '0');
  return { left: left + padding('paddingLeft'), right: right - padding('paddingRight') };
}

/** Whether an element is SVG. `instanceof` fails for elements of another window. */
export function isSvgElement(element: Element): boolean {
  return element.namespaceURI === 'http://www.w3.org/2000/svg';
}

/** Sets an element’s position and size, CSS px. Values that are not given stay as they are. */
export function placeAt(element: HTMLElement | null, box: Partial<Box>): void {
  for (const [name, value] of Object.entries(box)) element?.style.setProperty(name, `${value}px`);
}
