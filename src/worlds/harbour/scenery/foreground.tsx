import styles from './shore.module.css';
import { repeat, seeded, short } from '../../drawing/random';

/** The near shore: granite and beach grass in both lower corners, with beach roses in the left one. */
export function Foreground() {
  return (
    <>
      <svg className={styles.left} viewBox="0 0 700 260">
        <defs>
          <linearGradient id="h-granite" x1="1" x2=".1" y2="1">
            <stop stopColor="#4a2f62" />
            <stop offset=".35" stopColor="#1f1c48" />
            <stop offset="1" stopColor="#0c1130" />
          </linearGradient>
        </defs>
        <path className={styles.grass} d={grass({ seed: 3, count: 70, from: -10, to: 158, ground: 118 })} />
        <path fill="#0e1334" d="M0 260V92q50-22 110 2 60 6 90 40l260 126z" />
        <path
          fill="url(#h-granite)"
          d="M-20 260V150q50-34 120-22 50 8 66 50 8 40-10 82zM120 260q-6-70 34-104 44-20 96 0 40 22 42 104zM258 262q-4-52 26-72 40-18 84 2 34 20 32 72zM372 262q2-34 26-46 40-14 78 4 30 16 32 42zM484 262q6-22 26-28 40-8 70 6 24 10 34 24zM590 262q8-14 30-14 36 0 60 14z"
        />
        <path
          className={styles.rim}
          d="M112 132q40 8 52 40M186 150q40-6 68 10 22 14 30 38M316 186q34-4 54 10 18 12 24 30M428 212q34-2 50 10 16 8 24 22M536 234q30 0 46 10 14 6 24 14M626 249q24 2 40 10"
        />
        <path
          className={styles.crack}
          d="M30 172q40 6 62 30M60 150q10 20 4 40M176 190q30 4 40 28M330 216q20 2 34 20M440 236q16 2 26 12"
        />
        <Rose x={34} y={96} size={1.15} />
        <Rose x={92} y={84} size={0.9} />
        <Rose x={136} y={112} size={1} />
        <Rose x={72} y={122} size={0.75} />
        <Rose x={-4} y={118} size={0.9} />
      </svg>
      <svg className={styles.right} viewBox="0 0 520 200">
        <path className={styles.grass} d={grass({ seed: 8, count: 46, from: 440, to: 530, ground: 84 })} />
        <path
          fill="url(#h-granite)"
          d="M536 200V70q-50-18-92 4-40 22-40 126zM424 200q4-60-30-78-44-16-84 8-34 22-34 70zM296 200q2-34-28-46-38-10-72 6-28 14-30 40zM186 200q-4-18-26-24-34-4-60 6-20 8-26 18zM90 200q-10-8-26-8-26 0-44 8z"
        />
        <path
          className={styles.rim}
          d="M404 130q6-40 42-54 26-10 54-6M280 170q8-28 34-40 24-10 48-8M170 180q10-16 32-22 20-4 38 0M78 192q14-10 34-12"
        />
      </svg>
    </>
  );
}

/** A beach rose among its leaves. */
function Rose({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="#223a63" d={LEAVES} />
      <path fill="#b9476e" d={petals(13, 0.3)} />
      <path fill="#ec8298" d={petals(10.5, 0.42)} />
      <circle r="2.6" fill="#f9c784" />
    </g>
  );
}

const LEAVES =
  'M-28 12q4-18 24-12 2 16-24 12zM8 14q10-18 28-8-4 18-28 8zM-10 24q10-12 22 2-12 12-22-2zM-26-8q14-10 22 4-12 8-22-4zM14-12q14-8 20 4-12 8-20-4z';

/** Five round petals, slightly flattened by perspective. */
function petals(radius: number, turn: number): string {
  return repeat(5, (index) => {
    // A petal is a loop from the centre; its control points are about 45° either side of its middle.
    const middle = turn + (index / 5) * 2 * Math.PI;
    const toward = (angle: number) =>
      `${short(Math.cos(angle) * radius * 1.35)} ${short(Math.sin(angle) * radius * 1.1)}`;
    return `M0 0C${toward(middle - 0.78)} ${toward(middle + 0.78)} 0 0z`;
  });
}

/** `from` and `to` are x; `ground` is the y of the feet. */
type Grass = { seed: number; count: number; from: number; to: number; ground: number };

/** Blades of grass that lean with the wind. Each curves up to its tip and back to its foot, which is 4 units wide. */
function grass({ seed, count, from, to, ground }: Grass): string {
  const random = seeded(seed);
  return repeat(count, () => {
    const x = Math.round(from + random() * (to - from));
    const height = Math.round(20 + random() * 52);
    const lean = Math.round(4 + random() * 26);
    return `M${x} ${ground}q${short(lean * 0.2)}-${Math.round(height * 0.6)} ${lean}-${height}-${short(lean * 0.6)} ${Math.round(height * 0.5)}-${lean - 4} ${height}z`;
  });
}
