/** The `sizes` attribute of a picture with this ratio of `width` to `height` that covers the window. */
export function coverSizes(width: number, height: number): string {
  return `max(100vw, ${Math.ceil((100 * width) / height)}vh)`;
}
