import { useEffect, useState } from 'react';
import { setCaptionType } from '../card/caption-type';

/** The width in CSS px of a caption's text at a size in CSS px. */
export type CaptionMeasure = (text: string, size: number) => number;

/** Measures captions in the page's own display face; another function once that face has come, so that all are fitted anew. */
export function useCaptionMeasure(): CaptionMeasure {
  const [measure, setMeasure] = useState(createMeasure);
  useEffect(() => {
    if (document.fonts.status === 'loaded') return;
    let isHere = true;
    void document.fonts.ready.then(() => isHere && setMeasure(createMeasure));
    return () => {
      isHere = false;
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
