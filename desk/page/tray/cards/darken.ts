import { canReadOn } from '../../../../src/model/colours/contrast';
import { hexOfRgb, rgbOf } from '../../../../src/model/colours/srgb';

/** How much darker each try is, as a share of the colour. */
const STEP = 0.01;

/** Darkens a colour, `#rrggbb`, just enough for the story’s words to be readable on it. */
export function darken(colour: string): string {
  const [red, green, blue] = rgbOf(colour);
  // Ends with black at the latest.
  for (let share = 1; ; share -= STEP) {
    const darker = hexOfRgb({ r: Math.floor(red * share), g: Math.floor(green * share), b: Math.floor(blue * share) });
    if (canReadOn(darker)) return darker;
  }
}
