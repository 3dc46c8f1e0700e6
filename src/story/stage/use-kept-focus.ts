import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When a render of the calling component removes the focused button, moves the focus to the first button after the deck.
 * Otherwise the focus would fall to the page, and the next Tab would start from the top.
 */
export function useKeptFocus(): void {
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // After each render, since any render can remove a button.
  useLayoutEffect(() => {
    const hasGone = focused.current instanceof Element && !focused.current.isConnected;
    if (!hasGone || document.activeElement !== document.body) return;
    focused.current = null;
    // The deck is the page's first section.
    document.querySelector<HTMLElement>('section ~ * button')?.focus({ preventScroll: true });
  });
}
