import { linear, rgbOf } from './srgb.ts';

/**
 * Converts a colour to OKLab, in which the story's background mixes: lightness 0 to 1 and two axes of hue. Guests download
 * this, so it uses no colour library. Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
 * @param hex `#rrggbb`, sRGB
 */
export function oklabOf(hex: string): [lightness: number, a: number, b: number] {
  const [r, g, b] = rgbOf(hex).map((channel) => linear(channel / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
