import { readFile } from 'node:fs/promises';
import { DEFAULT_TYPEFACE, type Typeface } from '../../../src/model/typefaces.ts';
import { PAIRS } from './families.ts';
import { cutDisplay } from './make-fonts.ts';
import { readReach, readWidths } from './metrics.ts';

/** The width assumed for a letter that no file has, in em: that of the widest scripts. */
const UNKNOWN = 1;

const NO_REACH = { above: 0, below: 0 };

/** Measurements of a letter in the display face, in em. */
type LetterMeasures = {
  widthOf: (letter: string) => number;
  /** How far it reaches above and below the baseline. */
  reachOf: (letter: string) => { above: number; below: number };
};

/** Measures letters in the display face. */
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
    widthOf: (letter) => widths.map((widthOf) => widthOf(letter)).find((width) => width > 0) ?? UNKNOWN,
    reachOf: (letter) =>
      reaches.map((reachOf) => reachOf(letter)).find(({ above, below }) => above > 0 || below > 0) ?? NO_REACH,
  };
}
