/** Limits of a file's line width, in characters. */
const WIDTHS = { least: 60, most: 120 };

/** Only a single space may become a line break, because YAML reads the break back as one space. */
const BREAKABLE = /(?<=\S) (?=\S)/;

/**
 * The line width of a file: that of its longest wrapped line, within the limits.
 * @param lines the lines of its wrapped texts, without the last of each paragraph
 */
export function widthOf(lines: readonly string[]): number {
  // A line of a single long word may be wider than the author's limit.
  const lengths = lines.filter((line) => canBreak(line.trim())).map((line) => line.length);
  return lengths.length === 0 ? WIDTHS.most : Math.min(Math.max(...lengths, WIDTHS.least), WIDTHS.most);
}

export function canBreak(text: string): boolean {
  return BREAKABLE.test(text);
}

/**
 * Wraps a text of paragraphs, but keeps the old lines above and below the change. The `yaml` package would wrap all lines
 * again.
 * @param old the lines of the old text; empty to wrap everything
 */
export function fold(text: string, width: number, old: readonly string[]): string[] {
  const words = text.split('\n').flatMap(wordsOf);
  const oldLines = old.map(wordsOf);
  // How many old lines stay above and below, and the range of the words between them.
  let [above, below] = [0, 0];
  let [start, end] = [0, words.length];
  for (const line of oldLines) {
    if (!isSame(line, words.slice(start, start + line.length))) break;
    above += 1;
    start += line.length;
  }
  for (const line of oldLines.slice(above).toReversed()) {
    if (end - line.length < start || !isSame(line, words.slice(end - line.length, end))) break;
    below += 1;
    end -= line.length;
  }
  // A change that needs more lines also wraps the rest of its paragraph.
  if (wrap(words.slice(start, end), width).length > old.length - above - below)
    while (below > 0 && old.at(-below) !== '') {
      end += oldLines.at(-below)?.length ?? 0;
      below -= 1;
    }
  return [...old.slice(0, above), ...wrap(words.slice(start, end), width), ...old.slice(old.length - below)];
}

/** The words of a line; a single empty word for the empty line between paragraphs. */
function wordsOf(line: string): string[] {
  return line.split(BREAKABLE);
}

function isSame(words: readonly string[], others: readonly string[]): boolean {
  return words.length === others.length && words.every((word, index) => word === others[index]);
}

/** Fills lines with words. An empty word has a line to itself. */
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
