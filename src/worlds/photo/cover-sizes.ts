/** The `sizes` of an `img` of this shape that covers the window. */
export function coverSizes(width: number, height: number): string {
  return `max(100vw, ${Math.ceil((100 * width) / height)}vh)`;
}
