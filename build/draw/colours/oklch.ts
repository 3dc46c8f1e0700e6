import { clampChroma, converter, formatHex, lerp, type Oklch } from 'culori';

const toOklab = converter('oklab');
const toOklch = converter('oklch');

/** A colour as lightness `l` 0 to 1, chroma `c` and hue `h` in degrees. @param hex `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  return parsed(toOklch(hex), hex);
}

/** `#rrggbb`, with as much of the chroma as a screen can show at that lightness. */
export function hexOf(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}

/** Mixes two colours in OKLab: 0 is the first, 1 the second. By hand, since culori's `interpolate` is far slower. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [parsed(toOklab(from), from), parsed(toOklab(to), to)];
  const between = (axis: 'l' | 'a' | 'b') => lerp(start[axis], end[axis], share);
  return formatHex(clampChroma({ mode: 'oklab', l: between('l'), a: between('a'), b: between('b') }, 'oklch'));
}

function parsed<Colour>(colour: Colour | undefined, hex: string): Colour {
  if (!colour) throw new Error(`"${hex}" is not a colour`);
  return colour;
}
