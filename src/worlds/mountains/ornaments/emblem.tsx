import { PAPERS } from '../scenery/flowers';
import { Lantern } from '../scenery/lights/lantern';
import type { EmblemProps } from '../../world';
import styles from './emblem.module.css';

/** A page's paper lantern: folded flat until the page is read, then it drops open and lights up. */
export function Emblem({ page, isUnread = false, isNewlyRead = false, className }: EmblemProps) {
  return (
    <svg
      className={`${styles.emblem} ${className ?? ''}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-folded={isUnread}
      data-unfolding={isNewlyRead}
    >
      {isUnread ? (
        <g>
          <path className={styles.thread} d="M20 0v12M20 28v9" />
          <path className={styles.fold} d="M12 11h16v2.500H12zM12 26.500h16V29H12z" />
          <path className={styles.folded} d="M6 13.500h28q2.400 6.500 0 13H6q-2.400-6.500 0-13z" />
          <path stroke={PAPERS[page].paper} className={styles.dye} d="M6.800 18.800h26.400M6.800 21.500h26.400" />
        </g>
      ) : (
        <Lantern page={page} />
      )}
    </svg>
  );
}
