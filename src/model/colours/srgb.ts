/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @param hex `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** Converts an sRGB channel to linear light; both are 0 to 1. */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** `#rrggbb` */
export function hexOfRgb({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
