import styles from './harbour.module.css';
import { repeat, seeded } from './random';

/** Sky, stars, sun and the clouds that it lights from below. */
export function Sky() {
  return (
    <>
      <div className={styles.sky} />
      <div className={styles.glow} />
      <div className={styles.night} />
      <svg className={styles.stars} viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice">
        <path className={styles.faint} d={stars(70, 4)} />
        <path className={styles.bright} d={stars(26, 19)} />
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
        <path fill="url(#h-cloud)" d={CLOUDS} />
      </svg>
    </>
  );
}

const CLOUDS =
  'M60 96c60-6 90-16 150-14 30-14 80-16 110-4 60-8 120 6 190 12-90 8-140 4-210 10-80 4-160 0-240-4z' +
  'M560 170c70-4 110-14 180-12 40-10 90-8 120 2 70-4 150 6 240 12-110 6-180 2-260 8-100 2-190-4-280-10z' +
  'M1020 74c50-4 80-12 130-10 26-12 70-14 100-2 60-6 130 4 210 10-80 6-140 4-210 8-80 2-160-2-230-6z' +
  'M240 214c60-2 120-8 190-6 60-4 120 2 180 8-90 4-150 2-210 6-60 0-110-4-160-8z' +
  'M1180 206c70-4 130-10 200-6 50-4 110 2 160 8-80 4-130 4-190 6-70 0-120-4-170-8z';

/** Four-pointed dots; a round one costs four times as much text. */
function stars(count: number, seed: number): string {
  const random = seeded(seed);
  return repeat(count, () => `M${Math.round(random() * 1600)} ${Math.round(random() ** 1.4 * 880)}h0`);
}
