import type { EndingDrawing } from './ending-drawing.ts';

/** What the build needs to know about a world. */
export type WorldFacts = {
  /** Colour of the browser's own bar, matching the cover's sky. */
  themeColor: string;
  /** The link preview picture as SVG, 1200 × 630: no text, and dark and calm on the left, where names and date go. */
  sharePicture?: () => Promise<string>;
  ending: EndingDrawing;
  /** True if the map ornament belongs on water, not on land. */
  mapOrnamentFloats?: boolean;
};
