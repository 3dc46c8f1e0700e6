import { onCLS, onFCP, onFID, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Hands each page-performance metric to `report` once it is known. Loaded after everything else. */
export function measureVitals(report: (metric: Metric) => void): void {
  for (const observe of [onCLS, onFID, onFCP, onLCP, onTTFB, onINP]) observe(report);
}
