import type { Holder } from '../../model/origins/origins-type';

/** A rectangle in the frame’s viewport, CSS px. */
export type Box = { left: number; top: number; width: number; height: number };

/** The range of a text; null while it is not in the document. */
export function rangeOf({ nodes }: Holder): Range | null {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first?.isConnected || !last?.isConnected) return null;
  const range = first.ownerDocument.createRange();
  range.setStart(first, 0);
  range.setEnd(last, last.length);
  return range;
}

/** Whether guests can see a text: it has a size and is not only for screen readers. */
export function isSeen(holder: Holder): boolean {
  const box = rangeOf(holder)?.getBoundingClientRect();
  if (!box || box.width < 2 || box.height < 2 || holder.element.closest('.visually-hidden')) return false;
  return holder.element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The box of the last line; the pencil is at its end. */
export function endOf(holder: Holder): Box | null {
  const rects = rangeOf(holder)?.getClientRects();
  const last = rects && Array.from(rects).findLast(({ width }) => width > 0);
  return last ?? null;
}

/** The box of a text: as wide as its parts if all are blocks, or else as its words. */
export function boxOf(holder: Holder): Box | null {
  const range = rangeOf(holder);
  if (!range) return null;
  const words = range.getBoundingClientRect();
  const boxes = holder.parts.filter(isBlock).map(contentBox);
  if (boxes.length === 0 || boxes.length < holder.parts.length) return words;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  return { left, top: words.top, width: right - left, height: words.height };
}

/** The scroll container of a text; the wheel over its field scrolls it. */
export function scrollerOf({ element }: Holder): Element | null {
  const view = element.ownerDocument.defaultView;
  if (!view) return null;
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(view.getComputedStyle(around).overflowY))
      return around;
  return element.ownerDocument.scrollingElement;
}

/** Whether an element is a block, which lines of text fill. */
export function isBlock(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  return view !== null && /^(block|list-item|flow-root)$/.test(view.getComputedStyle(element).display);
}

function contentBox(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const side = (name: 'paddingLeft' | 'paddingRight') => Number.parseFloat(style?.[name] ?? '0');
  return { left: left + side('paddingLeft'), top, width: width - side('paddingLeft') - side('paddingRight'), height };
}

/** Whether an element is SVG, also for elements of another window, where `instanceof` fails. */
export function isSvgElement(element: Element): boolean {
  return element.namespaceURI === 'http://www.w3.org/2000/svg';
}

/** Sets an element’s place and size, or those of them that are given, in CSS px. */
export function placeAt(element: HTMLElement | null, box: Partial<Box>): void {
  for (const [name, value] of Object.entries(box)) element?.style.setProperty(name, `${value}px`);
}
