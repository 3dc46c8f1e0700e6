import { useEffect, useState } from 'react';
import { setCaptionType } from '../card/caption-type';

/** Returns the width of a caption at a font size, both in CSS px. */
export type CaptionMeasure = (text: string, size: number) => number;

/** Measures captions in the display font. The function changes once that font has loaded, so that all are fitted again. */
export function useCaptionMeasure(): CaptionMeasure {
  const [measure, setMeasure] = useState(createMeasure);
  useEffect(() => {
    if (document.fonts.status === 'loaded') return;
    let cancelled = false;
    void document.fonts.ready.then(() => !cancelled && setMeasure(createMeasure));
    return () => {
      cancelled = true;
    };
  }, []);
  return measure;
}

function createMeasure(): CaptionMeasure {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  return (text, size) => {
    if (!context) return text.length * size * 0.5;
    setCaptionType(context, size, family);
    return context.measureText(text).width;
  };
}
