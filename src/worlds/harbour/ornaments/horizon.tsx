import { useId, type CSSProperties } from 'react';
import styles from './horizon.module.css';
import type { HorizonProps } from '../../world';

/**
 * The sea's horizon at the foot of a page. A schooner sails page by page towards the lighthouse and so shows how far
 * through the site the guest is.
 */
export function Horizon({ progress }: HorizonProps) {
  const gradientId = useId();
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg className={styles.schooner} viewBox="0 0 60 44" style={{ '--sailed': progress } as CSSProperties}>
        <path className={styles.sail} d="M15 33V8L4 33zM17 33V3l14 30zM33 33V9l12 24zM46 33l-1.5-18L56 31z" />
        <path className={styles.solid} d="M2 35h56l-7 7H9z" />
      </svg>
      <svg className={styles.lighthouse} viewBox="0 0 40 60">
        <linearGradient id={gradientId}>
          <stop offset="0" className={styles.dark} />
          <stop offset="1" className={styles.lit} />
        </linearGradient>
        <path className={styles.beam} d="M20 12-260-14v52z" fill={`url(#${gradientId})`} />
        <path className={styles.solid} d="M0 60c4-9 10-9 14-12h14c4 3 8 4 12 12z" />
        <path className={styles.tower} d="M14 49l2.5-32h7L26 49z" />
        <path className={styles.lamp} d="M15.5 16V9h9v7z" />
        <path className={styles.solid} d="M14 9l6-6 6 6zM13.5 16h13v2h-13z" />
      </svg>
    </div>
  );
}
