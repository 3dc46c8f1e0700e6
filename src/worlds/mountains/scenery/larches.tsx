import styles from './alp.module.css';
import { seeded } from '../../drawing/random';

/** The y coordinate of the larches' feet. */
const FOOT = 600;

/** The two larches that hold the cord of `Garland`. */
export function Larches() {
  return (
    <svg className={styles.larches} viewBox="0 0 640 600">
      <Larch seed={3} x={44} height={500} spread={96} />
      <Larch seed={8} x={598} height={570} spread={112} />
    </svg>
  );
}

type LarchProps = { seed: number; x: number; height: number; spread: number };

function Larch({ seed, x, height, spread }: LarchProps) {
  const boughs = makeBoughs(seed, height, spread);
  const silhouette = stem(x, height) + boughs.map((bough) => fringedBough(x, bough)).join('');
  const leftBoughs = boughs.filter(({ side }) => side < 0);
  return (
    <>
      <path className={styles.silhouette} d={silhouette} />
      <path className={styles.gold} d={leftBoughs.map((bough) => lastLight(x, bough)).join('')} />
    </>
  );
}

/** A bough from the stem at `y`, `reach` units long to one side; its tip is `drop` units lower. */
type Bough = { side: -1 | 1; y: number; reach: number; drop: number };

/** Boughs on both sides of a stem, longer towards the foot. */
function makeBoughs(seed: number, height: number, spread: number): Bough[] {
  const random = seeded(seed);
  const count = 40;
  return Array.from({ length: count }, (_, index) => {
    // From 0 at the top of the stem to 1 at the lowest boughs.
    const t = (index + 0.4) / count;
    const reach = Math.round(spread * (0.1 + 0.9 * t ** 0.8) * (0.6 + random() * 0.4));
    const y = Math.round(FOOT - height + height * 0.9 * t + random() * 6);
    return { side: index % 2 ? 1 : -1, y, reach, drop: Math.round(6 + reach * (0.2 + random() * 0.2)) };
  });
}

/** A tapering stem. Its top is 8 units above `height`, its end below the drawing. */
function stem(x: number, height: number): string {
  return `M${x - 1} ${FOOT - height - 8}h2l5 ${height + 60}h-12z`;
}

/** A drooping bough with a fringe of needles. */
function fringedBough(x: number, { side, y, reach, drop }: Bough): string {
  const part = (share: number) => side * Math.round(reach * share);
  const fringe = Math.round(7 + reach * 0.22);
  return `M${x} ${y - 4}Q${x + part(0.5)} ${y + drop - 4} ${x + part(1)} ${y + drop}L${x + part(0.84)} ${y + drop + 3} ${x + part(0.8)} ${y + drop + fringe} ${x + part(0.62)} ${y + drop} ${x + part(0.54)} ${y + drop + fringe} ${x + part(0.38)} ${y + drop - 3} ${x + part(0.3)} ${y + drop + fringe - 3} ${x} ${y + 22}z`;
}

/** The last light on a bough that points left. */
function lastLight(x: number, { y, reach, drop }: Bough): string {
  const leftAt = (share: number) => x - Math.round(reach * share);
  return `M${leftAt(0.3)} ${y + Math.round(drop * 0.5)}Q${leftAt(0.6)} ${y + drop - 3} ${leftAt(1)} ${y + drop}Q${leftAt(0.6)} ${y + drop + 3} ${leftAt(0.3)} ${y + Math.round(drop * 0.5)}z`;
}
