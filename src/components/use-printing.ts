import { useSyncExternalStore } from 'react';

/** True between `beforeprint` and `afterprint`. Printing waits for their listeners, but not for a media query's. */
let isPrintRequested = false;

/** True while the page is laid out for paper. A component then renders what only paper shows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

function isPrinting(): boolean {
  // Developer tools can show the print styles without these events.
  return isPrintRequested || matchMedia('print').matches;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia('print');
  const onPrint = ({ type }: Event) => {
    isPrintRequested = type === 'beforeprint';
    onChange();
  };
  query.addEventListener('change', onChange);
  window.addEventListener('beforeprint', onPrint);
  window.addEventListener('afterprint', onPrint);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', onPrint);
    window.removeEventListener('afterprint', onPrint);
  };
}
