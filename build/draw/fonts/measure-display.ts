import { readFile } from 'node:fs/promises';
import { DEFAULT_TYPEFACE, type Typeface } from '../../../src/model/typefaces.ts';
import { PAIRS } from './families.ts';
import { cutDisplay } from './make-fonts.ts';
import { readReach, readWidths } from './metrics.ts';

/** The width assumed for a letter that no file has, in em: that of the widest scripts. */
const UNKNOWN = 1;

/** Accents without a letter of their own, which are drawn over another, and the invisible signs that join emoji. */
const WITHOUT_WIDTH = /^[\p{M}\u200D]$/u;

const NO_REACH = { above: 0, below: 0 };

/** Measures single letters of the display face, in em. */
type LetterMeasures = {
  widthOf: (letter: string) => number;
  /** How far it reaches above and below the baseline. */
  reachOf: (letter: string) => { above: number; below: number };
};

/**
 * Reads the measurements of letters in the display face.
 * @param letters all that will be measured, besides the space; others count as missing from the font
 */
export async function measureDisplay(
  cacheFolder: string,
  letters: string,
  typeface: Typeface = DEFAULT_TYPEFACE,
): Promise<LetterMeasures> {
  const axes = { ...PAIRS[typeface].display.axes?.normal, wght: 400 };
  const files = await cutDisplay(cacheFolder, ` ${letters}`, 'normal', axes, typeface);
  const cuts = await Promise.all(files.map((file) => readFile(file)));
  const widths = cuts.map(readWidths);
  const reaches = cuts.map(readReach);
  return {
    widthOf: (letter) =>
      WITHOUT_WIDTH.test(letter) ? 0 : (widths.map((widthIn) => widthIn(letter)).find((width) => width > 0) ?? UNKNOWN),
    reachOf: (letter) =>
      reaches.map((reachIn) => reachIn(letter)).find(({ above, below }) => above > 0 || below > 0) ?? NO_REACH,
  };
}
