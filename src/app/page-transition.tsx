import type { ReactNode } from 'react';
import type { Screen } from './routes';
import styles from './page-transition.module.css';

export type PageTransitionProps = { screen: Screen; children: ReactNode };

/** Lets a screen enter with the page spring. It plays whenever it is mounted anew. */
export function PageTransition({ screen, children }: PageTransitionProps) {
  return (
    <div className={screen === 'home' ? styles.home : styles.page} data-screen={screen}>
      {children}
    </div>
  );
}
