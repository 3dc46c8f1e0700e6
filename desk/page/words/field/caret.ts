import type { Point } from '../../site/point';

/** Puts the caret at the letter under a point of the desk’s viewport, or else at the field’s end. */
export function putCaret(field: HTMLElement, point: Point | null): void {
  const selection = getSelection();
  const range = point ? rangeAt(point) : null;
  if (range && field.contains(range.startContainer)) {
    selection?.removeAllRanges();
    selection?.addRange(range);
    return;
  }
  selection?.selectAllChildren(field);
  selection?.collapseToEnd();
}

/** The caret position at a point; null if there is no text. */
function rangeAt({ x, y }: Point): Range | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    if (!position) return null;
    const range = document.createRange();
    range.setStart(position.offsetNode, position.offset);
    return range;
  }
  // Older Safaris have only this function. The cast is needed since TypeScript expects the other in every browser.
  return (document as Document).caretRangeFromPoint(x, y);
}
