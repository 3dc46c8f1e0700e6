import { useEffect } from 'react';
import { onCLS, onFCP, onFID, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { registerServiceWorker } from '../offline/register-service-worker';
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
    // Nor does a printer wait for code.
    whenIdle(() => void bringFacts().catch(() => {}));
    if (mayFetchAhead()) whenIdle(() => void registerServiceWorker());
  }, []);
  return null;
}

async function bringFacts(): Promise<void> {
  const { printFacts } = await import('../pages/landing/print-facts');
  printFacts();
}

/** Hands each page-performance metric to `report` once it is known. */
function measureVitals(report: (metric: Metric) => void): void {
  for (const observe of [onCLS, onFID, onFCP, onLCP, onTTFB, onINP]) observe(report);
}
