import styles from './sky.module.css';
import { repeat, seeded } from '../../drawing/random';

/** Sky, stars, the sun and the clouds that it lights from below. */
export function Sky() {
  return (
    <>
      <div className={styles.sky} />
      <div className={styles.glow} />
      <div className={styles.night} />
      <svg className={styles.stars} viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice">
        <path className={styles.faint} d={stars(4, 130)} />
        <path className={styles.bright} d={stars(19, 44)} />
      </svg>
      <svg className={styles.sun} viewBox="0 0 200 200">
        <circle cx="100" cy="100" r="100" fill="#ffd58a" opacity=".35" />
        <circle cx="100" cy="100" r="78" fill="#fff0c4" />
      </svg>
      <svg className={styles.clouds} viewBox="0 0 1600 260">
        <defs>
          <linearGradient id="h-cloud" x2="0" y2="1">
            <stop stopColor="#6b4a8c" stopOpacity=".75" />
            <stop offset=".6" stopColor="#c8748c" />
            <stop offset="1" stopColor="#ffc18f" />
          </linearGradient>
        </defs>
        <path fill="url(#h-cloud)" d={clouds()} />
      </svg>
    </>
  );
}

const clouds = () =>
  cloud(5, 560, 128, 240) +
  cloud(9, 620, 176, 260) +
  cloud(12, 1010, 60, 380) +
  cloud(14, 1180, 138, 340) +
  cloud(17, 1000, 208, 300) +
  cloud(19, 470, 222, 240);

/** A bank of evening cloud: heaped, with a flat, sunlit base. */
function cloud(seed: number, x: number, y: number, length: number): string {
  const random = seeded(seed);
  const puffs = 7;
  const heaped = repeat(puffs, (index) => {
    // 1 at the cloud's highest point, 45% of the way along, and less towards its ends.
    const fullness = 1 - Math.abs((index + 0.5) / puffs - 0.45) * 1.7;
    const bulge = Math.round(-4 - fullness * 9 * (0.6 + random()));
    const step = Math.round(length / puffs);
    const slope = Math.round(index < puffs * 0.45 ? -3 * fullness : 3.5 * (1 - fullness));
    return `q${Math.round(step * 0.4)} ${bulge} ${step} ${slope}`;
  });
  return `M${x} ${y}${heaped}Q${x + length * 0.7} ${y + 4} ${x + length * 0.5} ${y + 5}T${x} ${y}z`;
}

/** Dots, denser towards the top. Zero-length strokes with round caps take less path data than circles. */
function stars(seed: number, count: number): string {
  const random = seeded(seed);
  return repeat(count, () => `M${Math.round(random() * 1600)} ${Math.round(random() ** 1.7 * 620)}h0`);
}
