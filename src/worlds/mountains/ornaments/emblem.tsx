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
      data-unfolding={isNewlyRead}
    >
      {isUnread ? (
        <g>
          <path className={styles.thread} d="M20 0v12M20 28v9" />
          <path className={styles.foldedRings} d="M12 11h16v2.5H12zM12 26.5h16V29H12z" />
          <path className={styles.foldedPaper} d="M6 13.5h28q2.4 6.5 0 13H6q-2.4-6.5 0-13z" />
          <path stroke={PAPERS[page].color} className={styles.dye} d="M6.8 18.8h26.4M6.8 21.5h26.4" />
        </g>
      ) : (
        <Lantern page={page} />
      )}
    </svg>
  );
}
