/** The longest text in a list. */
const MOST_LETTERS = 60;

/** A text's beginning, on one line. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1)}…` : line;
}
