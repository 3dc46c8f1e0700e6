/** How the couple's names are set in one of the cover's two layouts. */
export type NamesFit = {
  /** The longest line, in shares of the letters' size. */
  em: number;
  lines: number;
  /** From one line to the next, in shares of the letters' size. */
  leading: number;
};

/** The room for names as they are largest, on the screens that the layouts are drawn for. CSS px. */
const TALL = { width: 350, height: 126 };
const WIDE = { width: 499, height: 320 };

/** From one line to the next (`couple-names.module.css`), while accents and tails leave each other room. */
export const LEADING = 0.96;

/** Letters higher than this have an accent above a capital; those lower lie between the tails above them, or may touch. */
const ASCENDER = 0.8;
const AIR = 0.05;

/** Wider than this they stand one above the other on a tall screen, too. Shares of the letters' size. */
const LONGEST_LINE = 6;

/**
 * Finds the lines in which two names are largest: each on its own, or each word on its own; on a tall screen both on one,
 * while they are short.
 * @param first what stands before the break, its ampersand included.
 * @param widthOf the width of a text in shares of the letters' size.
 * @param reachOf how far it reaches above and below its line, likewise.
 */
export function fitNames(
  first: string,
  second: string,
  widthOf: (text: string) => number,
  reachOf: (text: string) => { above: number; below: number } = () => ({ above: 0, below: 0 }),
): { tall: NamesFit; wide: NamesFit } {
  const stacked = fitOf([first, second], widthOf, reachOf);
  const byWord = fitOf([...wordsOf(first), ...wordsOf(second)], widthOf, reachOf);
  const better = (room: typeof TALL) => (sizeIn(room, byWord) > sizeIn(room, stacked) ? byWord : stacked);
  const one = fitOf([`${first} ${second}`], widthOf, reachOf);
  return { tall: one.em <= LONGEST_LINE ? one : better(TALL), wide: better(WIDE) };
}

/** Words, the ampersand kept with the one before it. */
function wordsOf(name: string): string[] {
  return name.split(/ (?!&)/);
}

function fitOf(
  lines: string[],
  widthOf: (text: string) => number,
  reachOf: (text: string) => { above: number; below: number },
): NamesFit {
  const reaches = lines.map(reachOf);
  const needed = reaches.flatMap(({ above }, line) => {
    const over = reaches[line - 1];
    return over && above > ASCENDER ? [over.below + above + AIR] : [];
  });
  return { em: Math.max(...lines.map(widthOf)), lines: lines.length, leading: Math.max(LEADING, ...needed) };
}

function sizeIn({ width, height }: typeof TALL, { em, lines, leading }: NamesFit): number {
  return Math.min(width / em, (height * LEADING) / (lines * leading));
}
