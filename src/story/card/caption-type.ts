/** Readies a canvas for a caption of a size in CSS px, as the pages set it: both views must break lines at the same words. */
export function setCaptionType(context: CanvasRenderingContext2D, size: number, family: string): void {
  context.font = `400 ${size}px ${family}`;
  context.letterSpacing = `${-0.01 * size}px`;
  // Else a canvas may round the letters' widths to whole pixels.
  context.textRendering = 'geometricPrecision';
}
