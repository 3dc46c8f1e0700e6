import type { CSSProperties } from 'react';
import { repeat, seeded, short } from '../../drawing/random';
import { cablePath, yAt, type Cable } from './cable';
import styles from './celebration.module.css';

/** Colours of the confetti, in the light of the lamps, and how long each falls, in seconds. */
const CONFETTI: [colour: string, seconds: number][] = [
  ['#fff3dc', 3],
  ['#f3c98b', 3.6],
  ['#e39a86', 4.2],
  ['#c9d8cf', 3.3],
  ['#d9935a', 3.9],
];
/** Pieces of each colour. */
const PIECES = 26;

/**
 * Strands of small lights. All start above their box, since on wide screens the box's left edge is in the middle of the
 * picture, where no strand should begin.
 */
const STRANDS: Cable[] = [
  { from: -8, sag: 74, to: 30 },
  { from: -12, sag: 104, to: -6 },
  { from: -10, sag: 44, to: 12 },
];
/** Lights on each strand. */
const LIGHTS = 18;

/** The celebration once everything has been read: strands of small lights, and paper confetti. */
export function Celebration() {
  return (
    <>
      <svg className={styles.strands}>
        {STRANDS.map((strand, index) => (
          <Strand key={strand.sag} cable={strand} index={index} />
        ))}
      </svg>
      {CONFETTI.map(([colour, seconds], index) => (
        <svg
          key={colour}
          className={styles.confetti}
          style={{ '--fall': `${seconds}s` } as CSSProperties}
          viewBox="0 0 900 900"
          preserveAspectRatio="xMidYMid slice"
          fill={colour}
        >
          <path d={pieces(index + 11)} />
        </svg>
      ))}
    </>
  );
}

type StrandProps = { cable: Cable; index: number };

function Strand({ cable, index }: StrandProps) {
  return (
    <g className={styles.strand} style={{ '--place': index } as CSSProperties}>
      {/* Only the cable stretches with the box: the lights stay round. */}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.cable} d={cablePath(cable)} />
      </svg>
      {Array.from({ length: LIGHTS }, (_, light) => {
        const t = (light + 0.5) / LIGHTS;
        const [cx, cy] = [`${short(t * 100)}%`, `${short(yAt(cable, t))}%`];
        return (
          <g key={cx}>
            <circle className={styles.halo} cx={cx} cy={cy} r="9" />
            <circle className={styles.light} cx={cx} cy={cy} r="2.2" />
          </g>
        );
      })}
    </g>
  );
}

/** Randomly rotated pieces of confetti; fewer at the top, next to the text on tall screens. */
function pieces(seed: number): string {
  const random = seeded(seed);
  return repeat(PIECES, () => {
    const [x, y] = [random() * 900, 900 * random() ** 0.6];
    const turn = random() * Math.PI;
    const [length, width] = [5 + random() * 9, 3 + random() * 4];
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const side = (units: number, dx: number, dy: number) => `l${short(units * dx)} ${short(units * dy)}`;
    return `M${short(x)} ${short(y)}${side(length, cos, sin)}${side(width, -sin, cos)}${side(-length, cos, sin)}z`;
  });
}
