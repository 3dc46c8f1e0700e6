import type { MapOrnamentProps } from '../../world';
import styles from './map-ornament.module.css';

/** A schooner under full sail, drawn for map text of size 16. */
export function MapOrnament({ at, size }: MapOrnamentProps) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size / 16})`}>
      <path className={styles.sail} d="M-14 0V-34L-34 0zM-10 0V-46L14 0zM17 0V-36L34 0z" />
      <path className={styles.hull} d="M-38 4h78l-10 12h-56z" />
      <path className={styles.wave} d="M-30 23q7-6 14 0t14 0M4 23q7-6 14 0t14 0" />
    </g>
  );
}
