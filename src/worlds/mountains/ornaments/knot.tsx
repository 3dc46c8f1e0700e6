import type { KnotProps } from '../../world';
import styles from './knot.module.css';

/** The left rope: it enters from the left, runs along the right rope and ends behind its own coils. */
const ROPE = 'M4 23H136';
/** The left rope's two turns around both ropes. */
const TURNS = ['M114 14Q110 28 122 43', 'M126 14Q122 28 134 43'];
/** The part of the left rope that crosses these turns on its way back. */
const CROSSING = 'M136 14Q120 24 108 43';

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
  return (
    <>
      <Line d={CROSSING} />
      {TURNS.map((turn) => (
        <Line key={turn} d={turn} />
      ))}
    </>
  );
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
