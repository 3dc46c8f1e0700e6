/** A text on one line, cut after its first words if it is too long. @param most the most letters, with the ellipsis */
export function shorten(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // Not UTF-16 units: half an emoji would show as a box.
  const letters = Array.from(line);
  if (letters.length <= most) return line;
  const start = letters.slice(0, most - 1).join('');
  // Cuts between words, unless that would leave less than half.
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > most / 2 ? end : undefined)}…`;
}
