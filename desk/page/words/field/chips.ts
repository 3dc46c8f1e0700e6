import { parseRuns } from '../../../../src/model/text/markdown';
import { piecesOf } from '../../../model/references';
import type { EditState } from '../../../protocol';
import { REFERENCE_ATTRIBUTE } from '../../text/read-rich';
import styles from './chips.module.css';

/** The element for each kind of formatted run in light Markdown. */
const ELEMENTS = { em: 'em', strong: 'strong', link: 'a' } as const;

/**
 * A text as the field shows it. A reference becomes a chip, an element that shows the fact’s value. In paragraphs, light
 * Markdown becomes elements, too.
 */
export function nodesOf(raw: string, facts: EditState['facts'], isParagraphs: boolean): Node[] {
  if (!isParagraphs) return piecesToNodes(raw, facts);
  // The parentheses keep the blank lines between the paragraphs.
  return raw.split(/(\n\s*\n)/).flatMap((paragraph) =>
    parseRuns(paragraph).flatMap((run) => {
      const nodes = piecesToNodes(run.text, facts);
      if (run.kind === 'text') return nodes;
      const element = document.createElement(ELEMENTS[run.kind]);
      if (run.kind === 'link') element.setAttribute('href', run.href);
      element.append(...nodes);
      return [element];
    }),
  );
}

function piecesToNodes(raw: string, facts: EditState['facts']): Node[] {
  return piecesOf(raw, facts).map(({ text, fact }) => {
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
}

/** Inserts a text at the caret. `execCommand` is deprecated, but only it keeps the browser’s undo history. */
export function insertText(raw: string, facts: EditState['facts'], isParagraphs: boolean): void {
  // In a `plaintext-only` field, the browser inserts no elements, so a pasted reference does not become a chip.
  if (!isParagraphs) return void document.execCommand('insertText', false, raw);
  const holder = document.createElement('div');
  holder.append(...nodesOf(raw, facts, true));
  // In HTML, a newline would be only a space.
  document.execCommand('insertHTML', false, holder.innerHTML.replaceAll('\n', '<br>'));
}

/** Deletes a chip from a field; the browser’s undo restores it. */
export function deleteChip(field: HTMLElement, chip: HTMLElement): void {
  field.focus({ preventScroll: true });
  const range = document.createRange();
  range.selectNode(chip);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  document.execCommand('delete');
  // In case the browser did not delete it.
  chip.remove();
}
