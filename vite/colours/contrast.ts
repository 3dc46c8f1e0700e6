/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What each step of a channel adds to the light, before its own weight. */
export const LINEAR = Float64Array.from({ length: 256 }, (_, step) => {
  const channel = step / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

/** @param hex `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** Relative luminance by WCAG 2, of whole steps: 0 for black, 1 for white. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? 1) + 0.7152 * (LINEAR[green] ?? 1) + 0.0722 * (LINEAR[blue] ?? 1);
}

/** Contrast by WCAG 2 of two luminances, 1 to 21. */
export function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast by WCAG 2 of two colours. */
export function contrast(one: string, other: string): number {
  return ratio(luminance(...rgbOf(one)), luminance(...rgbOf(other)));
}
