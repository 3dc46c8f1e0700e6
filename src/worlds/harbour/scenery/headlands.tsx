import styles from './shore.module.css';
import { ridge } from '../../drawing/ridge';

/** Three rows of headlands, paler with distance. Waterline at y = 0. */
export function Headlands() {
  return (
    <svg className={styles.headlands} viewBox="0 -200 2000 200">
      <path fill="#d98585" d={far()} />
      <path fill="#b96a87" d={middle()} />
      <path fill="#87507f" d={near()} />
    </svg>
  );
}

const far = () =>
  ridge(
    [
      [0, 58],
      [180, 72],
      [420, 44],
      [640, 30],
      [900, 22],
      [1100, 34],
      [1330, 60],
      [1560, 48],
      [1800, 74],
      [2000, 62],
    ],
    3,
    4,
    20,
  );
const middle = () =>
  ridge(
    [
      [0, 66],
      [160, 54],
      [360, 60],
      [560, 30],
      [760, 4],
      [790, 0],
    ],
    8,
    7,
    14,
  ) +
  ridge(
    [
      [1080, 0],
      [1140, 10],
      [1300, 30],
      [1500, 36],
      [1700, 58],
      [1900, 46],
      [2000, 52],
    ],
    12,
    7,
    14,
  );
const near = () =>
  ridge(
    [
      [0, 44],
      [140, 36],
      [300, 20],
      [420, 6],
      [470, 0],
    ],
    15,
    8,
    10,
  ) +
  ridge(
    [
      [1390, 0],
      [1450, 8],
      [1560, 22],
      [1680, 26],
      [1820, 40],
      [2000, 48],
    ],
    21,
    9,
    10,
  );
