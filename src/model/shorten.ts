/** The longest text in a list, in letters. */
const LONGEST = 60;

/** The first words of a text, on one line. */
export function shorten(text: string, letters = LONGEST): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= letters) return line;
  const start = line.slice(0, letters - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > letters / 2 ? end : undefined)}…`;
}
