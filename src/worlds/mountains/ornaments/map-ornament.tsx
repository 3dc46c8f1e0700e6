import type { MapOrnamentProps } from '../../world';
import styles from './map-ornament.module.css';

/** A small summit with a cross, drawn for map text of size 16. */
export function MapOrnament({ at, size }: MapOrnamentProps) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size / 16})`}>
      <path className={styles.rock} d="M-44 14L-22-16l8 6L4-42 20-14l7-6 21 34z" />
      <path className={styles.snow} d="M4-42L-8-20l6-3 4 6 4-9 4 7 5-2z" />
      <path className={styles.shade} d="M4-42l16 28 7-6 21 34H18L8-8l4-8z" />
      <path className={styles.cross} d="M4-42v-16M-2-53H10" />
    </g>
  );
}
