import { useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollBehavior } from './scroll-behavior';

export type Panels = {
  panels: RefObject<HTMLDivElement | null>;
  /** The panel that is in view at first. */
  middle: RefObject<HTMLDivElement | null>;
  /** Brings a panel into view and hands it the focus, so that keys and screen readers go on from there. */
  show: (panel: HTMLElement | null) => void;
};

/** Panels side by side, one in view at a time, on a phone. On a wide screen nothing here scrolls. */
export function usePanels(): Panels {
  const panels = useRef<HTMLDivElement>(null);
  const middle = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    panels.current?.scrollTo({ left: middle.current?.offsetLeft ?? 0, behavior: 'instant' });
  }, []);

  const show = (panel: HTMLElement | null) => {
    if (!panel) return;
    panel.focus({ preventScroll: true });
    panels.current?.scrollTo({ left: panel.offsetLeft, behavior: scrollBehavior() });
  };
  return { panels, middle, show };
}
