import type { CSSProperties } from 'react';
import type { HorizonProps } from '../../world';
import styles from './horizon.module.css';

/** The line at the foot of a page. A ring moves along it page by page towards the ring at its end. */
export function Horizon({ progress }: HorizonProps) {
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg className={styles.still} viewBox="0 0 32 32">
        <circle cx="16" cy="16" r="12.5" />
        <path className={styles.stone} d="M12 3.5L14 0h4l2 3.5-4 3z" />
      </svg>
      <svg className={styles.moving} viewBox="0 0 32 32" style={{ '--moved': progress } as CSSProperties}>
        <circle cx="16" cy="16" r="12.5" />
      </svg>
    </div>
  );
}
