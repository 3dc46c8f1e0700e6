import styles from './shore.module.css';
import { repeat, seeded } from '../../drawing/random';

const WIDTH = 900;

/** Gloucester across the harbour: roofs up the hill, the two-towered church, wharves. Waterline at y = 150. */
export function Town() {
  const back = houses({ seed: 5, count: 60, base: 108, height: 24, from: 30, to: 690 });
  const middle = houses({ seed: 23, count: 44, base: 132, height: 32, from: 20, to: 760 });
  const front = houses({ seed: 41, count: 34, base: 150, height: 34, from: 0, to: 850 });
  return (
    <svg className={styles.town} viewBox={`0 0 ${WIDTH} 210`}>
      <defs>
        <linearGradient id="h-deep" x2="0" y2="1">
          <stop stopColor="#3f2a60" stopOpacity=".75" />
          <stop offset="1" stopColor="#3f2a60" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="#8d5484" d={back.walls} />
      <path fill="#6f437a" d="M0 150v-34q120-34 260-38 170-8 300 14 130 12 200 34 70 20 110 24z" />
      <path fill="#5d3a72" d={middle.walls} />
      <Church />
      <path fill="#4a2f66" d={front.walls} />
      <path fill="#3f2a60" d="M0 151v-14h800q40 2 60 8l40 4v2z" />
      <path fill="url(#h-deep)" d="M0 151h890q-20 16-120 22-130 12-290 8-60 14-130 2-140 12-350 6z" />
      <path className={styles.window} d={middle.windows + front.windows} />
      <path className={styles.rigging} d={masts()} />
      <path className={styles.glint} d={glints()} />
    </svg>
  );
}

function Church() {
  return (
    <g>
      <path fill="#4d3169" d="M388 112V70h10V42h16v28h12l8-12 8 12h12V42h16v28h10v42z" />
      <path
        fill="#4d3169"
        d="M396 43q0-13 10-16 10 3 10 16zM452 43q0-13 10-16 10 3 10 16zM405.2 28V14h1.6v14zM461.2 28V14h1.6v14zM402 18h8v1.5h-8zM458 18h8v1.5h-8z"
      />
      <path fill="#ef9d86" opacity=".8" d="M414 42h2v28h-2zM470 42h2v28h-2zM478 70h2v42h-2z" />
      <path className={styles.window} d="M403.5 50q2.5-4 5 0v9h-5zM459.5 50q2.5-4 5 0v9h-5zM430 82q4-6 8 0v14h-8z" />
    </g>
  );
}

/**
 * A row of houses from the x of `from` to that of `to`. Its walls end at the y of `base`; above the hill they are at most
 * `height` high.
 */
type Row = { seed: number; count: number; base: number; height: number; from: number; to: number };

/** Path data of a row of houses: walls with their roofs and chimneys, and lit windows. */
type Houses = { walls: string; windows: string };

/** A row of houses with gables or flat roofs, some with lit windows. */
function houses({ seed, count, base, height, from, to }: Row): Houses {
  const random = seeded(seed);
  const paths: Houses = { walls: '', windows: '' };
  for (let index = 0; index < count; index++) {
    const x = Math.round(from + ((to - from) * (index + random() * 0.7)) / count);
    const width = Math.round(14 + random() * 16);
    const wall = Math.round(height * (0.45 + random() * 0.55));
    // The hill is highest in the middle.
    const hill = Math.round(14 * Math.sin((x / WIDTH) * Math.PI));
    const top = base - hill - wall;
    const gable = random() < 0.75 ? Math.round(5 + random() * 6) : 0;
    paths.walls += `M${x} ${base}V${top}l${width / 2}-${gable} ${width / 2} ${gable}V${base}z`;
    // Some houses have a chimney, and up to two lit windows.
    if (random() < 0.3) paths.walls += `M${x + 3} ${top}v-${gable + 4}h3v${gable + 6}z`;
    if (random() < 0.55) paths.windows += `M${x + 4} ${top + 6}h3v4h-3z`;
    if (random() < 0.35) paths.windows += `M${x + 9} ${top + 6}h3v4h-3z`;
  }
  return paths;
}

/** Masts along the wharves, each with a stay. */
function masts(): string {
  const random = seeded(9);
  return repeat(16, () => {
    const x = Math.round(300 + random() * 520);
    const height = Math.round(24 + random() * 34);
    return `M${x} 148v-${height}l${Math.round(6 + random() * 10)} ${height}`;
  });
}

/** Reflections of the lit windows in the water. */
function glints(): string {
  const random = seeded(77);
  return repeat(
    26,
    () => `M${Math.round(20 + random() * 820)} ${Math.round(153 + random() * 8)}v${Math.round(5 + random() * 26)}`,
  );
}
