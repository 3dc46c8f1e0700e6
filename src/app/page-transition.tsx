import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Screen } from '../site/addresses';
import styles from './page-transition.module.css';

export type PageTransitionProps = { screen: Screen; children: ReactNode };

/** True until the visit's first screen has mounted, which is usually prerendered and painted, so it does not animate. */
let isFirst = true;

/**
 * Animates each later screen in: home fades, and a page uses `--spring-page` (`src/styles/tokens.css`). The link that
 * led here is gone and has lost focus, so the heading receives focus and screen readers announce the page.
 * `app.tsx` keys it by the screen of the address (`screenOf`). `print-facts.ts` reads `data-screen`.
 */
export function PageTransition({ screen, children }: PageTransitionProps) {
  const [isStatic] = useState(isFirst);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) focusHeading(frame.current);
    isFirst = false;
  }, []);
  return (
    <div
      ref={frame}
      className={isStatic ? undefined : screen === 'home' ? styles.home : styles.page}
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
