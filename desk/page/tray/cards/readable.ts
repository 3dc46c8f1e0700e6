import { canReadOn } from '../../../../src/model/colours/contrast';

/** How much darker each step gets, as a share of the colour. */
const STEP = 0.01;

/** Darkens a colour just enough for text on it to be readable. */
export function darken(colour: string): string {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  for (let share = 1; ; share -= STEP) {
    const darker = channels.map((channel) =>
      Math.floor(channel * share)
        .toString(16)
        .padStart(2, '0'),
    );
    if (canReadOn(`#${darker.join('')}`)) return `#${darker.join('')}`;
  }
}
