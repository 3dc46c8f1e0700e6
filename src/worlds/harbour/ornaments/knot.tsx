import type { KnotProps } from '../../world';
import styles from './knot.module.css';

/** A bight that enters from the left and turns back; the right one mirrors it. */
const BIGHT = 'M6 22H80C94 22 96 11 109 11S127 19 127 28S122 45 109 45S94 34 80 34H6';
/** The part of the right bight that is drawn on top, which turns two loops into a knot. */
const ABOVE = 'M94 11.5C80 9 73 19 73 28S78 45 91 45S106 34 120 34';

/** A reef knot: two ropes, one knot. */
export function Knot({ className }: KnotProps) {
  return (
    <svg className={`${styles.knot} ${className ?? ''}`} viewBox="0 0 200 56" aria-hidden="true">
      <g className={styles.right}>
        <path className={styles.rope} d={BIGHT} transform="matrix(-1 0 0 1 200 0)" />
        <path className={styles.lay} d={BIGHT} transform="matrix(-1 0 0 1 200 0)" />
      </g>
      <g className={styles.left}>
        <path className={styles.gap} d={BIGHT} />
        <path className={styles.rope} d={BIGHT} />
        <path className={styles.lay} d={BIGHT} />
      </g>
      <g className={styles.right}>
        <path className={styles.gap} d={ABOVE} />
        <path className={styles.rope} d={ABOVE} />
        <path className={styles.lay} d={ABOVE} />
      </g>
    </svg>
  );
}
