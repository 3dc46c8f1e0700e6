import { clampChroma, converter, formatHex, lerp, type Oklch } from 'culori';

const toOklab = converter('oklab');
const toOklch = converter('oklch');

/** A colour's lightness `l` from 0 to 1, chroma `c`, and hue `h` in degrees. @param hex `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  return requireColour(toOklch(hex), hex);
}

/** A colour as `#rrggbb`, with as much of its chroma as a screen can show at its lightness. */
export function hexOf(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}

/** Mixes two colours in OKLab; `share` is that of the second, 0 to 1. Culori's own `interpolate` is far slower. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [requireColour(toOklab(from), from), requireColour(toOklab(to), to)];
  const between = (axis: 'l' | 'a' | 'b') => lerp(start[axis], end[axis], share);
  return formatHex(clampChroma({ mode: 'oklab', l: between('l'), a: between('a'), b: between('b') }, 'oklch'));
}

function requireColour<Colour>(colour: Colour | undefined, hex: string): Colour {
  if (!colour) throw new Error(`"${hex}" is not a colour`);
  return colour;
}
