import { useEffect, useState } from 'react';
import { createCaptionMeasure, type CaptionMeasure } from '../card/caption-measure';

/** Measures captions. The function changes once the fonts of the first screen have loaded, so that all are fitted again. */
export function useCaptionMeasure(): CaptionMeasure | null {
  const [measure, setMeasure] = useState(() => (import.meta.env.SSR ? null : createCaptionMeasure()));
  useEffect(() => {
    if (document.fonts.status === 'loaded') return;
    let cancelled = false;
    void document.fonts.ready.then(() => !cancelled && setMeasure(() => createCaptionMeasure()));
    return () => {
      cancelled = true;
    };
  }, []);
  return measure;
}
