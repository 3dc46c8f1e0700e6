/** One colour, or a gradient of two or three. */
export type Background = string | string[];

/** The background of a story's first card, unless the card has its own. */
export const DUSK = ['#1d2450', '#4b3f86', '#9a4f7c'];

/** The background of each card: its own, or else the previous card's. The first card's default is `DUSK`. */
export function backgroundsOf(cards: readonly { background?: Background | undefined }[]): Background[] {
  let background: Background = DUSK;
  return cards.map((card) => (background = card.background ?? background));
}

/** The two or three colours of a background, in lower case; a single colour twice. */
export function gradientOf(background: Background): string[] {
  const colours = [background].flat().map((colour) => colour.toLowerCase());
  return colours.length === 1 ? [...colours, ...colours] : colours;
}
