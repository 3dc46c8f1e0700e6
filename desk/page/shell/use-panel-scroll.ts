import { useLayoutEffect, useRef, type UIEvent } from 'react';
import { pathOfAddress } from '../frame/site-pages';
import { useDesk, type Panel } from '../state/desk-store';

/** How far each panel was scrolled, CSS px; the page panel has one for each page. */
const tops = new Map<string, number>();

/** Returns a panel to where it was scrolled. To do, and panels that first fetch their content, open at their top. */
export function usePanelScroll(panel: Panel | null) {
  const path = useDesk(({ address }) => pathOfAddress(address));
  const key = panel === 'page' ? path : `${panel}`;
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = key === 'todo' ? 0 : (tops.get(key) ?? 0);
  }, [key]);
  return { ref, onScroll: ({ currentTarget }: UIEvent) => void tops.set(key, currentTarget.scrollTop) };
}
