import styles from './lights.module.css';
import valley from '../valley.module.css';

/** The path of the procession, from the right-hand slope down to the church. */
const PATH = 'M760-40C700 10 560-20 520 20S640 60 560 84 420 60 370 84 400 118 320 122 230 84 150 100 80 120 20 84';

/** A torchlight procession that winds down to the village, in the frame and units of `Valley`. */
export function Torches() {
  return (
    <svg className={`${styles.torches} ${valley.torches}`} viewBox="-1500 -300 3000 900">
      <path className={styles.gleam} d={PATH} />
      <path className={styles.torch} d={PATH} />
    </svg>
  );
}
