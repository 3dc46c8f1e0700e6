import { useLayoutEffect, useRef, type UIEvent } from 'react';
import { pathOfAddress } from '../frame/site-pages';
import { useDesk, type Panel } from '../state/desk-store';

/** How far each panel was scrolled, in CSS px, by the panel’s name or, for the page panel, by the page’s path. */
const scrollTops = new Map<string, number>();

/**
 * Scrolls a panel back to where it was. To do opens at its top. So does a panel that is empty until it loads, since it
 * cannot scroll yet.
 */
export function usePanelScroll(panel: Panel | null) {
  const path = useDesk(({ address }) => pathOfAddress(address));
  const key = panel === 'page' ? path : (panel ?? '');
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = key === 'todo' ? 0 : (scrollTops.get(key) ?? 0);
  }, [key]);
  return { ref, onScroll: ({ currentTarget }: UIEvent) => void scrollTops.set(key, currentTarget.scrollTop) };
}
