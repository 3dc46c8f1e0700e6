import type { KnotProps } from '../../world';
import styles from './knot.module.css';

/** The straight part of the left rope: it enters from the left and runs along the right rope into the coils. */
const ROPE = 'M4 23H136';
/** The left rope's coils, bottom to top: the part that leads back, then the two turns around both ropes. */
const COILS = ['M136 14Q120 24 108 43', 'M114 14Q110 28 122 43', 'M126 14Q122 28 134 43'];

/** A double fisherman's knot, which joins two climbing ropes. The right rope is the left one, turned around. */
export function Knot({ className }: KnotProps) {
  return (
    <svg className={`${styles.knot} ${className ?? ''}`} viewBox="0 0 200 56" aria-hidden="true">
      <g className={styles.right} transform="rotate(180 100 28)">
        <Line d={ROPE} />
      </g>
      <g className={styles.left}>
        <Line d={ROPE} />
        <Coils />
      </g>
      <g className={styles.right} transform="rotate(180 100 28)">
        <Coils />
      </g>
    </svg>
  );
}

function Coils() {
  return COILS.map((coil) => <Line key={coil} d={coil} />);
}

function Line({ d }: { d: string }) {
  return (
    <>
      <path className={styles.gap} d={d} />
      <path className={styles.rope} d={d} />
      <path className={styles.mark} d={d} />
    </>
  );
}
