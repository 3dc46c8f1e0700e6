/** A small phone's window, for what is not about pixels: software WebGL draws each of them, at every frame. */
export const SMALL = { viewport: { width: 320, height: 568 } };
