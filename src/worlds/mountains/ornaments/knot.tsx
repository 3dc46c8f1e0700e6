import type { KnotProps } from '../../world';
import styles from './knot.module.css';

/** A rope that enters from the left, runs along the other and ends behind its own coils. */
const ROPE = 'M4 23H136';
/** Its two turns around both ropes. */
const TURNS = ['M114 14Q110 28 122 43', 'M126 14Q122 28 134 43'];
/** Where it crosses its turns on the way back. */
const CROSSING = 'M136 14Q120 24 108 43';

/** A double fisherman's knot, which joins two climbing ropes. */
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
