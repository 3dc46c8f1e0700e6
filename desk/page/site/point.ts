/** A point in a viewport, in CSS px. */
export type Point = { x: number; y: number };

/** A press that moves further than this is a drag, in CSS px. */
const DRAG_PX = 6;

/** Whether a press that moved between two points is a drag. */
export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > DRAG_PX;
}

/** Whether at least one of the rectangles contains a point. */
export function isInside(rects: Iterable<DOMRect>, { x, y }: Point): boolean {
  return Array.from(rects).some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** The story’s top card: the last visible one in document order. Swiped cards are hidden once they have flown away. */
export function topCard(root: ParentNode): Element | undefined {
  return Array.from(root.querySelectorAll('[data-deck] [data-card]:not([hidden])')).at(-1);
}
