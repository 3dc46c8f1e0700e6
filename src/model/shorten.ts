/** The default length, in letters. */
const LONGEST = 60;

/** The first words of a text, on one line. @param most how many letters, the ellipsis included. */
export function shorten(text: string, most = LONGEST): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // Not by UTF-16 units: half an emoji shows as a box.
  const letters = Array.from(line);
  if (letters.length <= most) return line;
  const start = letters.slice(0, most - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > most / 2 ? end : undefined)}…`;
}
