import styles from './valley.module.css';
import { fir, type Point } from './crag';
import { repeat, seeded } from '../../drawing/random';

/** Chalets around the church on the valley floor. */
export function Village() {
  const { walls, litWalls, roofs, litEdges, stones, windows } = chalets();
  return (
    <g>
      <path fill="#2c3a58" d={walls} />
      <path fill="#64506a" d={litWalls} />
      <path fill="#1d2540" d={roofs} />
      <path className={styles.litEdges} d={litEdges} />
      <path className={styles.stones} d={stones} />
      <path className={styles.windows} d={windows} />
      <Church />
      <path fill="#17354c" d={gardens()} />
    </g>
  );
}

/** A white church with a sharp spire. The foot of its tower is at (-20, 62). */
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
      <path fill="#ffd9a0" d="M-1.5-70v-14h2v14zM-5-80.5h9v2h-9z" />
      <circle cx="-5.5" cy="18" r="3.6" fill="#f6d48c" />
      <path className={styles.windows} d="M-8 30q2.5-4 5 0v9h-5zM20 42q2.5-5 5 0v12h-5zM34 42q2.5-5 5 0v12h-5z" />
    </g>
  );
}

/** Path data of all chalets together. Light comes from the left. */
type ChaletPaths = Record<'walls' | 'litWalls' | 'roofs' | 'litEdges' | 'stones' | 'windows', string>;

/** Chalets with broad gables and stones on their roofs. The smaller its y, the farther away and smaller a chalet is. */
function chalets(): ChaletPaths {
  const random = seeded(29);
  const paths: ChaletPaths = { walls: '', litWalls: '', roofs: '', litEdges: '', stones: '', windows: '' };
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
    const scaled = (units: number) => Math.round(units * size);
    const [half, wall, rise, overhang] = [scaled(13 + random() * 4), scaled(13), scaled(9), scaled(4)];
    paths.walls += `M${x - half} ${y}v-${wall}l${half}-${rise} ${half} ${rise}v${wall}z`;
    paths.litWalls += `M${x - half} ${y}v-${wall}l${half}-${rise}v${rise + wall}z`;
    paths.roofs += `M${x - half - overhang} ${y - wall + overhang}L${x} ${y - wall - rise - overhang}l${half + overhang} ${rise + 2 * overhang}h-${overhang}L${x} ${y - wall - rise + 1}l-${half} ${rise + overhang}z`;
    paths.litEdges += `M${x - half - overhang} ${y - wall + overhang - 1}L${x} ${y - wall - rise - overhang}`;
    // Down the right side of the roof: `t` is 0 at the ridge and 1 at the eaves. Lines of no length have round caps.
    paths.stones += repeat(3, (index) => {
      const t = 0.2 + index * 0.28;
      return `M${Math.round(x + (half + overhang) * t)} ${Math.round(y - wall - rise - overhang + (rise + 2 * overhang) * t - 1)}h0`;
    });
    const pane = Math.max(3, scaled(3.4));
    paths.windows += `M${x - scaled(8)} ${y - scaled(11)}h${pane}v${pane}h-${pane}z`;
    if (random() < 0.75) paths.windows += `M${x + scaled(3)} ${y - scaled(11)}h${pane}v${pane}h-${pane}z`;
    if (random() < 0.5) paths.windows += `M${x - scaled(2)} ${y - scaled(18)}h${pane}v${pane}h-${pane}z`;
  }
  return paths;
}

/** Fruit trees and firs between the chalets. */
function gardens(): string {
  const random = seeded(31);
  return repeat(26, () => {
    const [x, y] = [Math.round(-270 + random() * 540), Math.round(44 + random() * 60)];
    return random() < 0.5 ? fir(x, y, Math.round(14 + random() * 12)) : `M${x} ${y}q-9-2-7-9 7-8 14 0 2 7-7 9z`;
  });
}
