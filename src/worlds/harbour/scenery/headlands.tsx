import styles from './shore.module.css';
import { ridge } from '../../drawing/ridge';

/** Three rows of headlands, paler with distance. Waterline at y = 0. */
export function Headlands() {
  // The numbers are seed, roughness and step.
  return (
    <svg className={styles.headlands} viewBox="0 -200 2000 200">
      <path fill="#d98585" d={ridge(FAR, 3, 4, 20)} />
      <path fill="#b96a87" d={ridge(MIDDLE_LEFT, 8, 7, 14) + ridge(MIDDLE_RIGHT, 12, 7, 14)} />
      <path fill="#87507f" d={ridge(NEAR_LEFT, 15, 8, 10) + ridge(NEAR_RIGHT, 21, 9, 10)} />
    </svg>
  );
}

/** Heights along a ridge. */
type Profile = [x: number, height: number][];

const FAR: Profile = [
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
];

/** The two nearer rows leave a gap between left and right, where the sun sets. */
const MIDDLE_LEFT: Profile = [
  [0, 66],
  [160, 54],
  [360, 60],
  [560, 30],
  [760, 4],
  [790, 0],
];
const MIDDLE_RIGHT: Profile = [
  [1080, 0],
  [1140, 10],
  [1300, 30],
  [1500, 36],
  [1700, 58],
  [1900, 46],
  [2000, 52],
];
const NEAR_LEFT: Profile = [
  [0, 44],
  [140, 36],
  [300, 20],
  [420, 6],
  [470, 0],
];
const NEAR_RIGHT: Profile = [
  [1390, 0],
  [1450, 8],
  [1560, 22],
  [1680, 26],
  [1820, 40],
  [2000, 48],
];
