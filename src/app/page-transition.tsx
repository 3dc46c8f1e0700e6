import { useEffect, useState, type ReactNode } from 'react';
import type { Screen } from './routes';
import styles from './page-transition.module.css';

export type PageTransitionProps = { screen: Screen; children: ReactNode };

/** The first screen of a load stands at once: it may have been painted before any script came. */
let isFirst = true;

/** Lets a screen enter with the page spring. It plays whenever it is mounted anew. */
export function PageTransition({ screen, children }: PageTransitionProps) {
  const [standsAtOnce] = useState(() => isFirst && screen === 'home');
  useEffect(() => {
    isFirst = false;
  }, []);
  return (
    <div className={standsAtOnce ? undefined : screen === 'home' ? styles.home : styles.page} data-screen={screen}>
      {children}
    </div>
  );
}
