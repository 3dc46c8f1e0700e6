import { readFile } from 'node:fs/promises';
import { DISPLAY_AXES } from './faces.ts';
import { cutDisplay } from './make-fonts.ts';
import { readDepths, readWidths } from './metrics.ts';

/** What a letter that no file has is taken for: a square of the size, as the widest scripts have it. */
const UNKNOWN = 1;

/** Measures of a letter in the display face, in shares of its size. */
export type LetterMeasures = {
  widthOf: (letter: string) => number;
  /** How far it reaches below the line. */
  depthOf: (letter: string) => number;
};

/** Measures letters in the display face, each in the file that has it. */
export async function measureDisplay(cacheFolder: string, letters: string): Promise<LetterMeasures> {
  const files = await cutDisplay(cacheFolder, ` ${letters}`, 'normal', { ...DISPLAY_AXES, wght: 400 });
  const cuts = await Promise.all(files.map((file) => readFile(file)));
  const widths = cuts.map(readWidths);
  const depths = cuts.map(readDepths);
  return {
    widthOf: (letter) => widths.map((widthOf) => widthOf(letter)).find((width) => width > 0) ?? UNKNOWN,
    depthOf: (letter) => Math.max(...depths.map((depthOf) => depthOf(letter))),
  };
}
