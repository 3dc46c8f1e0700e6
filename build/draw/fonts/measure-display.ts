import { readFile } from 'node:fs/promises';
import { DEFAULT_TYPEFACE, type Typeface } from '../../../src/model/typefaces.ts';
import { subsetDisplay } from './make-fonts.ts';
import { readReach, readWidths } from './metrics.ts';

/** The width assumed for a letter that no file has, in em: as wide as letters of the widest scripts. */
const UNKNOWN_WIDTH = 1;

/** Combining accents, which are drawn over a letter, and the invisible characters that join emoji. */
const WITHOUT_WIDTH = /^[\p{M}\u200D]$/u;

/** The weight of the couple's names and of captions. */
const WEIGHT = 400;

const NO_REACH = { above: 0, below: 0 };

/** Measures single letters of the display face, in em. */
type LetterMeasures = {
  widthOf: (letter: string) => number;
  /** How far a letter reaches above and below the baseline; 0 if no file has it. */
  reachOf: (letter: string) => { above: number; below: number };
};

/**
 * Prepares the measuring of letters in the display face.
 * @param letters every letter to measure, besides the space; any other counts as one that no file has
 */
export async function measureDisplay(
  cacheFolder: string,
  letters: string,
  typeface: Typeface = DEFAULT_TYPEFACE,
): Promise<LetterMeasures> {
  const files = await subsetDisplay(cacheFolder, ` ${letters}`, 'normal', { wght: WEIGHT }, typeface);
  const fonts = await Promise.all(files.map((file) => readFile(file)));
  const widthReaders = fonts.map(readWidths);
  const reachReaders = fonts.map(readReach);
  const readWidth = (letter: string) => {
    if (WITHOUT_WIDTH.test(letter)) return 0;
    return widthReaders.map((read) => read(letter)).find((width) => width > 0) ?? UNKNOWN_WIDTH;
  };
  // Finding a letter in a font is slow, and wrapping a text measures the same letters again and again.
  const known = new Map<string, number>();
  return {
    widthOf: (letter) => {
      const width = known.get(letter) ?? readWidth(letter);
      known.set(letter, width);
      return width;
    },
    reachOf: (letter) =>
      reachReaders.map((read) => read(letter)).find(({ above, below }) => above > 0 || below > 0) ?? NO_REACH,
  };
}
