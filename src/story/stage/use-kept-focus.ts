import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Whoever steers by keyboard goes on from the first button after the deck when the one that had the focus has gone: it would
 * fall to the page, and the next Tab lead back to its start.
 */
export function useKeptFocus(area: RefObject<Element | null>): void {
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  // After each render: any of them can take a button away.
  useLayoutEffect(() => {
    const hasGone = focused.current instanceof Element && !focused.current.isConnected;
    if (!hasGone || document.activeElement !== document.body) return;
    focused.current = null;
    area.current?.querySelector<HTMLElement>('section ~ * button')?.focus({ preventScroll: true });
  });
}
