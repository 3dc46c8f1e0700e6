import { oklabOf } from '../../src/story/oklab.ts';

/** A colour by how it is seen: lightness 0 to 1, chroma, and hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Halvings that find a chroma to a thousandth. */
const HALVINGS = 12;

/** @param hex `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOf(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** `#rrggbb`, with as much of the chroma as a screen can show at that lightness. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  if (isShown(linearOf(lightness, chroma, hue))) return toHex(linearOf(lightness, chroma, hue));
  let [low, high] = [0, chroma];
  for (let index = 0; index < HALVINGS; index++) {
    const middle = (low + high) / 2;
    if (isShown(linearOf(lightness, middle, hue))) low = middle;
    else high = middle;
  }
  return toHex(linearOf(lightness, low, hue));
}

/** The colour that lies between two, as it is seen: 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const [start, end] = [oklabOf(from), oklabOf(to)];
  const between = (axis: 0 | 1 | 2) => start[axis] + (end[axis] - start[axis]) * part;
  const [a, b] = [between(1), between(2)];
  return hexOf({ lightness: between(0), chroma: Math.hypot(a, b), hue: Math.atan2(b, a) });
}

/** Linear red, green and blue, outside of 0 to 1 where no screen shows it. */
function linearOf(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = [Math.cos(hue) * chroma, Math.sin(hue) * chroma];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isShown(linear: number[]): boolean {
  const tolerance = 0.0005;
  return linear.every((value) => value >= -tolerance && value <= 1 + tolerance);
}

function toHex(linear: number[]): string {
  const encoded = linear.map((value) => {
    const channel = Math.min(1, Math.max(0, value));
    return Math.round(255 * (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055));
  });
  return `#${encoded.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
