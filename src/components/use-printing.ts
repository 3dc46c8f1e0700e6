import { useSyncExternalStore } from 'react';

/** True between `beforeprint` and `afterprint`: a browser waits for listeners of `beforeprint` only. */
let isPrintRequested = false;

/** True while the page is laid out for paper, to render what only paper shows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

function isPrinting(): boolean {
  return isPrintRequested || matchMedia('print').matches;
}

function subscribe(onChange: () => void): () => void {
  const print = matchMedia('print');
  const follow = ({ type }: Event) => {
    isPrintRequested = type === 'beforeprint';
    onChange();
  };
  print.addEventListener('change', onChange);
  window.addEventListener('beforeprint', follow);
  window.addEventListener('afterprint', follow);
  return () => {
    print.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', follow);
    window.removeEventListener('afterprint', follow);
  };
}
