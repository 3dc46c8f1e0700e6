/** The `sizes` attribute of a picture of this aspect ratio that fills the window, as with `object-fit: cover`. */
export function coverSizes(width: number, height: number): string {
  return `max(100vw, ${Math.ceil((100 * width) / height)}vh)`;
}
