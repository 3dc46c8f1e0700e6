/** How well words can be read on a colour. */
export type Contrast = { ratio: number; shown: string; isEnough: boolean; judgement: string };

/** The cream that stands on the story's backgrounds, and what it needs there: more than words do, since light lies over these. */
export const CREAM = '#fff6e6';
export const LEAST_ON_BACKGROUND = 5;
/** What reading at length needs, and what shapes need to be seen. */
export const LEAST_FOR_READING = 7;
export const LEAST_FOR_SHAPES = 3;

/** Whether a colour is written as the content has them. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** The contrast of two colours by WCAG 2, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** What a contrast means, in words. Rounded down, so that too little never looks as if it were enough. */
export function judge(ratio: number, least: number, what: string): Contrast {
  const shown = `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
  const isEnough = ratio >= least;
  const judgement = isEnough
    ? `${what} can be seen well.`
    : `${what} cannot be seen well enough: ${least} : 1 is needed.`;
  return { ratio, shown, isEnough, judgement };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
