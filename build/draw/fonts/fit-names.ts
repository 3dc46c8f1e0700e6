/** How the couple's names are set in one of the cover's two layouts. */
export type NamesFit = {
  /** Width of the longest line, in em. */
  em: number;
  lines: number;
  /** Line height, in em. */
  leading: number;
};

/** The room for names on the screens that the layouts are designed for, in CSS px. */
const TALL = { width: 350, height: 126 };
const WIDE = { width: 499, height: 320 };

/** Line height in `couple-names.module.css`, in em, unless accents and tails need more. */
export const LEADING = 0.96;

/** Letters taller than this, in em, are capitals with accents, which must not touch the line above. */
const ASCENDER = 0.8;
/** Minimum space between such capitals and the line above, in em. */
const AIR = 0.05;

/** Both names share a line on a tall screen if together they are at most this wide, in em. */
const LONGEST_LINE = 6;

/**
 * Breaks two names into the lines in which they are largest: one for each name, or one for each word. Short names share
 * one line on a tall screen.
 * @param and the "&" or word between them, which stays with the first name.
 * @param widthOf the width of a text, in em.
 * @param reachOf how far a text reaches above and below its baseline, in em.
 */
export function fitNames(
  first: string,
  and: string,
  second: string,
  widthOf: (text: string) => number,
  reachOf: (text: string) => { above: number; below: number },
): { tall: NamesFit; wide: NamesFit } {
  const opening = `${first} ${and}`;
  const stacked = fitOf([opening, second], widthOf, reachOf);
  const words = first.split(' ');
  const lastWord = `${words.pop()} ${and}`;
  const byWord = fitOf([...words, lastWord, ...second.split(' ')], widthOf, reachOf);
  const better = (room: typeof TALL) => (sizeIn(room, byWord) > sizeIn(room, stacked) ? byWord : stacked);
  const onOneLine = fitOf([`${opening} ${second}`], widthOf, reachOf);
  return { tall: onOneLine.em <= LONGEST_LINE ? onOneLine : better(TALL), wide: better(WIDE) };
}

function fitOf(
  lines: string[],
  widthOf: (text: string) => number,
  reachOf: (text: string) => { above: number; below: number },
): NamesFit {
  const reaches = lines.map(reachOf);
  const needed = reaches.flatMap(({ above }, line) => {
    const lineAbove = reaches[line - 1];
    return lineAbove && above > ASCENDER ? [lineAbove.below + above + AIR] : [];
  });
  return { em: Math.max(...lines.map(widthOf)), lines: lines.length, leading: Math.max(LEADING, ...needed) };
}

/** The font size as in `couple-names.module.css`, where a line with the usual `LEADING` counts as one em high. */
function sizeIn({ width, height }: typeof TALL, { em, lines, leading }: NamesFit): number {
  return Math.min(width / em, (height * LEADING) / (lines * leading));
}
