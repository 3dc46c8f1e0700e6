import type { PageId } from '../../../model/pages';
import { TRACKED_PAGES } from '../../../site/pages-read';
import { short } from '../../drawing/random';
import { cablePath, yAt, type Cable } from './cable';
import styles from './lamps.module.css';

const CABLE: Cable = { from: 0, sag: 150, to: 10 };

export type LampsProps = { read: PageId[] };

/** A string of lamps across the picture, one per tracked page: dark until the page is read. */
export function Lamps({ read }: LampsProps) {
  return (
    <svg className={styles.string}>
      <defs>
        <radialGradient id="p-glow">
          <stop stopColor="#ffdf9e" stopOpacity=".75" />
          <stop offset=".3" stopColor="#ffc773" stopOpacity=".32" />
          <stop offset="1" stopColor="#ffb65a" stopOpacity="0" />
        </radialGradient>
      </defs>
      {/* Only the cable stretches with the box: the lamps keep their shape. */}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.darkLine} d={cablePath(CABLE)} />
        <path className={styles.cable} d={cablePath(CABLE)} />
      </svg>
      {TRACKED_PAGES.map(({ id }, index) => {
        // Evenly spaced, with 0.6 of a space before the first lamp and after the last.
        const t = (index + 0.6) / (TRACKED_PAGES.length + 0.2);
        return (
          <svg key={id} className={styles.place} x={`${short(t * 100)}%`} y={`${short(yAt(CABLE, t))}%`}>
            <g className={styles.lamp} data-lit={read.includes(id)}>
              <circle className={styles.glow} r="64" cy="29" fill="url(#p-glow)" />
              <path className={styles.darkLine} d="M0 0v8" />
              <path className={styles.socket} d="M-4.5 7h9v8h-9z" />
              <path className={styles.glass} d="M-4 15c0 5-7 7-7 15a11 11 0 0 0 22 0c0-8-7-10-7-15z" />
              <path className={styles.filament} d="M-3.5 30l2-7 1.5 6 1.5-6 2 7" />
            </g>
          </svg>
        );
      })}
    </svg>
  );
}
