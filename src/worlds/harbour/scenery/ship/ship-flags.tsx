import { PAGE_BY_ID, type FlagLetter, type PageId } from '../../../../model/pages';
import { FlagCloth } from './flag-cloth';
import { FLAG_SIZE } from './signal-flags';
import { short } from '../../../drawing/random';
import styles from './ship.module.css';

type Point = [x: number, y: number];
/** A rope that sags in a quadratic Bézier curve; `sag` is its control point. */
type Line = { from: Point; sag: Point; to: Point };
type FlagLine = Line & { flags: FlagLetter[] };

/** Side of a flag, in units of the ship's drawing. */
const SIDE = 26;

/** The lines of a ship dressed overall, as on a holiday: from the boom over both mastheads to the bowsprit. */
const DRESSED: FlagLine[] = [
  { from: [250, 66], sag: [110, 210], to: [38, 452], flags: ['O', 'S', 'P', 'W', 'T', 'F', 'R', 'Y', 'S', 'O'] },
  { from: [250, 66], sag: [312, 118], to: [374, 92], flags: ['T', 'Y', 'F'] },
  { from: [374, 92], sag: [470, 290], to: [600, 416], flags: ['R', 'W', 'O', 'P', 'S', 'Y', 'T', 'F', 'R'] },
];

/** The line for the flags of pages read so far, where they show against the sky. */
const HOIST: Line = { from: [374, 92], sag: [470, 276], to: [600, 416] };

export type ShipFlagsProps = { read: PageId[]; isDressed: boolean };

/** The signal flags in the rigging: one per page read, or dressed overall once everything has been read. */
export function ShipFlags({ read, isDressed }: ShipFlagsProps) {
  if (!isDressed && read.length === 0) return null;
  const lines = isDressed ? DRESSED : [{ ...HOIST, flags: read.map((page) => PAGE_BY_ID[page].flag) }];
  return lines.map((line) => (
    <g key={line.to.join('-')}>
      <path className={styles.halyard} d={`M${line.from.join(' ')}Q${[...line.sag, ...line.to].join(' ')}`} />
      {line.flags.map((letter, index) => {
        // When dressed, flags are spread evenly; otherwise they start near the line's upper end, so that more can join.
        const transform = transformAt(line, isDressed ? (index + 1) / (line.flags.length + 1) : 0.09 + index * 0.12);
        return (
          <g key={transform} className={styles.bunting} transform={transform}>
            <FlagCloth letter={letter} />
          </g>
        );
      })}
    </g>
  ));
}

/** The transform that hangs a flag from the line at `t`, 0 to 1. Its weight keeps it more upright than the line. */
function transformAt({ from, sag, to }: Line, t: number): string {
  const onAxis = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * sag[axis] + t ** 2 * to[axis];
  const slope = (axis: 0 | 1) => (1 - t) * (sag[axis] - from[axis]) + t * (to[axis] - sag[axis]);
  const angle = (Math.atan2(slope(1), slope(0)) * 180) / Math.PI;
  // Where the line runs to the left, its angle would turn the flag upside down.
  const upright = angle > 90 ? angle - 180 : angle;
  // It hangs by the middle of its upper edge, which is 4 units above the line.
  return `translate(${short(onAxis(0))} ${short(onAxis(1))}) rotate(${Math.round(upright * 0.35)}) scale(${SIDE / FLAG_SIZE}) translate(${-FLAG_SIZE / 2} -4)`;
}
