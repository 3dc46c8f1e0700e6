import { contrastOf, CREAM, LEAST_ON_BACKGROUND } from '../forms/contrast';

/** How much of a colour's light is left at each step. */
const STEP = 0.01;

/** Whether the page's words can be read on a colour. */
export function canReadOn(colour: string): boolean {
  return contrastOf(colour, CREAM) >= LEAST_ON_BACKGROUND;
}

/** The same colour, darker by as little as it takes for words to be read on it. */
export function darken(colour: string): string {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  for (let share = 1; share > 0; share -= STEP) {
    const darker = channels.map((channel) =>
      Math.floor(channel * share)
        .toString(16)
        .padStart(2, '0'),
    );
    if (canReadOn(`#${darker.join('')}`)) return `#${darker.join('')}`;
  }
  return '#000000';
}
