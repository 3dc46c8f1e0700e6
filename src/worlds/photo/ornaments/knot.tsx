import type { KnotProps } from '../../world';
import styles from './knot.module.css';

/** A bow tied from two ribbons, one from the left and one from the right. */
export function Knot({ className }: KnotProps) {
  return (
    <svg className={className} viewBox="0 0 200 72" aria-hidden="true">
      <path className={styles.right} d="M101 30c10 8 20 26 42 32l-8 8c-22-6-34-22-40-34z" />
      <path className={styles.left} d="M99 30c-10 8-20 26-42 32l8 8c22-6 34-22 40-34z" />
      <path className={styles.left} d="M100 28C78 0 34-2 30 17c-3 18 36 28 70 17z" />
      <path className={styles.inside} d="M98 30C80 16 50 10 42 17c-6 8 22 18 56 13z" />
      <path className={styles.right} d="M100 28c22-28 66-30 70-11 3 18-36 28-70 17z" />
      <path className={styles.inside} d="M102 30c18-14 48-20 56-13 6 8-22 18-56 13z" />
      <path className={styles.left} d="M91 23q9-4 18 0 3 8 0 16-9 4-18 0-3-8 0-16z" />
      <path className={styles.fold} d="M96 24q-2 7 0 14M103 24q2 7 0 14" />
      <path className={styles.line} d="M0 31h26M174 31h26" />
    </svg>
  );
}
