/** How wide a picture of this shape is shown where it covers the window, as in the `sizes` of an `img`. */
export function coverSizes(width: number, height: number): string {
  return `max(100vw, ${Math.ceil((100 * width) / height)}vh)`;
}
