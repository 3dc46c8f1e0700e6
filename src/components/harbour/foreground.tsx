import styles from './harbour.module.css';
import { repeat, seeded } from './random';

/** The near shore: rocks, beach grass and beach roses, in two corners. */
export function Foreground() {
  return (
    <>
      <svg className={styles.shoreLeft} viewBox="0 0 700 260">
        <path
          fill="#0f1536"
          d="M0 260V96l40-18 46 8 34 30 52-6 40 34 60-2 30 28 66 4 40 24 72 6 44 24 90 8 50 16 30 8z"
        />
        <path
          fill="none"
          stroke="#8d5a86"
          strokeWidth="2.500"
          strokeLinejoin="round"
          opacity=".8"
          d="M92 88l28 28 48-6 40 34 58-2 30 28 66 4 38 24 70 6 44 24 84 7"
        />
        <path fill="#1c1d49" d="M40 78l46 8 34 30-60 20zM172 110l40 34-70 22zM302 170l66 4-80 24z" />
        <path className={styles.grass} d={grass(3, 60, 40, 180, 130)} />
        <Roses
          places={[
            [52, 92, 1],
            [96, 70, 0.8],
            [128, 112, 1.1],
            [20, 60, 0.9],
            [172, 104, 0.8],
            [78, 118, 0.7],
          ]}
        />
      </svg>
      <svg className={styles.shoreRight} viewBox="0 0 520 200">
        <path fill="#0f1536" d="M520 200V60l-50 6-40 26-56 2-36 30-70 6-40 26-80 14-60 20-88 10z" />
        <path
          fill="none"
          stroke="#c9737f"
          strokeWidth="2.500"
          strokeLinejoin="round"
          opacity=".8"
          d="M470 66l-40 26-56 2-36 30-70 6-40 26-78 14-60 20"
        />
        <path className={styles.grass} d={grass(8, 36, 380, 520, 92)} />
      </svg>
    </>
  );
}

function Roses({ places }: { places: [x: number, y: number, scale: number][] }) {
  return places.map(([x, y, scale]) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill="#24406a" d="M-22 10q4-14 18-10 -2 14-18 10zM8 12q12-10 20 2-12 10-20-2zM-6 18q8-6 14 4-10 6-14-4z" />
      <path fill="#d65f7d" d="M0-12q9-5 11 4 9 2 4 10 2 9-8 8-5 8-11 0-10 1-7-9-5-8 3-10 2-7 8-3z" />
      <path fill="#f291a0" d="M-1-8q7-3 8 3 6 2 2 7-6-5-10 0-7-4 0-10z" />
      <path fill="#f9c784" d="M-1-2h5v5h-5z" />
    </g>
  ));
}

/** Blades that lean with the wind, each one thin stroke. */
function grass(seed: number, count: number, from: number, to: number, ground: number): string {
  const random = seeded(seed);
  return repeat(count, () => {
    const x = Math.round(from + random() * (to - from));
    const height = Math.round(24 + random() * 46);
    return `M${x} ${ground}q${Math.round(random() * 6)}-${Math.round(height * 0.6)} ${Math.round(6 + random() * 20)}-${height}`;
  });
}
