import styles from './fireworks.module.css';
import { seeded, short } from '../../../drawing/random';

/** One firework: its colours, the number of rays in its outer ring, and how far their tips droop. */
type Burst = { id: string; color: string; spark: string; halo: string; rays: number; droop: number };

const BURSTS: Burst[] = [
  { id: 'a', color: '#ffcf7a', spark: '#fff3d2', halo: '#ff8a3c', rays: 30, droop: 14 },
  { id: 'b', color: '#ff9c92', spark: '#ffe0d2', halo: '#ff5a62', rays: 24, droop: 8 },
  { id: 'c', color: '#b9e6da', spark: '#f4fffb', halo: '#38b8b0', rays: 28, droop: 12 },
  { id: 'd', color: '#f4b7e0', spark: '#fff0fa', halo: '#c65fd0', rays: 22, droop: 10 },
  { id: 'e', color: '#ffe3a0', spark: '#fffbe8', halo: '#ff9a44', rays: 34, droop: 26 },
];

/** The number of bursts always shown; the others wait until everything has been read. */
const ALWAYS_SHOWN = 2;

export type FireworksProps = { complete: boolean };

/** Fireworks, each drawn at its widest. */
export function Fireworks({ complete }: FireworksProps) {
  return BURSTS.slice(0, complete ? BURSTS.length : ALWAYS_SHOWN).map((burst, index) => (
    <svg key={burst.id} className={styles.firework} data-burst={burst.id} viewBox="-100 -100 200 210">
      <defs>
        <radialGradient id={`h-ray-${burst.id}`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="98">
          <stop offset=".14" stopColor={burst.color} stopOpacity="0" />
          <stop offset=".45" stopColor={burst.color} stopOpacity=".85" />
          <stop offset=".9" stopColor={burst.color} />
          <stop offset="1" stopColor={burst.spark} />
        </radialGradient>
        <radialGradient id={`h-halo-${burst.id}`} r=".5">
          <stop stopColor={burst.halo} stopOpacity=".42" />
          <stop offset="1" stopColor={burst.halo} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="100" fill={`url(#h-halo-${burst.id})`} />
      <Rays burst={burst} seed={index + 3} />
    </svg>
  ));
}

function Rays({ burst, seed }: { burst: Burst; seed: number }) {
  // An outer ring, and a sparser one inside it.
  const allRays = [
    ...drawRays(burst.rays, 92, burst.droop, seed),
    ...drawRays(Math.round(burst.rays * 0.6), 56, burst.droop, seed + 50),
  ];
  return (
    <>
      <path
        className={styles.trails}
        stroke={`url(#h-ray-${burst.id})`}
        d={allRays.map(({ trail }) => trail).join('')}
      />
      <path className={styles.sparks} stroke={burst.spark} d={allRays.map(({ spark }) => spark).join('')} />
    </>
  );
}

/** Rays that leave the middle straight and droop at the end. A spark is a zero-length stroke, which shows as a dot. */
function drawRays(count: number, reach: number, droop: number, seed: number): { trail: string; spark: string }[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.5) / count) * 2 * Math.PI;
    const radius = reach * (0.82 + random() * 0.18);
    const pointAt = (share: number, fall = 0) =>
      `${short(Math.cos(angle) * radius * share)} ${short(Math.sin(angle) * radius * share + fall)}`;
    const tip = pointAt(1, droop);
    return { trail: `M${pointAt(0.2)}Q${pointAt(0.75)} ${tip}`, spark: `M${tip}h0` };
  });
}
