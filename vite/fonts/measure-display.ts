import { DISPLAY_AXES } from './faces.ts';
import { cutFraunces } from './make-fonts.ts';
import { readWidths } from './metrics.ts';

/** What a letter that no file has is taken for, in shares of the size. */
const UNKNOWN = 0.8;

/** The widths of letters in the display face, in shares of its size. */
export async function measureDisplay(letters: string): Promise<(letter: string) => number> {
  const widths = (await cutFraunces(` ${letters}`, 'normal', { ...DISPLAY_AXES, wght: 400 })).map(readWidths);
  return (letter) => widths.map((widthOf) => widthOf(letter)).find((width) => width > 0) ?? UNKNOWN;
}
