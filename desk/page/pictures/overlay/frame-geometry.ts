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

function boxOf(frame: HTMLIFrameElement, element: Element): Box | null {
  const view = element.ownerDocument.defaultView;
  if (!view || !element.isConnected) return null;
  let box: Box = element.getBoundingClientRect();
  let { position, visibility } = view.getComputedStyle(element);
  if (visibility === 'hidden') return null;
  for (let holder = element.parentElement; holder && position !== 'fixed'; holder = holder.parentElement) {
    const style = view.getComputedStyle(holder);
    // A static ancestor does not clip an absolutely positioned element.
    if (position === 'absolute' && style.position === 'static') continue;
    if (style.overflow !== 'visible' && holder !== element.ownerDocument.body)
      box = within(box, holder.getBoundingClientRect());
    position = style.position;
  }
  box = within(box, { left: 0, top: 0, right: view.innerWidth, bottom: view.innerHeight });
  if (box.right <= box.left || box.bottom <= box.top) return null;
  const { left, top } = frame.getBoundingClientRect();
  return { left: box.left + left, top: box.top + top, right: box.right + left, bottom: box.bottom + top };
}

/** The smallest picture at a point of the page, in the page’s CSS px. */
export function pictureAt(
  pictures: readonly FramePicture[],
  page: Document,
  x: number,
  y: number,
): FramePicture | null {
  const hit = page.elementFromPoint(x, y);
  const found = pictures.flatMap((picture) =>
    picture.elements.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isUnder = x >= left && x < right && y >= top && y < bottom && isOnTopAt(picture, element, hit);
      return isUnder ? [{ picture, area: (right - left) * (bottom - top) }] : [];
    }),
  );
  return found.toSorted((one, other) => one.area - other.area)[0]?.picture ?? null;
}

/** Whether it is on top at a point. A cover is behind its page, and cards ignore the pointer, so both always count. */
function isOnTopAt({ at }: FramePicture, element: Element, hit: Element | null): boolean {
  if (at.path[0] === 'cover' || element.closest('[data-card]')) return true;
  return hit !== null && hit.contains(element);
}

function within(box: Box, other: Box): Box {
  return {
    left: Math.max(box.left, other.left),
    top: Math.max(box.top, other.top),
    right: Math.min(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
  };
}
