import { useEffect } from 'react';
import { onCLS, onFCP, onFID, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { registerServiceWorker } from '../offline/register-service-worker';
import { whenIdle } from '../when-idle';
import { mayFetchAhead, usePrefetch } from './prefetch';
import type { Screen } from '../site/addresses';

export type DeferredWorkProps = {
  opened: boolean;
  /** The screen of the address, even behind the cover. */
  addressScreen: Screen;
};

/** Everything that can wait: prefetching, measuring performance, the facts printed with home, and the service worker. */
export function DeferredWork({ opened, addressScreen }: DeferredWorkProps) {
  usePrefetch(opened, addressScreen);
  useEffect(() => {
    // Nobody receives the metrics: replace this function to collect them.
    measureVitals(() => {});
    // Loaded ahead, since printing does not wait for code.
    whenIdle(() => void loadPrintFacts().catch(() => {}));
    if (mayFetchAhead()) whenIdle(() => void registerServiceWorker());
  }, []);
  return null;
}

async function loadPrintFacts(): Promise<void> {
  const { printFacts } = await import('../pages/landing/print-facts');
  printFacts();
}

/** Passes each web vital to `report` once it is known. */
function measureVitals(report: (metric: Metric) => void): void {
  for (const observe of [onCLS, onFID, onFCP, onLCP, onTTFB, onINP]) observe(report);
}
