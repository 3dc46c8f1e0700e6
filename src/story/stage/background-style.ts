import type { CSSProperties } from 'react';
import { oklabOf } from '../../model/colours/oklab';
import { BACKGROUND_FADE_SECONDS, FADE_EASING } from '../look';

/** The custom properties of a background's colours. */
export const COLOURS = ['--colour-1', '--colour-2', '--colour-3'] as const;

/** A stage's custom properties: the colours of its background, if any, and `--fade`, the transition to the next one. */
export function backgroundStyle(background: readonly string[]): CSSProperties {
  const colours = COLOURS.flatMap((name, index) => {
    // Of two colours, the second is used twice.
    const colour = background[index] ?? background.at(-1);
    return colour ? [[name, cssColour(colour)]] : [];
  });
  return { '--fade': `${BACKGROUND_FADE_SECONDS}s ${FADE_EASING}`, ...Object.fromEntries(colours) } as CSSProperties;
}

/** A colour in OKLab, which mixes as in the scene; hexadecimal if the browser lacks OKLab, and in the prerendered page. */
export function cssColour(hex: string): string {
  return !import.meta.env.SSR && CSS.supports('color', 'oklab(0 0 0)') ? `oklab(${oklabOf(hex).join(' ')})` : hex;
}
