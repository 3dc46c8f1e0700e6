import type { CSSProperties } from 'react';
import styles from './lights.module.css';
import ranges from '../ranges.module.css';
import { FIRES } from '../massif';

/** The number of fires always shown; the others wait until everything has been read. */
const ALWAYS_SHOWN = 3;
/** From this turn on, counted from 0, all light up together. */
const LAST_TURN = 9;

export type FiresProps = { complete: boolean };

/** Bonfires on the summits, as far as the horizon, in the frame and units of `Ranges`. */
export function Fires({ complete }: FiresProps) {
  return (
    <svg className={ranges.fires} viewBox="-1800 -600 3000 600">
      <radialGradient id="m-blaze">
        <stop stopColor="#ffcf7a" stopOpacity=".75" />
        <stop offset=".3" stopColor="#ff9a4a" stopOpacity=".32" />
        <stop offset="1" stopColor="#ff7a3c" stopOpacity="0" />
      </radialGradient>
      {FIRES.slice(0, complete ? FIRES.length : ALWAYS_SHOWN).map(({ summit: [x, y], size }, index) => (
        <g
          key={`${x} ${y}`}
          className={styles.fire}
          style={{ '--turn': Math.min(index, LAST_TURN) } as CSSProperties}
          data-fire=""
        >
          <g transform={`translate(${x} ${y}) scale(${size})`}>
            <circle r="52" cy="-8" fill="url(#m-blaze)" />
            <path fill="#ff8a3a" d="M-9 2q-4-10 2-17 1 5 4 6 0-10 5-17 2 10 6 14 5 7 1 14z" />
            <path fill="#ffe9a8" d="M-5 2q-2-7 2-10 2 3 3-4 5 7 4 14z" />
          </g>
        </g>
      ))}
    </svg>
  );
}
