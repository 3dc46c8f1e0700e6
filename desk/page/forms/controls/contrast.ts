/** How readable text on a colour is. */
export type Contrast = { ratio: number; shown: string; isEnough: boolean; judgement: string };

/** Whether a text is a colour as content files write it. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Describes a contrast. The ratio is rounded down, so that too little never looks like enough. */
export function judge(ratio: number, least: number, what: string): Contrast {
  const shown = `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
  const isEnough = ratio >= least;
  const judgement = isEnough
    ? `${what} can be seen well.`
    : `${what} cannot be seen well enough: ${least} : 1 is needed.`;
  return { ratio, shown, isEnough, judgement };
}
