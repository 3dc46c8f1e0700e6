import { piecesOf } from '../../../model/references';
import type { EditState } from '../../../protocol';
import type { Point } from '../../site/point';
import { REFERENCE_ATTRIBUTE } from '../raw-text';
import styles from '../words.module.css';

/** Fills a field with a text; its references become chips that show their values. */
export function fillField(field: HTMLElement, raw: string, facts: EditState['facts']): void {
  const nodes = piecesOf(raw, facts).map(({ text, fact }) => {
    if (!fact) return document.createTextNode(text);
    const chip = document.createElement('span');
    chip.className = styles.chip ?? '';
    chip.contentEditable = 'false';
    chip.tabIndex = 0;
    chip.setAttribute(REFERENCE_ATTRIBUTE, fact.name);
    chip.setAttribute('role', 'button');
    chip.setAttribute('aria-label', `${text}, taken from elsewhere`);
    chip.textContent = text;
    return chip;
  });
  field.replaceChildren(...nodes);
}

/** Inserts a text at the caret. */
export function insertText(text: string): void {
  // Deprecated, but the only way that keeps the browser’s undo history.
  document.execCommand('insertText', false, text);
}

/** Deletes a reference from a field, in a way that undo knows. */
export function deleteChip(field: HTMLElement, chip: HTMLElement): void {
  field.focus({ preventScroll: true });
  const range = document.createRange();
  range.selectNode(chip);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  document.execCommand('delete');
  chip.remove();
}

/** Puts the caret where the field was clicked, or else at its end. */
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

/** The caret position at a point; Safari only has the older API. */
function rangeAt({ x, y }: Point): Range | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    if (!position) return null;
    const range = document.createRange();
    range.setStart(position.offsetNode, position.offset);
    return range;
  }
  return (document as Document).caretRangeFromPoint(x, y);
}
