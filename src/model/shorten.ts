/** The default length, in letters. */
const LONGEST = 60;

/** The first words of a text, on one line. @param most the most letters, including the ellipsis */
export function shorten(text: string, most = LONGEST): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // Not UTF-16 units: half an emoji would show as a box.
  const letters = Array.from(line);
  if (letters.length <= most) return line;
  const start = letters.slice(0, most - 1).join('');
  // Cuts between words, unless that would leave less than half.
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > most / 2 ? end : undefined)}…`;
}
