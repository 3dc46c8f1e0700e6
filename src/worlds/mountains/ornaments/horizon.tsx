import type { CSSProperties } from 'react';
import styles from './horizon.module.css';
import type { HorizonProps } from '../../world';

/**
 * A ridge at the foot of a page. A red cog-railway train climbs it page by page towards the hut and so shows how far
 * through the site the guest is.
 */
export function Horizon({ progress }: HorizonProps) {
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg className={styles.ridge} viewBox="0 0 100 56" preserveAspectRatio="none">
        <path
          className={styles.peaks}
          d="M0 52l6-5 4 2 7-9 4 3 8-12 5 7 6-6 6 8 6-5 7-13 5 6 5-3 7-11 5 7 6-8 5 5 8-9V56H0z"
        />
        <path className={styles.track} d="M0 55L100 27" />
      </svg>
      <svg className={styles.railway} viewBox="0 0 60 34" style={{ '--climbed': progress } as CSSProperties}>
        <g transform="rotate(-3 30 30)">
          <path
            className={styles.solid}
            d="M10 29a3.5 3.5 0 1 0 .1 0zM22 29a3.5 3.5 0 1 0 .1 0zM38 29a3.5 3.5 0 1 0 .1 0zM50 29a3.5 3.5 0 1 0 .1 0z"
            transform="translate(0 -3)"
          />
          <path className={styles.coach} d="M4 28V10q0-3 3-3h19q2 0 2 2v19zM32 28V9q0-2 2-2h18q4 0 5 4l1.5 8v9z" />
          <path className={styles.solid} d="M3 7.5Q3 4 7 4h45q4 0 5 4H3zM28 22h4v3h-4z" />
          <path
            className={styles.pane}
            d="M7 12h5v7H7zM14 12h5v7h-5zM21 12h4v7h-4zM35 12h5v7h-5zM42 12h5v7h-5zM49 12h4.5l2 7H49z"
          />
        </g>
      </svg>
      <svg className={styles.hut} viewBox="0 0 46 44">
        <path className={styles.glow} d="M10 30L-24 40h34z" />
        <path className={styles.wall} d="M6 44V22L22 9l18 13v22z" />
        <path className={styles.solid} d="M22 3l22 18-2.5 3L22 8.5 3.5 24 1 21zM34 12V4h4v11z" />
        <path className={styles.lamp} d="M12 26h8v8h-8z" />
        <path className={styles.solid} d="M15.5 26h1v8h-1zM12 29.5h8v1h-8zM26 44V29h8v15z" />
      </svg>
    </div>
  );
}
