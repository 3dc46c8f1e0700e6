import { PAPERS } from './flowers';
import { Lantern } from './lantern';
import type { EmblemProps } from '../world';
import styles from './emblem.module.css';

/** A page's paper lantern: folded flat before the page is read, then it drops open and lights up. */
export function Emblem({ page, waiting = false, arriving = false, className }: EmblemProps) {
  return (
    <svg
      className={`${styles.emblem} ${className ?? ''}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-folded={waiting}
      data-unfolding={arriving}
    >
      {waiting ? (
        <g>
          <path className={styles.thread} d="M20 0v14M20 26v8" />
          <path className={styles.fold} d="M12 13.500h16v2.400H12zM12 24h16v2.400H12z" />
          <path className={styles.folded} d="M7 16h26q2 4.100 0 8.200H7q-2-4.100 0-8.200z" />
          <path stroke={PAPERS[page].paper} className={styles.dye} d="M6.800 18.800h26.400M6.800 21.500h26.400" />
        </g>
      ) : (
        <Lantern page={page} />
      )}
    </svg>
  );
}
