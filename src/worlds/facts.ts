import type { EndingDrawing } from './ending.ts';

/** What the build needs to know of a world. */
export type WorldFacts = {
  /** What an event's `drawing` may be. */
  drawings: readonly string[];
  /** The browser's own bar, in the colour of the cover's sky. */
  themeColor: string;
  /** The picture beside a link as SVG, 1200 × 630: without words, and dark and calm at its left, where names and date go. */
  sharePicture?: () => Promise<string>;
  /** The picture that all cards make together. */
  ending: EndingDrawing;
  /** What keeps the map company swims, and stands on no land. */
  mapOrnamentFloats?: boolean;
};
