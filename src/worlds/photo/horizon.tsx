import type { CSSProperties } from 'react';
import type { HorizonProps } from '../world';
import styles from './horizon.module.css';

/** The line at a page's foot. A ring on it comes page by page to the one that waits at its end. */
export function Horizon({ way }: HorizonProps) {
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg className={styles.waiting} viewBox="0 0 32 32">
        <circle cx="16" cy="16" r="12.500" />
        <path className={styles.stone} d="M12 3.500L14 0h4l2 3.500-4 3z" />
      </svg>
      <svg className={styles.coming} viewBox="0 0 32 32" style={{ '--come': way } as CSSProperties}>
        <circle cx="16" cy="16" r="12.500" />
      </svg>
    </div>
  );
}
