/** Normalises the spaces of a text for its file: one line, or lines in paragraphs separated by an empty line. */
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
