/** Marks a reference’s element in the field. */
export const REFERENCE_ATTRIBUTE = 'data-reference';

/** Serialises a field: references in brackets, line breaks as newlines, and only plain spaces. */
export function readField(field: Node): string {
  let text = '';
  const read = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    else if (node instanceof HTMLElement) {
      const reference = node.getAttribute(REFERENCE_ATTRIBUTE);
      if (reference !== null) text += `{{${reference}}}`;
      else if (node.localName === 'br') text += '\n';
      else {
        // Some browsers wrap each line in a div.
        if (node.localName === 'div' && text !== '' && !text.endsWith('\n')) text += '\n';
        node.childNodes.forEach(read);
      }
    }
  };
  field.childNodes.forEach(read);
  return text.replaceAll('\u00A0', ' ');
}

/** Normalises a text for its file: one line, or paragraphs separated by blank lines. */
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
