import { hexOf, oklchOf } from './oklch.ts';

/** Lightness is searched in steps of 1 / STEPS. */
const STEPS = 100;

/** The same colour at the nearest suitable lightness, darker before lighter; unchanged if no lightness is suitable. */
export function nearest(hex: string, isSuitable: (hex: string) => boolean): string {
  return nearestOrNull(hex, isSuitable) ?? hex;
}

/** Like `nearest`, but null if no lightness is suitable. */
export function nearestOrNull(hex: string, isSuitable: (hex: string) => boolean): string | null {
  if (isSuitable(hex)) return hex;
  const own = oklchOf(hex);
  for (let step = 1; step <= STEPS; step++)
    for (const sign of [-1, 1]) {
      const l = own.l + (sign * step) / STEPS;
      // The first step beyond either end is clamped to black or white.
      if (l < -1 / STEPS || l > 1 + 1 / STEPS) continue;
      const candidate = hexOf({ ...own, l: Math.min(1, Math.max(0, l)) });
      if (isSuitable(candidate)) return candidate;
    }
  return null;
}
