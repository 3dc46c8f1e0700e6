import styles from './alp.module.css';
import { seeded } from '../../drawing/random';

/** The two larches that hold the cord of `Garland`. */
export function Larches() {
  return (
    <svg className={styles.larches} viewBox="0 0 640 600">
      <path className={styles.needles} d={larch(3, 44, 500, 96)} />
      <path className={styles.gold} d={litBoughs(3, 44, 500, 96)} />
      <path className={styles.needles} d={larch(8, 598, 570, 112)} />
      <path className={styles.gold} d={litBoughs(8, 598, 570, 112)} />
    </svg>
  );
}

const FOOT = 600;

type Bough = { side: -1 | 1; y: number; reach: number; drop: number };

/** Boughs on both sides of a stem, longer towards the foot. */
function boughs(seed: number, height: number, spread: number): Bough[] {
  const random = seeded(seed);
  const count = 20;
  return Array.from({ length: 2 * count }, (_, index) => {
    const t = (index / 2 + 0.2) / count;
    const reach = Math.round(spread * (0.1 + 0.9 * t ** 0.8) * (0.6 + random() * 0.4));
    const y = Math.round(FOOT - height + height * 0.9 * t + random() * 6);
    return { side: index % 2 ? 1 : -1, y, reach, drop: Math.round(6 + reach * (0.2 + random() * 0.2)) };
  });
}

/** A larch: a straight stem and drooping, fringed boughs. */
function larch(seed: number, x: number, height: number, spread: number): string {
  const stem = `M${x - 1} ${FOOT - height - 8}h2l5 ${height + 60}h-12z`;
  return (
    stem +
    boughs(seed, height, spread)
      .map(({ side, y, reach, drop }) => {
        const part = (share: number) => side * Math.round(reach * share);
        const fringe = Math.round(7 + reach * 0.22);
        return `M${x} ${y - 4}Q${x + part(0.5)} ${y + drop - 4} ${x + part(1)} ${y + drop}L${x + part(0.84)} ${y + drop + 3} ${x + part(0.8)} ${y + drop + fringe} ${x + part(0.62)} ${y + drop} ${x + part(0.54)} ${y + drop + fringe} ${x + part(0.38)} ${y + drop - 3} ${x + part(0.3)} ${y + drop + fringe - 3} ${x} ${y + 22}z`;
      })
      .join('')
  );
}

/** The last light on the boughs on the left of a larch. */
function litBoughs(seed: number, x: number, height: number, spread: number): string {
  return boughs(seed, height, spread)
    .map(({ side, y, reach, drop }) => {
      const at = (share: number) => x - Math.round(reach * share);
      return side > 0
        ? ''
        : `M${at(0.3)} ${y + Math.round(drop * 0.5)}Q${at(0.6)} ${y + drop - 3} ${at(1)} ${y + drop}Q${at(0.6)} ${y + drop + 3} ${at(0.3)} ${y + Math.round(drop * 0.5)}z`;
    })
    .join('');
}
