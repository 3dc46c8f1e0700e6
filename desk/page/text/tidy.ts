/** Normalises a text for its file: one line, or paragraphs separated by empty lines. */
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
