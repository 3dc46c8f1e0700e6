import type { PageId } from '../../../../model/pages';
import { Flower, PAPERS } from '../flowers';
import styles from '../../ornaments/emblem.module.css';

export type LanternProps = { page: PageId };

/** A page's paper lantern, unfolded and lit. It hangs from 20, 2 in a 40 × 40 square; only its halo is larger. */
export function Lantern({ page }: LanternProps) {
  const { color, flower } = PAPERS[page];
  return (
    <g data-lantern={page}>
      <circle className={styles.halo} cx="20" cy="22" r="21" />
      <g className={styles.paper}>
        <path fill={color} d="M14 6h12q9 6 9 15.5T26 36H14Q5 31 5 21.5T14 6z" />
        <path className={styles.shade} d="M26 6q9 6 9 15.5T26 36h-4q8-6 8-15T22 6z" />
        <ellipse className={styles.flame} cx="20" cy="23" rx="11" ry="12.5" />
        <path className={styles.ribs} d="M9 11q11 3 22 0M5.5 18q14.5 4 29 0M5.5 25q14.5 4 29 0M9 32q11 3 22 0" />
        <g transform="translate(20 21.5)">
          <Flower shapes={flower} />
        </g>
        <path className={styles.rings} d="M13 34.5h14V37H13z" />
      </g>
      <path className={styles.rings} d="M13 4.5h14V7H13zM19.3 1h1.4v4h-1.4z" />
    </g>
  );
}
