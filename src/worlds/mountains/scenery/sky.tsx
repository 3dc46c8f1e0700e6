import styles from './sky.module.css';
import { repeat, seeded } from '../../drawing/random';

/** Sky, stars, a young moon and long evening clouds. */
export function Sky() {
  return (
    <>
      <div className={styles.sky} />
      <div className={styles.glow} />
      <div className={styles.night} />
      <svg className={styles.stars} viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice">
        <path className={styles.faint} d={stars(8, 130)} />
        <path className={styles.bright} d={stars(23, 40)} />
      </svg>
      <svg className={styles.moon} viewBox="0 0 100 100">
        <path fill="#fff3d8" d="M40 19a33 33 0 1 0 41 41 29 29 0 1 1-41-41z" />
      </svg>
      <svg className={styles.clouds} viewBox="0 0 1600 300">
        <path fill="#e9a392" d={clouds(3, 9, 150, 290)} />
        <path fill="#8d7da6" d={clouds(14, 6, 40, 170)} />
      </svg>
    </>
  );
}

/** Long, thin lenticular clouds with y from `top` to `bottom`. */
function clouds(seed: number, count: number, top: number, bottom: number): string {
  const random = seeded(seed);
  return repeat(count, () => {
    const width = Math.round(120 + random() * 300);
    const x = Math.round(random() * 1500);
    const y = Math.round(top + random() * (bottom - top));
    const thickness = Math.round(4 + random() * 6);
    return `M${x} ${y}q${Math.round(width * 0.3)}-${thickness} ${Math.round(width * 0.6)}-2q${Math.round(width * 0.2)}-3 ${Math.round(width * 0.4)} 1q-${Math.round(width * 0.4)} ${thickness}-${width} 1z`;
  });
}

/** Dots, denser towards the top: zero-length strokes with round caps take less path data than circles. */
function stars(seed: number, count: number): string {
  const random = seeded(seed);
  return repeat(count, () => `M${Math.round(random() * 1600)} ${Math.round(random() ** 1.6 * 640)}h0`);
}
