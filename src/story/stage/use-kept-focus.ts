import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * When the focused button disappears, moves the focus to the first button after the deck. Otherwise it would fall to the
 * page, and the next Tab would start from the top.
 */
export function useKeptFocus(page: RefObject<Element | null>): void {
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // After each render, since any of them can remove a button.
  useLayoutEffect(() => {
    const hasGone = focused.current instanceof Element && !focused.current.isConnected;
    if (!hasGone || document.activeElement !== document.body) return;
    focused.current = null;
    page.current?.querySelector<HTMLElement>('section ~ * button')?.focus({ preventScroll: true });
  });
}
