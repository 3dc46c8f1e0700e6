import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Screen } from '../site/addresses';
import styles from './page-transition.module.css';

export type PageTransitionProps = { screen: Screen; children: ReactNode };

/** The first screen of a load stands at once: it may have been painted before any script came. */
let isFirst = true;

/**
 * Lets a screen enter with the page spring. It plays whenever it is mounted anew. The link that led here is gone by
 * then, and the focus with it: the heading takes it, so that a screen reader says where it is.
 */
export function PageTransition({ screen, children }: PageTransitionProps) {
  const [standsAtOnce] = useState(() => isFirst && screen === 'home');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) focusHeading(frame.current);
    isFirst = false;
  }, []);
  return (
    <div
      ref={frame}
      className={standsAtOnce ? undefined : screen === 'home' ? styles.home : styles.page}
      data-screen={screen}
    >
      {children}
    </div>
  );
}

function focusHeading(screen: Element | null): void {
  const heading = screen?.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
