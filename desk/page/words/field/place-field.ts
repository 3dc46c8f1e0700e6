import type { Box } from '../geometry';

/** Minimum distance from the frame’s edge, CSS px. */
const EDGE = 12;
/** Minimum width of a field, CSS px. */
const MIN_WIDTH = 96;

type Place = {
  frame: HTMLIFrameElement;
  /** The text’s box, or its last one. */
  box: Box;
  /** False once the text is gone: the field then stays in view. */
  isOnPage: boolean;
  /** True if its lines fill a block. */
  isBlock: boolean;
};

/** Places a field over its text. @param root the field with its note */
export function placeField(root: HTMLElement, field: HTMLElement, { frame, box, isOnPage, isBlock }: Place): void {
  const { clientWidth, clientHeight } = frame;
  const lowest = clientHeight - root.offsetHeight - 5 * EDGE;
  const top = isOnPage ? box.top : Math.max(EDGE, Math.min(box.top, lowest));
  const left = Math.max(EDGE, Math.min(box.left, clientWidth - MIN_WIDTH - EDGE));
  const room = clientWidth - left - EDGE;
  const width = Math.min(Math.max(box.width, MIN_WIDTH), room);
  Object.assign(root.style, { left: `${left}px`, top: `${top}px` });
  field.style.setProperty('--least', `${width}px`);
  field.style.setProperty('--least-height', `${box.height}px`);
  field.style.setProperty('--most', `${isBlock ? Math.max(width, MIN_WIDTH) : room}px`);
}

/** Places a field’s note below it, or above if there is no room. */
export function placeNote(note: HTMLElement, field: HTMLElement, { frame, box }: Place): void {
  const { clientWidth, clientHeight } = frame;
  const isTooLow = box.top + field.offsetHeight + note.offsetHeight + 2 * EDGE > clientHeight;
  const hasRoomAbove = box.top > note.offsetHeight + 2 * EDGE;
  note.dataset.side = isTooLow && hasRoomAbove ? 'above' : 'below';
  const left = Math.max(EDGE, Math.min(box.left, clientWidth - MIN_WIDTH - EDGE));
  note.style.insetInlineStart = `${Math.min(0, clientWidth - left - note.offsetWidth - EDGE)}px`;
}
