import { setCaptionType } from './caption-type';

/** Returns the width of a caption at a font size, both in CSS px. */
export type CaptionMeasure = (text: string, size: number) => number;

/** Measures captions in the display font if it has loaded, else in its fallback. */
export function createCaptionMeasure(): CaptionMeasure {
  // Without the GPU: this canvas only measures.
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  let lastSize = 0;
  return (text, size) => {
    if (!context) return text.length * size * 0.5; // a letter's usual width
    // Not for every text: parsing a font is slow.
    if (size !== lastSize) setCaptionType(context, (lastSize = size), family);
    return context.measureText(text).width;
  };
}
