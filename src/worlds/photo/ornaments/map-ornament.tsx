import type { MapOrnamentProps } from '../../world';
import styles from './map-ornament.module.css';

/** A pen flourish with a heart, drawn for map text of size 16. */
export function MapOrnament({ at, size }: MapOrnamentProps) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size / 16})`}>
      <path
        className={styles.stroke}
        d="M-46-8c10-14 26-12 24-2s-18 8-14-4 24-18 36-2M46-8c-10-14-26-12-24-2s18 8 14-4-24-18-36-2"
      />
      <path className={styles.heart} d="M0-8c-14-9-10-20-4-20 2.5 0 4 2.5 4 5 0-2.5 1.5-5 4-5 6 0 10 11-4 20z" />
    </g>
  );
}
