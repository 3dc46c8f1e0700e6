/** Sets a canvas's font for a caption, exactly as in CSS: both views must break lines at the same words. */
export function setCaptionType(context: CanvasRenderingContext2D, size: number, family: string): void {
  context.font = `400 ${size}px ${family}`;
  context.letterSpacing = `${-0.01 * size}px`;
  // Otherwise a canvas may round letter widths to whole pixels.
  context.textRendering = 'geometricPrecision';
}
