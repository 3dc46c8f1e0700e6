import type { KnotProps } from '../../world';
import styles from './knot.module.css';

/** The left rope: it enters from the left and turns back. The right rope mirrors it. */
const ROPE = 'M6 22H80C94 22 96 11 109 11S127 19 127 28S122 45 109 45S94 34 80 34H6';
/** The part of the right rope that is drawn again over the left one, so that the two loops interlock. */
const CROSSING = 'M94 11.5C80 9 73 19 73 28S78 45 91 45S106 34 120 34';

/** A reef knot of two ropes. */
export function Knot({ className }: KnotProps) {
  return (
    <svg className={`${styles.knot} ${className ?? ''}`} viewBox="0 0 200 56" aria-hidden="true">
      <g className={styles.right}>
        <path className={styles.rope} d={ROPE} transform="matrix(-1 0 0 1 200 0)" />
        <path className={styles.strands} d={ROPE} transform="matrix(-1 0 0 1 200 0)" />
      </g>
      <g className={styles.left}>
        <path className={styles.gap} d={ROPE} />
        <path className={styles.rope} d={ROPE} />
        <path className={styles.strands} d={ROPE} />
      </g>
      <g className={styles.right}>
        <path className={styles.gap} d={CROSSING} />
        <path className={styles.rope} d={CROSSING} />
        <path className={styles.strands} d={CROSSING} />
      </g>
    </svg>
  );
}
