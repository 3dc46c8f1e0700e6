import { useSyncExternalStore } from 'react';

/** Before it prints, a browser says so, and only then lays the page out for paper; it waits for what hears of the former alone. */
let isAsked = false;

/** True while the page is laid out for paper, for what paper must show and a screen hides. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

function isPrinting(): boolean {
  return isAsked || matchMedia('print').matches;
}

function subscribe(onChange: () => void): () => void {
  const print = matchMedia('print');
  const follow = ({ type }: Event) => {
    isAsked = type === 'beforeprint';
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
