import { useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollBehavior } from './scroll-behavior';
import { showMiddle } from './show-middle';

export type Panels = {
  panels: RefObject<HTMLDivElement | null>;
  /** The panel in view at first. Stays null if the party has only one side. */
  middle: RefObject<HTMLDivElement | null>;
  /** Scrolls a panel into view and focuses it, so that keyboards and screen readers continue there. */
  show: (panel: HTMLElement | null) => void;
};

/** Horizontal panels on a phone, one in view at a time. On a wide screen they do not scroll. */
export function usePanels(): Panels {
  const panels = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (panels.current) showMiddle(panels.current);
  }, []);

  const show = (panel: HTMLElement | null) => {
    if (!panel) return;
    panel.focus({ preventScroll: true });
    panels.current?.scrollTo({ left: panel.offsetLeft, behavior: scrollBehavior() });
  };
  return { panels, middle, show };
}
