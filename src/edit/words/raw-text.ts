/** What marks a reference's element in the field. */
export const REFERENCE_ATTRIBUTE = 'data-reference';

/**
 * The text of a field, written out: references in their brackets, line breaks as browsers make them, and no spaces but plain
 * ones.
 */
export function readField(field: Node): string {
  let text = '';
  const read = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    else if (node instanceof HTMLElement) {
      const reference = node.getAttribute(REFERENCE_ATTRIBUTE);
      if (reference !== null) text += `{{${reference}}}`;
      else if (node.localName === 'br') text += '\n';
      else {
        // A browser that parts lines into elements.
        if (node.localName === 'div' && text !== '' && !text.endsWith('\n')) text += '\n';
        node.childNodes.forEach(read);
      }
    }
  };
  field.childNodes.forEach(read);
  return text.replaceAll('\u00A0', ' ');
}

/** A text as it is written down: one line, or paragraphs with an empty line between them. */
export function tidy(text: string, isParagraphs: boolean): string {
  if (!isParagraphs) return text.replaceAll(/\s+/g, ' ').trim();
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
