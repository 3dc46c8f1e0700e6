import { useEffect, useState } from 'react';
import { createCaptionMeasure, type CaptionMeasure } from '../card/caption-measure';

/**
 * The function that measures captions; null while prerendering. If fonts are still loading, it is replaced by a new function
 * when they have loaded, so that all captions are fitted again.
 */
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
