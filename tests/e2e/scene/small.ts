/** A small phone's viewport, for tests that do not need pixels: software WebGL is slow for each of them. */
export const SMALL = { viewport: { width: 320, height: 568 } };
