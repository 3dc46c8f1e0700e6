import { readFile } from 'node:fs/promises';
import { DISPLAY_AXES } from './faces.ts';
import { cutDisplay } from './make-fonts.ts';
import { readReach, readWidths } from './metrics.ts';

/** What a letter that no file has is taken for: a square of the size, as the widest scripts have it. */
const UNKNOWN = 1;

const NO_REACH = { above: 0, below: 0 };

/** Measures of a letter in the display face, in shares of its size. */
export type LetterMeasures = {
  widthOf: (letter: string) => number;
  /** How far it reaches above the line that it stands on, and below. */
  reachOf: (letter: string) => { above: number; below: number };
};

/** Measures letters in the display face, each in the file that has it. */
export async function measureDisplay(cacheFolder: string, letters: string): Promise<LetterMeasures> {
  const files = await cutDisplay(cacheFolder, ` ${letters}`, 'normal', { ...DISPLAY_AXES, wght: 400 });
  const cuts = await Promise.all(files.map((file) => readFile(file)));
  const widths = cuts.map(readWidths);
  const reaches = cuts.map(readReach);
  return {
    widthOf: (letter) => widths.map((widthOf) => widthOf(letter)).find((width) => width > 0) ?? UNKNOWN,
    reachOf: (letter) =>
      reaches.map((reachOf) => reachOf(letter)).find(({ above, below }) => above > 0 || below > 0) ?? NO_REACH,
  };
}
