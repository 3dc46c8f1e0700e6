import { useSyncExternalStore } from 'react';

/** True while the page is laid out for paper, for what paper must show and a screen hides. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

function isPrinting(): boolean {
  return matchMedia('print').matches;
}

function subscribe(onChange: () => void): () => void {
  const print = matchMedia('print');
  print.addEventListener('change', onChange);
  return () => print.removeEventListener('change', onChange);
}
