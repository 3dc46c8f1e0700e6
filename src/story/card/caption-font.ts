/** Letter spacing of captions, in em; `.caption` in flat-card.module.css has the same. */
export const CAPTION_TRACKING = -0.01;

/** Sets a canvas's font for a caption exactly as in CSS, so that both views break lines at the same words. */
export function setCaptionFont(context: CanvasRenderingContext2D, size: number, family: string): void {
  context.font = `400 ${size}px ${family}`;
  context.letterSpacing = `${CAPTION_TRACKING * size}px`;
  // Otherwise some browsers round letter widths to whole pixels.
  context.textRendering = 'geometricPrecision';
}
