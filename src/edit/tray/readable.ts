/** What the page's words on the story's background are written with; `vite/content/oddities.ts` has the same. */
export const CREAM = '#fff6e6';
/** The contrast with it that a background's colours need: more than words do, since light lies over them. */
export const LEAST_CONTRAST = 5;

/** Contrast by WCAG 2 of two colours, `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether the page's words can be read on a colour. */
export function canReadOn(colour: string): boolean {
  return contrast(colour, CREAM) >= LEAST_CONTRAST;
}

/** A contrast as it is told: rounded down, so that none seems enough that is not. */
export function tellContrast(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
}

/** The same colour, darker by as little as it takes for words to be read on it. */
export function darken(colour: string): string {
  for (let share = 1; share > 0; share -= 0.01) {
    const darker = `#${channelsOf(colour)
      .map((channel) =>
        Math.floor(channel * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (canReadOn(darker)) return darker;
  }
  return '#000000';
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((step) => {
    const channel = step / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
