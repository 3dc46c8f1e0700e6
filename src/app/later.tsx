import { useEffect } from 'react';
import { onCLS, onFCP, onFID, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { keepWords } from '../offline/keep-words';
import { whenIdle } from '../when-idle';
import { mayFetchAhead, usePrefetch } from './prefetch';
import type { Screen } from '../site/addresses';

export type LaterProps = {
  opened: boolean;
  /** The screen of the address, behind the cover too. */
  addressed: Screen;
};

/** What no guest waits for: pages are fetched ahead, and the site is measured, and kept for a visit without network. */
export function Later({ opened, addressed }: LaterProps) {
  usePrefetch(opened, addressed);
  useEffect(() => {
    measureVitals(() => {});
    // By the time that it is needed it might not be there.
    import('./recover').catch(() => {});
    // Nor does a printer wait for code.
    whenIdle(
      () =>
        void import('../pages/landing/print-facts').then(
          ({ printFacts }) => printFacts(),
          () => {},
        ),
    );
    if (mayFetchAhead()) whenIdle(() => void keepWords());
  }, []);
  return null;
}

/** Hands each page-performance metric to `report` once it is known. */
function measureVitals(report: (metric: Metric) => void): void {
  for (const observe of [onCLS, onFID, onFCP, onLCP, onTTFB, onINP]) observe(report);
}
