import { FlagCloth, rolledColor } from '../scenery/ship/flag-cloth';
import { PAGE_BY_ID } from '../../../model/pages';
import type { EmblemProps } from '../../world';
import styles from './emblem.module.css';

/** A page's signal flag on a piece of halyard: rolled up and lashed until the page is read, then hoisted and opened. */
export function Emblem({ page, isUnread = false, isNewlyRead = false, className }: EmblemProps) {
  const letter = PAGE_BY_ID[page].flag;
  return (
    <svg
      className={`${styles.flag} ${className ?? ''}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-hoisting={isNewlyRead}
    >
      <path className={styles.halyard} d="M5 0v40" />
      {isUnread ? (
        <g>
          <path
            className={styles.bundle}
            d="M6 4c4 0 7 4 7 10s-1 10-.5 15c.3 3 2 5 1.5 7-3 .5-6-.5-8-1-3-4-3-9-2.5-15S3 6 6 4z"
          />
          <path className={styles.twist} stroke={rolledColor(letter)} d="M9.5 6c2.5 6 .5 13 1 23" />
          <path className={styles.lashing} d="M3.8 13q4.5 2 9 0M3.8 25.5q4.5 2 8.8 0" />
        </g>
      ) : (
        <g className={styles.cloth}>
          {/* A group of its own, since the animation would replace this transform. */}
          <g transform="translate(5 5)">
            <FlagCloth letter={letter} />
          </g>
        </g>
      )}
    </svg>
  );
}
