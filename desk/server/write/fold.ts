/** Limits to the line width that is taken from a file, in characters. */
const WIDTHS = { least: 60, most: 120 };

/** Only a single space may become a line break, because YAML reads the break back as one space. */
const BREAKABLE = /(?<=\S) (?=\S)/;

/**
 * The line width of a file, taken from its wrapped texts.
 * @param lines those of the texts, without the last of each paragraph
 */
export function widthOf(lines: readonly string[]): number {
  const lengths = lines.filter((line) => canBreak(line.trim())).map((line) => line.length);
  return lengths.length === 0 ? WIDTHS.most : Math.min(Math.max(...lengths, WIDTHS.least), WIDTHS.most);
}

export function canBreak(text: string): boolean {
  return BREAKABLE.test(text);
}

/**
 * Wraps a text of paragraphs, but keeps the old lines before and after the change. The `yaml` package would wrap all of it
 * again.
 */
export function fold(text: string, width: number, old: readonly string[]): string[] {
  const words = text.split('\n').flatMap(wordsOf);
  const lines = old.map(wordsOf);
  // How many old lines stay above and below, and which words are between them.
  let [head, start, tail, end] = [0, 0, 0, words.length];
  for (const line of lines) {
    if (!isSame(line, words.slice(start, start + line.length))) break;
    head += 1;
    start += line.length;
  }
  for (const line of lines.slice(head).toReversed()) {
    if (end - line.length < start || !isSame(line, words.slice(end - line.length, end))) break;
    tail += 1;
    end -= line.length;
  }
  // A change that needs more lines wraps the rest of its paragraph.
  if (wrap(words.slice(start, end), width).length > old.length - head - tail)
    for (; tail > 0 && old.at(-tail) !== ''; tail -= 1) end += lines.at(-tail)?.length ?? 0;
  return [...old.slice(0, head), ...wrap(words.slice(start, end), width), ...old.slice(old.length - tail)];
}

/** The words of a line; a single empty one for the empty line between paragraphs. */
function wordsOf(line: string): string[] {
  return line.split(BREAKABLE);
}

function isSame(words: readonly string[], others: readonly string[]): boolean {
  return words.length === others.length && words.every((word, index) => word === others[index]);
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && word !== '' && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
