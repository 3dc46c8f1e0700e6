import styles from './valley.module.css';
import { hill, wood, type Point } from './crag';
import { Village } from './village';

/* The tops of the slopes, farthest first. The horizon is at y = 0, and up is negative. */
const FAR_LEFT: Point[] = [
  [-1500, -190],
  [-1200, -230],
  [-960, -160],
  [-720, -176],
  [-520, -104],
  [-330, -82],
  [-160, -30],
  [40, 6],
];
const FAR_RIGHT: Point[] = [
  [-40, 6],
  [130, -26],
  [330, -84],
  [520, -100],
  [700, -150],
  [960, -136],
  [1240, -210],
  [1500, -180],
];
const NEAR_LEFT: Point[] = [
  [-1500, -60],
  [-1180, -110],
  [-900, -66],
  [-640, -58],
  [-420, -8],
  [-250, 20],
  [-60, 70],
  [220, 180],
];
const NEAR_RIGHT: Point[] = [
  [-260, 210],
  [60, 84],
  [260, 36],
  [420, 8],
  [640, -40],
  [900, -50],
  [1200, -96],
  [1500, -70],
];
const FRONT: Point[] = [
  [-1500, 40],
  [-1100, 20],
  [-760, 62],
  [-420, 96],
  [-120, 150],
  [160, 164],
  [440, 120],
  [800, 64],
  [1150, 36],
  [1500, 10],
];
const FOREMOST: Point[] = [
  [-1500, 150],
  [-900, 240],
  [-300, 330],
  [100, 350],
  [600, 300],
  [1100, 230],
  [1500, 180],
];

/** The valley: mist at the foot of the peaks, wooded slopes, meadows, the village and its brook. */
export function Valley() {
  return (
    <>
      <div className={styles.mist} />
      <svg className={styles.valley} viewBox="-1500 -300 3000 900">
        <defs>
          <linearGradient id="m-slope" x2="0" y2="1" gradientUnits="userSpaceOnUse" y1="-220">
            <stop stopColor="#4f618f" />
            <stop offset="1" stopColor="#8a8fb4" />
          </linearGradient>
          <linearGradient id="m-meadow" x2="0" y2="1">
            <stop stopColor="#6f86a0" />
            <stop offset=".16" stopColor="#3f6a78" />
            <stop offset=".4" stopColor="#234a5c" />
            <stop offset="1" stopColor="#10283c" />
          </linearGradient>
          <linearGradient id="m-wood" gradientUnits="userSpaceOnUse" y1="-120" y2="130" x2="0">
            <stop stopColor="#26476b" />
            <stop offset="1" stopColor="#3c6480" />
          </linearGradient>
          <linearGradient id="m-front" gradientUnits="userSpaceOnUse" y1="0" y2="520" x2="0">
            <stop stopColor="#163651" />
            <stop offset="1" stopColor="#0b1d31" />
          </linearGradient>
        </defs>
        <path fill="url(#m-slope)" d={farSlopes()} />
        <path className={styles.dusk} fill="#1a3360" d={farHills()} />
        <path fill="url(#m-meadow)" d="M-1500 24Q-700-30 0-6T1500 16V900H-1500z" />
        <path
          fill="#9fb3b4"
          opacity=".28"
          d="M-330 26Q-180 4 0 8t330 4q-120 18-330 26T-330 26zM-300 74q140-26 300-24t260 0q-40 30-270 34t-290-10z"
        />
        <path className={styles.brook} d="M60-4C20 10 84 18 40 30S-40 44 10 62 90 84 30 106-60 132-10 170" />
        <path fill="url(#m-wood)" d={nearSlopes()} />
        <path className={styles.dusk} fill="#0d2146" d={nearHills()} />
        <Village />
        <path fill="url(#m-front)" d={front()} />
        <path fill="#0c2338" d={foremost()} />
      </svg>
    </>
  );
}

/* Layers in front hide the hills' lower edges at y = 40 and 420. The lower edge at y = 900 is below the window. */
const farHills = () => hill(FAR_LEFT, 40) + hill(FAR_RIGHT, 40);
const farSlopes = () =>
  farHills() +
  wood(FAR_LEFT, { seed: 3, count: 46, smallest: 9, largest: 20 }) +
  wood(FAR_RIGHT, { seed: 4, count: 46, smallest: 9, largest: 20 });
const nearHills = () => hill(NEAR_LEFT, 420) + hill(NEAR_RIGHT, 420);
const nearSlopes = () =>
  nearHills() +
  wood(NEAR_LEFT, { seed: 5, count: 76, smallest: 16, largest: 40 }) +
  wood(NEAR_RIGHT, { seed: 6, count: 76, smallest: 16, largest: 40 });
const front = () => hill(FRONT, 900) + wood(FRONT, { seed: 7, count: 104, smallest: 30, largest: 76, sink: 10 });
const foremost = () =>
  hill(FOREMOST, 900) + wood(FOREMOST, { seed: 9, count: 44, smallest: 60, largest: 140, sink: 16 });
