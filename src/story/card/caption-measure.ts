import { setCaptionFont } from './caption-font';

/** Returns the width of a caption at a font size, both in CSS px. */
export type CaptionMeasure = (text: string, size: number) => number;

/** Creates a measure in the display font if that has loaded, otherwise in its fallback. */
export function createCaptionMeasure(): CaptionMeasure {
  // Keeps the canvas off the GPU, since nothing is drawn on it.
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  let lastSize = 0;
  return (text, size) => {
    if (!context) return text.length * size * 0.5; // about half the font size per letter
    // Only for a new size, since parsing a font is slow.
    if (size !== lastSize) setCaptionFont(context, size, family);
    lastSize = size;
    return context.measureText(text).width;
  };
}
