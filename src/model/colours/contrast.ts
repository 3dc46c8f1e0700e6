import { linear, rgbOf } from './srgb.ts';

/** The contrast that WCAG 2 requires: AA for text, AAA for reading, AA for large text and for shapes. */
export const CONTRAST = { text: 4.5, reading: 7, large: 3, shapes: 3 } as const;

/** The darkest cream that any world uses for text on the story's backgrounds. */
export const CREAM = '#fff6e6';

/** The least contrast of cream on a background: more than `CONTRAST.text`, since light is drawn over the background. */
export const CONTRAST_ON_BACKGROUND = 5;

/** The linear light, 0 to 1, of each of a channel's 256 values. */
const LINEAR = Float64Array.from({ length: 256 }, (_, step) => linear(step / 255));

/** Relative luminance by WCAG 2: 0 for black, 1 for white. Channels are whole numbers up to 255. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? 1) + 0.7152 * (LINEAR[green] ?? 1) + 0.0722 * (LINEAR[blue] ?? 1);
}

/** Contrast ratio by WCAG 2 of two luminances, 1 to 21. */
export function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast ratio by WCAG 2 of two colours, `#rrggbb`. */
export function contrast(one: string, other: string): number {
  return ratio(luminance(...rgbOf(one)), luminance(...rgbOf(other)));
}

/** Formats a contrast ratio. Rounds down, so that too little never looks like enough. */
export function showRatio(value: number): string {
  return (Math.floor(value * 10) / 10).toFixed(1);
}

/** Whether the story's words are legible on a background colour, `#rrggbb`. See `background-contrast.test.ts`. */
export function canReadOn(colour: string): boolean {
  return contrast(colour, CREAM) >= CONTRAST_ON_BACKGROUND;
}
