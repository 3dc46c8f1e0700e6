import styles from './lights.module.css';
import type { Point } from '../crag';

const LANTERNS: [place: Point, size: number][] = [
  [[120, 380], 1.5],
  [[196, 330], 1.1],
  [[60, 300], 1.2],
  [[262, 396], 1.25],
  [[150, 236], 0.95],
  [[330, 300], 0.95],
  [[236, 190], 0.75],
  [[88, 170], 0.7],
  [[300, 120], 0.6],
  [[180, 110], 0.55],
  [[390, 210], 0.65],
  [[250, 50], 0.42],
  [[130, 50], 0.4],
  [[360, 60], 0.4],
  [[430, 330], 0.8],
  [[440, 130], 0.45],
];

/** Rising sky lanterns, smaller the higher they are. They lean away from the middle, x = 250. */
export function RisingLanterns() {
  return (
    <svg className={styles.rising} viewBox="0 0 500 440">
      <radialGradient id="m-glow">
        <stop stopColor="#ffd08a" stopOpacity=".6" />
        <stop offset="1" stopColor="#ff9a4a" stopOpacity="0" />
      </radialGradient>
      {LANTERNS.map(([[x, y], size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${Math.round((x - 250) / 40)}) scale(${size})`}>
          <circle r="30" fill="url(#m-glow)" />
          <path fill="#ffdca6" d="M-9-9q9-8 18 0 3 9-3 21H-6Q-12 0-9-9z" />
          <path fill="#f59f58" d="M3-13q4 1 6 4 3 9-3 21H1q5-12 2-25z" opacity=".55" />
          <path fill="#fff6d8" d="M-5 12q-2-8 5-11 6 4 5 11z" />
        </g>
      ))}
    </svg>
  );
}
