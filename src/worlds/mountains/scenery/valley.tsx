import styles from './valley.module.css';
import { fir, hill, wood, type Point } from './crag';
import { repeat, seeded } from '../../drawing/random';

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

/** The valley: wooded slopes, mist between them, meadows, the village and its brook. */
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
        <path className={styles.dusk} fill="#1a3360" d={hill(FAR_LEFT, 40) + hill(FAR_RIGHT, 40)} />
        <path fill="url(#m-meadow)" d="M-1500 24Q-700-30 0-6T1500 16V900H-1500z" />
        <path
          fill="#9fb3b4"
          opacity=".28"
          d="M-330 26Q-180 4 0 8t330 4q-120 18-330 26T-330 26zM-300 74q140-26 300-24t260 0q-40 30-270 34t-290-10z"
        />
        <path className={styles.brook} d="M60-4C20 10 84 18 40 30S-40 44 10 62 90 84 30 106-60 132-10 170" />
        <path fill="url(#m-wood)" d={nearSlopes()} />
        <path className={styles.dusk} fill="#0d2146" d={hill(NEAR_LEFT, 420) + hill(NEAR_RIGHT, 420)} />
        <Village />
        <path fill="url(#m-front)" d={front()} />
        <path fill="#0c2338" d={foremost()} />
      </svg>
    </>
  );
}

const farSlopes = () =>
  hill(FAR_LEFT, 40) +
  hill(FAR_RIGHT, 40) +
  wood(FAR_LEFT, { seed: 3, count: 46, smallest: 9, largest: 20 }) +
  wood(FAR_RIGHT, { seed: 4, count: 46, smallest: 9, largest: 20 });
const nearSlopes = () =>
  hill(NEAR_LEFT, 420) +
  hill(NEAR_RIGHT, 420) +
  wood(NEAR_LEFT, { seed: 5, count: 76, smallest: 16, largest: 40 }) +
  wood(NEAR_RIGHT, { seed: 6, count: 76, smallest: 16, largest: 40 });
const front = () => hill(FRONT, 900) + wood(FRONT, { seed: 7, count: 104, smallest: 30, largest: 76, sink: 10 });

const foremost = () =>
  hill(FOREMOST, 900) + wood(FOREMOST, { seed: 9, count: 44, smallest: 60, largest: 140, sink: 16 });

/** Chalets around the church on the valley floor. */
function Village() {
  return (
    <g>
      <path fill="#2c3a58" d={chalets().walls} />
      <path fill="#64506a" d={chalets().lit} />
      <path fill="#1d2540" d={chalets().roofs} />
      <path className={styles.eaves} d={chalets().eaves} />
      <path className={styles.stones} d={chalets().stones} />
      <path className={styles.windows} d={chalets().windows} />
      <Church />
      <path fill="#17354c" d={gardens()} />
    </g>
  );
}

/** A white church tower with a sharp spire, its foot at 0, 60. */
function Church() {
  return (
    <g transform="translate(-20 0)">
      <path fill="#e9cdbf" d="M-12 62v-58h12v58z" />
      <path fill="#8388ad" d="M0 62v-58h11v58z" />
      <path fill="#d8bdb9" d="M11 62V34l20-16 19 16v28z" />
      <path fill="#9a94b3" d="M31 18l19 16v28H31z" opacity=".6" />
      <path fill="#3a2340" d="M8 36l8-20h34l7 20-6-2-20-16z" />
      <path fill="#93414c" d="M-14 6L-.5-70 0 6z" />
      <path fill="#54284a" d="M-.5-70L13 6H0z" />
      <path fill="#ffd9a0" d="M-1.500-70v-14h2v14zM-5-80.500h9v2h-9z" />
      <circle cx="-5.500" cy="18" r="3.600" fill="#f6d48c" />
      <path className={styles.windows} d="M-8 30q2.500-4 5 0v9h-5zM20 42q2.500-5 5 0v12h-5zM34 42q2.500-5 5 0v12h-5z" />
    </g>
  );
}

type Chalets = { walls: string; lit: string; roofs: string; eaves: string; stones: string; windows: string };

/** Broad gables under stone-weighted roofs, smaller and higher up with distance. */
function chalets(): Chalets {
  const random = seeded(29);
  const row: Chalets = { walls: '', lit: '', roofs: '', eaves: '', stones: '', windows: '' };
  const places: Point[] = [
    [-150, 30],
    [-104, 24],
    [70, 22],
    [118, 26],
    [160, 34],
    [-196, 42],
    [-62, 32],
    [92, 44],
    [-128, 52],
    [-232, 60],
    [138, 60],
    [60, 66],
    [-84, 72],
    [196, 54],
    [-172, 80],
    [104, 88],
  ];
  for (const [x, y] of places) {
    const size = 0.62 + y / 130;
    const unit = (units: number) => Math.round(units * size);
    const [half, wall, rise, over] = [unit(13 + random() * 4), unit(13), unit(9), unit(4)];
    row.walls += `M${x - half} ${y}v-${wall}l${half}-${rise} ${half} ${rise}v${wall}z`;
    row.lit += `M${x - half} ${y}v-${wall}l${half}-${rise}v${rise + wall}z`;
    row.roofs += `M${x - half - over} ${y - wall + over}L${x} ${y - wall - rise - over}l${half + over} ${rise + 2 * over}h-${over}L${x} ${y - wall - rise + 1}l-${half} ${rise + over}z`;
    row.eaves += `M${x - half - over} ${y - wall + over - 1}L${x} ${y - wall - rise - over}`;
    row.stones += repeat(3, (index) => {
      const t = 0.2 + index * 0.28;
      return `M${Math.round(x + (half + over) * t)} ${Math.round(y - wall - rise - over + (rise + 2 * over) * t - 1)}h0`;
    });
    const pane = Math.max(3, unit(3.4));
    row.windows += `M${x - unit(8)} ${y - unit(11)}h${pane}v${pane}h-${pane}z`;
    if (random() < 0.75) row.windows += `M${x + unit(3)} ${y - unit(11)}h${pane}v${pane}h-${pane}z`;
    if (random() < 0.5) row.windows += `M${x - unit(2)} ${y - unit(18)}h${pane}v${pane}h-${pane}z`;
  }
  return row;
}

/** Fruit trees and firs between the houses. */
function gardens(): string {
  const random = seeded(31);
  return repeat(26, () => {
    const [x, y] = [Math.round(-270 + random() * 540), Math.round(44 + random() * 60)];
    return random() < 0.5 ? fir(x, y, Math.round(14 + random() * 12)) : `M${x} ${y}q-9-2-7-9 7-8 14 0 2 7-7 9z`;
  });
}
