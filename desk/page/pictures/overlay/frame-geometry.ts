import type { FramePicture } from './find-pictures';

/** A rectangle on the desk, in CSS px. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The visible part of a picture’s first visible element, in desk coordinates; null if none is visible. */
export function boxOnDesk(frame: HTMLIFrameElement, { elements }: Pick<FramePicture, 'elements'>): Box | null {
  for (const element of elements) {
    const box = boxOf(frame, element);
    if (box) return box;
  }
  return null;
}

/** The visible part of an element, in desk coordinates; null if the element is not visible. */
function boxOf(frame: HTMLIFrameElement, element: Element): Box | null {
  const view = element.ownerDocument.defaultView;
  if (!view || !element.isConnected) return null;
  let box: Box = element.getBoundingClientRect();
  let { position, visibility } = view.getComputedStyle(element);
  if (visibility === 'hidden') return null;
  for (let parent = element.parentElement; parent && position !== 'fixed'; parent = parent.parentElement) {
    const style = view.getComputedStyle(parent);
    // Only positioned ancestors clip an absolutely positioned element. None clips a fixed one.
    if (position === 'absolute' && style.position === 'static') continue;
    // The body’s `overflow` applies to the window.
    if (style.overflow !== 'visible' && parent !== element.ownerDocument.body)
      box = intersection(box, parent.getBoundingClientRect());
    position = style.position;
  }
  box = intersection(box, { left: 0, top: 0, right: view.innerWidth, bottom: view.innerHeight });
  if (box.right <= box.left || box.bottom <= box.top) return null;
  const { left, top } = frame.getBoundingClientRect();
  return { left: box.left + left, top: box.top + top, right: box.right + left, bottom: box.bottom + top };
}

/** The picture at a point of the page, in the page’s CSS px; the smallest if several overlap, null if there is none. */
export function pictureAt(
  pictures: readonly FramePicture[],
  page: Document,
  x: number,
  y: number,
): FramePicture | null {
  const topmost = page.elementFromPoint(x, y);
  const found = pictures.flatMap((picture) =>
    picture.elements.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isAtPoint = x >= left && x < right && y >= top && y < bottom && isInFront(picture, element, topmost);
      return isAtPoint ? [{ picture, area: (right - left) * (bottom - top) }] : [];
    }),
  );
  return found.toSorted((one, other) => one.area - other.area)[0]?.picture ?? null;
}

/**
 * Whether nothing covers a picture. The cover’s photo, which is behind its page, and cards, which ignore the pointer,
 * always count as in front.
 * @param topmost the element that receives the pointer
 */
function isInFront({ at }: FramePicture, element: Element, topmost: Element | null): boolean {
  if (at.path[0] === 'cover' || element.closest('[data-card]')) return true;
  // An ancestor receives the pointer for a picture that ignores it.
  return topmost !== null && topmost.contains(element);
}

function intersection(box: Box, other: Box): Box {
  return {
    left: Math.max(box.left, other.left),
    top: Math.max(box.top, other.top),
    right: Math.min(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
  };
}
