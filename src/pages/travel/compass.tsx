import type { Point } from '../../model/content';
import { SYMBOL_TEXT_SIZE } from './map-sizes';
import styles from './compass.module.css';

export type CompassProps = {
  at: Point;
  /** The font size of the map's notes, with which the compass scales. */
  size: number;
};

/** A compass rose; its long point is north. */
export function Compass({ at, size }: CompassProps) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size / SYMBOL_TEXT_SIZE})`}>
      <circle className={styles.ring} r="30" />
      <path className={styles.diagonals} d="M0 0 21-21 7 0 21 21 0 7-21 21-7 0-21-21 0-7z" />
      <path className={styles.rose} d="M0-52 7-7 38 0 7 7 0 38-7 7-38 0-7-7z" />
      <path className={styles.north} d="M0-52V0L-7-7z" />
    </g>
  );
}
