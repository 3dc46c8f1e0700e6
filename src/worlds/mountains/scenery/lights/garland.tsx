import type { PageId } from '../../../../model/pages';
import { INCLUDED_PAGES } from '../../../../site/included-pages';
import { short } from '../../../drawing/random';
import type { Point } from '../crag';
import { Lantern } from './lantern';
import styles from '../alp.module.css';

/** A line that hangs between two points, as a quadratic Bézier curve: `sag` is its control point. */
type Line = { from: Point; sag: Point; to: Point };

/** The lanterns' cord, from one of the `Larches` to the other. */
const CORD: Line = { from: [46, 120], sag: [310, 224], to: [596, 88] };
/** Where the first lantern hangs, the limit for the last one, and their usual distance, as shares of the cord. */
const FIRST = 0.12;
const LAST = 0.88;
const STEP = 0.108;
/** Strings of small lights, added once everything has been read. */
const STRINGS: Line[] = [
  { from: [45, 88], sag: [300, 150], to: [597, 50] },
  { from: [46, 160], sag: [330, 340], to: [596, 140] },
];

export type GarlandProps = { read: PageId[]; complete: boolean };

/**
 * The lit lanterns of the pages read, on a cord between two larches. Once everything has been read, every page's
 * lantern hangs there, with strings of lights.
 */
export function Garland({ read, complete }: GarlandProps) {
  const pages = complete ? INCLUDED_PAGES.map(({ id }) => id) : read;
  if (pages.length === 0) return null;
  // For a single page, the division gives Infinity and STEP applies.
  const step = Math.min(STEP, (LAST - FIRST) / (pages.length - 1));
  return (
    <svg className={styles.garland} viewBox="0 0 640 600">
      {complete && STRINGS.map(curve).map((d) => <path key={d} className={styles.bulbs} d={d} />)}
      <path className={styles.cord} d={curve(CORD)} />
      {pages.map((page, index) => {
        const [x, y] = cordAt(FIRST + index * step);
        // A lantern hangs from its point 20, 2, which the transform puts on the cord.
        return (
          <g key={page} transform={`translate(${x} ${y}) scale(1.2) translate(-20 -2)`}>
            <Lantern page={page} />
          </g>
        );
      })}
    </svg>
  );
}

const curve = ({ from, sag, to }: Line) => `M${from.join(' ')}Q${[...sag, ...to].join(' ')}`;

/** The point at the share `t` of the cord. */
function cordAt(t: number): Point {
  const { from, sag, to } = CORD;
  const onAxis = (axis: 0 | 1) => short((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * sag[axis] + t ** 2 * to[axis]);
  return [onAxis(0), onAxis(1)];
}
